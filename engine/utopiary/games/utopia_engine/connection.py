"""Connecting two active Constructs: rules 19 to 21, the waste basket and the Ancient Record."""

from ...core.game import Ask, Tell
from .calendar import fall, hurt, offer_hand
from .data import BASKET, LINK_SQUARES, PATCHED, RECORD, TIES, WORKSHOP
from .names import BOX_NAMES, NAMES
from .state import (
    Link,
    State,
    end_action,
    go,
    in_hand,
    new_field,
    offer_squares,
    roll_pair,
    spend,
    write,
)

COLUMNS = len(LINK_SQUARES) // 2


def ready(s: State, component: str) -> bool:
    """Are both Constructs active and the link not made (rule 19)?"""
    _, first, second = TIES[component]
    return first in s.activated and second in s.activated and s.links[component].value is None


def difficulty(s: State) -> int:
    """The sum of the link values (rule 22)."""
    return sum(link.value or 0 for link in s.links.values())


def all_made(s: State) -> bool:
    """Are all six links made (rule 22)?"""
    return all(link.value is not None for link in s.links.values())


# --- the choice to begin ---------------------------------------------------------------------------------------------


def offer_connect(s: State, ask: Ask) -> None:
    """Offer every link that can be begun, resumed, or made with the Ancient Record (rules 19, 21, 28)."""
    if len(s.activated) < 2:
        return
    for component, (_, first, second) in TIES.items():
        if not ready(s, component):
            continue
        link, stock = s.links[component], s.stores[component]
        if link.begun or stock:
            ask.choice(
                "connect", component,
                label="utopia-engine.resume" if link.begun else "utopia-engine.connect",
                target=f"link-{component}", group="connect",
                component=NAMES[component], first=NAMES[first], second=NAMES[second],
            )  # fmt: skip
        if stock and "ancient-record" in s.treasures:  # ruling c20
            ask.choice(
                "record", component,
                label="utopia-engine.record", target=f"link-{component}", group="connect",
                component=NAMES[component], first=NAMES[first], second=NAMES[second],
            )  # fmt: skip


def connect(s: State, tell: Tell, component: str) -> None:
    """Begin for one component (rule 19), or resume a stopped link with the dice that were rolled (rule 21)."""
    go(s, WORKSHOP)
    link = s.links[component]
    s.phase, s.subject, s.idle = "connection", component, link.begun
    _, first, second = TIES[component]
    tell("utopia-engine.connecting", first=NAMES[first], second=NAMES[second], target=f"link-{component}")
    if link.begun:
        s.squares, s.dice = list(link.squares), list(link.dice)
    else:
        spend(s, tell, component)
        new_field(s, len(LINK_SQUARES))
        roll_pair(s, tell)


def record(s: State, tell: Tell, component: str) -> None:
    """Make a link of value 1 with the Ancient Record (rule 28, ruling c20)."""
    go(s, WORKSHOP)
    spend(s, tell, component)
    _make(s, tell, component, (0,) * len(LINK_SQUARES), (), RECORD)


# --- the squares -----------------------------------------------------------------------------------------------------


def ask_connection(s: State, ask: Ask) -> None:
    """Which die goes into which square, or into the waste basket (rule 19)?"""
    _, first, second = TIES[s.subject]
    ask("utopia-engine.ask.connection", rule="connection", first=NAMES[first], second=NAMES[second], dice=in_hand(s))
    offer_squares(s, ask, LINK_SQUARES, BOX_NAMES)
    if s.basket < BASKET:
        for die in dict.fromkeys(s.dice):
            ask.choice(
                "waste", die,
                label="utopia-engine.waste", target="basket", group="waste", die=die, n=BASKET - s.basket,
            )  # fmt: skip
    if not s.idle:  # ruling c25
        ask.choice("stop", label="utopia-engine.stop-connection", target=f"link-{s.subject}", group="stop")
    offer_hand(s, ask)


def put(s: State, tell: Tell, die: int, square: str) -> None:
    """Write a die; the sixth completes the field (rules 19, 20)."""
    write(s, die, square, LINK_SQUARES)
    tell("utopia-engine.wrote", die=die, square=BOX_NAMES[square], target=f"square-{square}")
    s.idle = False
    if 0 not in s.squares:
        _finish(s, tell)
    elif not s.dice:
        roll_pair(s, tell)


def waste(s: State, tell: Tell, die: int) -> None:
    """Put a die into the waste basket instead (rule 19)."""
    s.dice.remove(die)
    s.idle = False
    _throw_away(s, tell, die)
    if not s.dice:
        roll_pair(s, tell)


def _throw_away(s: State, tell: Tell, die: int) -> None:
    if s.basket < BASKET:
        s.basket += 1
        tell("utopia-engine.wasted", die=die, n=BASKET - s.basket, target="basket")
    else:
        tell("utopia-engine.dropped", die=die, target="basket")


def stop(s: State, tell: Tell) -> None:
    """Stop; progress stays (rule 21), and so do the dice just rolled: no way to get rid of them (ruling c25)."""
    link = Link(True, tuple(s.squares), tuple(s.dice))
    s.links = {**s.links, s.subject: link}
    tell("utopia-engine.stopped-connection", target=f"link-{s.subject}")
    end_action(s)


# --- the field is full -----------------------------------------------------------------------------------------------


def _finish(s: State, tell: Tell) -> None:
    """Settle a full field (rule 20); all negative boxes count before the player falls (ruling c13)."""
    component = s.subject
    for die in s.dice:  # rule 19: a die left over
        _throw_away(s, tell, die)
    results = [top - bottom for top, bottom in zip(s.squares[:COLUMNS], s.squares[COLUMNS:], strict=True)]
    negative = sum(result < 0 for result in results)
    if negative:
        tell("utopia-engine.arcs", n=negative, target=f"link-{component}")
    if not hurt(s, tell, negative):
        return
    patches = min(negative, s.stores[component])
    if patches:  # ruling c24
        spend(s, tell, component, patches)
    if patches < negative:
        s.links = {**s.links, component: Link()}
        tell("utopia-engine.link-lost", component=NAMES[component], target=f"link-{component}")
        end_action(s)
    else:
        results = [PATCHED if result < 0 else result for result in results]
        _make(s, tell, component, tuple(s.squares), tuple(results), sum(results))
    if s.hit_points == 0:
        fall(s, tell)


def _make(s: State, tell: Tell, component: str, squares: tuple[int, ...], results: tuple[int, ...], value: int) -> None:
    s.links = {**s.links, component: Link(True, squares, (), results, value)}
    _, first, second = TIES[component]
    tell("utopia-engine.linked", first=NAMES[first], second=NAMES[second], value=value, target=f"link-{component}")
    end_action(s)
