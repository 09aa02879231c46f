"""Phase 4, Production (rules 6, 32, 33): buy Parts, trade, build one upgrade a turn (ruling d7).

Captains act one after the other, the brightest Light card first, because Parts can run out (ruling a1). An upgrade is
paid for card by card, hidden from the others until all is paid; then it is shown and the next one drawn.
"""

from functools import cache

from ...core.game import Ask, Choice, Seat, Tell, choice
from ...core.messages import text
from . import tech_cards
from .data import (
    FINDS,
    PART_PRICES,
    PARTS,
    PRIEST,
    RESEARCHER,
    TECH_FINDS,
    TECH_VALUE,
    TIERS,
    TOP,
    TRADES,
    UPGRADES,
    Upgrade,
)
from .names import FIND_NAMES, NAME, NAMES, amount, reveal_to, tell_privately
from .resources import offer_finds
from .rewards import take_part
from .state import State, has_access, order, part_left, without

# --- the order of captains -------------------------------------------------------------------------------------------


def begin(s: State, tell: Tell) -> None:
    """Start with the captain who has the brightest Light card (ruling a1)."""
    s.waiting = order(s)
    _next(s)


def _next(s: State) -> None:
    s.traded = s.producing = False
    s.owed = s.paid = ()
    while s.waiting:
        s.seat, s.waiting = s.waiting[0], s.waiting[1:]
        if may_produce(s, s.seat):
            s.phase = "production"
            return
    s.phase = "rotate"


def may_produce(s: State, seat: Seat) -> bool:
    """Could this captain have anything to decide, as far as every captain can see (ruling a2)?"""
    if s.hands[seat] or (s.astatine[seat] >= price(s, seat, 0) and s.characters[seat] != PRIEST):
        return True
    if has_access(s, seat, "cyclical-crystal") and s.iron[seat] + s.copper[seat] + s.astatine[seat]:
        return True
    parts, points = LEAST[s.level[seat]]
    return sum(s.parts[seat]) >= parts and tech_cards.points(s.techs[seat]) >= points


LEAST = tuple(  # Parts and points of Tech that any upgrade of the tier asks for
    (min(len(card.parts) for card in tier), min(sum(card.tech) for card in tier)) for tier in UPGRADES
)


def current(s: State, seat: Seat) -> Upgrade:
    """The upgrade card that the captain works on."""
    return UPGRADES[s.level[seat]][s.upgrades[seat]]


def ask_production(s: State, ask: Ask) -> None:
    """What does this captain produce (rules 6, 32)?"""
    seat = s.seat
    upgrade = NAMES[TIERS[s.level[seat]]]
    ask("transecopia.ask.built" if s.producing else "transecopia.ask.production", rule="production", upgrade=upgrade)
    ask.choice("done", label="transecopia.done", target=f"mat-{seat}", group="done")
    if can_build(s, seat):
        ask.choice("build", label="transecopia.build", target="upgrade", group="build", upgrade=upgrade)
    if s.characters[seat] != PRIEST and s.astatine[seat] >= price(s, seat, 0):  # rule 6; ruling d6
        prices = [(part, price(s, seat, part)) for part in range(len(PARTS))]
        ask.offer(_producing(part, n) for part, n in prices if s.astatine[seat] >= n and part_left(s, part))
    if not s.traded and has_access(s, seat, "cyclical-crystal"):  # ruling d29
        for give, (_, get, n) in TRADES.items():
            if store(s, give)[seat]:
                ask.choice(
                    "trade", give,
                    label="transecopia.trade", target="artifact-cyclical-crystal", group="trade",
                    give=amount(give, 1), get=amount(get, n),
                )  # fmt: skip
    offer_finds(s, ask)


@cache
def _producing(part: int, cost: int) -> Choice:
    return choice(
        "produce", PARTS[part],
        label="transecopia.produce", target=f"part-{PARTS[part]}", group="produce",
        part=NAMES[PARTS[part]], cost=amount("astatine", cost),
    )  # fmt: skip


def done(s: State, tell: Tell) -> None:
    """Finish the captain's Production."""
    _next(s)


# --- Parts for astatine, trades --------------------------------------------------------------------------------------


def price(s: State, seat: Seat, part: int) -> int:
    """The astatine that a Part costs this captain (rule 6; the Field Researcher pays less)."""
    return PART_PRICES[part] - (s.characters[seat] == RESEARCHER)


def produce(s: State, tell: Tell, id: str) -> None:
    """Buy a Part (rule 6)."""
    part = PARTS.index(id)
    s.astatine[s.seat] -= price(s, s.seat, part)
    take_part(s, tell, s.seat, part)


def store(s: State, kind: str) -> list[int]:
    """The stores of a resource, by seat."""
    return s.iron if kind == "iron" else s.copper if kind == "copper" else s.astatine


def trade(s: State, tell: Tell, give: str) -> None:
    """Trade with the Cyclical Crystal (ruling d29)."""
    _, get, n = TRADES[give]
    store(s, give)[s.seat] -= 1
    store(s, get)[s.seat] += n
    s.traded = True
    tell(
        "transecopia.traded", give=amount(give, 1), get=amount(get, n), target="artifact-cyclical-crystal"
    )  # fmt: skip


# --- building --------------------------------------------------------------------------------------------------------


def parts_for(have: tuple[int, ...], need: tuple[int, ...]) -> tuple[int, ...] | None:
    """The Parts left after building, or `None`; a Prismatic Part stands in for a missing normal one (rule 5)."""
    left = list(have)
    for part in sorted(need, reverse=True):  # Prismatic ones first
        if not left[part] and 3 <= part <= 5 and left[part + 3]:
            part += 3
        if not left[part]:
            return None
        left[part] -= 1
    return tuple(left)


def tech_values(s: State, seat: Seat) -> list[int]:
    """The points of all Tech cards, Discovery cards included."""
    finds = [FINDS[card].n for card in s.hands[seat] if card in TECH_FINDS]
    return [TECH_VALUE[card] for card in s.techs[seat]] + finds


def enough(values: list[int], needs: tuple[int, ...]) -> bool:
    """Can each amount be met by separate cards (rule 33)? A surplus is lost (ruling d34)."""
    if not needs:
        return True
    if sum(values) < sum(needs):
        return False
    if len(needs) == 1:
        return True
    first, second = needs
    reached = {0: 0}  # points laid down for the first amount -> the most laid down for the second
    for n in values:
        after: dict[int, int] = {}
        for one, other in reached.items():
            for more, rest in ((min(first, one + n), other), (one, min(second, other + n))):
                if after.get(more, -1) < rest:
                    after[more] = rest
        reached = after
    return reached.get(first, -1) >= second


def can_build(s: State, seat: Seat) -> bool:
    """Has the captain all Parts and Tech for the current upgrade (rules 32, 33; ruling d7)?"""
    if s.producing or s.level[seat] == TOP:
        return False
    card = current(s, seat)
    return parts_for(s.parts[seat], card.parts) is not None and enough(tech_values(s, seat), card.tech)


def build(s: State, tell: Tell) -> None:
    """Start to pay for the current upgrade."""
    s.phase, s.owed, s.paid = "pay", current(s, s.seat).tech, ()
    tell_privately(tell, "transecopia.begins", upgrade=NAMES[TIERS[s.level[s.seat]]], target="upgrade")


def ask_pay(s: State, ask: Ask) -> None:
    """Which card is laid down for the next amount (rule 33)?"""
    ask("transecopia.ask.pay", rule="production", n=s.owed[0], upgrade=NAMES[TIERS[s.level[s.seat]]])
    left = unlaid(s)
    values = [worth(card) for card in left]
    for word, card in _words(left).items():
        rest = values[:]
        rest.remove(worth(card))
        if enough(rest, owed_after(s, card)):  # no dead ends
            if isinstance(word, int):
                ask.choice(
                    "pay", word,
                    label="transecopia.pay", target=f"own-{word}", group="pay", card=TECH_POINTS[word],
                )  # fmt: skip
            else:
                ask.choice(
                    "pay", word, label="transecopia.pay", target=f"find-{word}", group="pay", card=FIND_NAMES[word]
                )  # fmt: skip


def _words(cards: tuple[int, ...]) -> dict[str | int, int]:
    """The cards that can be laid down by their names in moves: equal Tech cards are one move."""
    words: dict[str | int, int] = {}
    for card in cards:
        words.setdefault(TECH_VALUE[card] if card >= 0 else FINDS[-1 - card].id, card)
    return words


def unlaid(s: State) -> tuple[int, ...]:
    """The cards that can still be laid down: Tech cards, and Discovery cards as -1 - index."""
    left = s.techs[s.seat] + tuple(-1 - card for card in s.hands[s.seat] if card in TECH_FINDS)
    for card in s.paid:
        left = without(left, card)
    return left


def worth(card: int) -> int:
    """The points of a card laid down."""
    return TECH_VALUE[card] if card >= 0 else FINDS[-1 - card].n


def owed_after(s: State, card: int) -> tuple[int, ...]:
    """The amounts still owed after this card is laid down."""
    missing = s.owed[0] - worth(card)
    return (missing, *s.owed[1:]) if missing > 0 else s.owed[1:]


TECH_POINTS = {n: text("transecopia.tech", value=n) for n in sorted(set(TECH_VALUE))}


def pay(s: State, tell: Tell, word: str | int) -> None:
    """Lay down a card."""
    card = _words(unlaid(s))[word]
    s.owed, s.paid = owed_after(s, card), (*s.paid, card)
    said = TECH_POINTS[word] if isinstance(word, int) else FIND_NAMES[word]
    tell_privately(tell, "transecopia.paid", card=said, target="upgrade")
    if not s.owed:
        _finish(s, tell)


def _finish(s: State, tell: Tell) -> None:
    """Show the upgrade, discard cards and Parts, move the token up, draw the next upgrade (rule 32)."""
    seat = s.seat
    card = current(s, seat)
    parts = parts_for(s.parts[seat], card.parts)
    assert parts is not None, "building starts with all Parts"
    s.parts[seat] = parts
    for laid in s.paid:
        if laid >= 0:
            s.techs[seat] = without(s.techs[seat], laid)
        else:
            s.hands[seat] = without(s.hands[seat], -1 - laid)
    tech_cards.discard(s, tuple(laid for laid in s.paid if laid >= 0))
    s.find_used = tuple(sorted((*s.find_used, *(-1 - laid for laid in s.paid if laid < 0))))
    s.built[seat] = (*s.built[seat], s.upgrades[seat])
    tier = s.level[seat]
    s.level[seat] += 1
    s.owed, s.paid, s.producing, s.phase = (), (), True, "production"
    tell.reveal(
        "transecopia.built", captain=NAME[seat], upgrade=NAMES[TIERS[tier]], n=s.level[seat], target=f"mat-{seat}"
    )  # fmt: skip
    if s.level[seat] == TOP:
        s.upgrades[seat] = -1
        _next(s)  # rule 37: the other captains finish their Production
        return
    deck = s.decks[tier + 1]
    s.upgrades[seat] = deck[-1]
    s.decks = (*s.decks[: tier + 1], deck[:-1], *s.decks[tier + 2 :])
    reveal_to(
        tell, seat, "transecopia.next-upgrade", "transecopia.draws-upgrade",
        upgrade=NAMES[TIERS[tier + 1]], card=current(s, seat).id.upper(), target="upgrade",
    )  # fmt: skip
