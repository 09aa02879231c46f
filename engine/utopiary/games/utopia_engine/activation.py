"""Activating a Construct: rules 15 to 18. Two fields of four boxes; a box is scored the moment it is full."""

from ...core.game import Ask, Tell
from .calendar import add_energy, bracelet_energy, cross_day, fall, hurt, offer_hand
from .data import CHARM, CONSTRUCTS, ENOUGH, FIELD_SQUARES, FIELDS, HOME_OF, WORKSHOP, YIELD
from .names import BOX_NAMES, NAMES
from .state import (
    LOCK,
    OPEN,
    State,
    affects,
    end_action,
    go,
    in_hand,
    new_field,
    offer_squares,
    roll_pair,
    write,
)

COLUMNS = len(FIELD_SQUARES) // 2


def vision(s: State, construct: str) -> int:
    """The energy that Fleeting Visions lend while they stay in its region (rule 18)."""
    return int(affects(s, "fleeting-visions", HOME_OF[construct]))


def energy_on_bar(s: State, construct: str) -> int:
    """All energy that counts for a Construct now: lent, from the Focus Charm, and won in this attempt."""
    total = vision(s, construct) + s.charms.get(construct, 0)
    if construct == s.subject:
        total += s.energy_gained + _won(s)
    return total


def _won(s: State) -> int:
    return sum(mark for mark in s.marks if mark > 0)


# --- the choice to begin ---------------------------------------------------------------------------------------------


def offer_activate(s: State, ask: Ask) -> None:
    """Offer every Construct that is found and not active (rule 1)."""
    for construct in CONSTRUCTS:
        if construct in s.found and construct not in s.activated and construct not in s.stopped:  # ruling c23
            ask.choice(
                "activate", construct,
                label="utopia-engine.activate", target=f"construct-{construct}", group="activate",
                construct=NAMES[construct],
            )  # fmt: skip


def activate(s: State, tell: Tell, construct: str) -> None:
    """Begin with the first field (rule 15)."""
    go(s, WORKSHOP)
    s.phase, s.subject, s.turn, s.energy_gained = "activation", construct, 1, 0
    tell("utopia-engine.activating", construct=NAMES[construct], target=f"construct-{construct}")
    _new_field(s, tell)


def _new_field(s: State, tell: Tell) -> None:
    s.marks = [OPEN] * COLUMNS
    new_field(s, len(FIELD_SQUARES))
    roll_pair(s, tell)


# --- the squares -----------------------------------------------------------------------------------------------------


def ask_activation(s: State, ask: Ask) -> None:
    """Which die goes into which square (rule 15)?"""
    ask(
        "utopia-engine.ask.activation",
        rule="activation",
        construct=NAMES[s.subject],
        field=s.turn,
        energy=energy_on_bar(s, s.subject),
        dice=in_hand(s),
    )
    offer_squares(s, ask, FIELD_SQUARES, BOX_NAMES)
    _offer_charm(s, ask)
    if s.hit_points:  # before falling the second die must be written (ruling c13)
        _offer_stop(s, ask)
    offer_hand(s, ask)


def _offer_charm(s: State, ask: Ask) -> None:
    if "focus-charm" in s.charged:
        ask.choice("focus", label="utopia-engine.focus", target="tool-focus-charm", group="tools")


def _offer_stop(s: State, ask: Ask) -> None:
    ask.choice("stop", label="utopia-engine.stop-activation", target=f"construct-{s.subject}", group="stop")


def put(s: State, tell: Tell, die: int, square: str) -> None:
    """Write a die; after the second of a roll see what has become of the field (rules 15, 16)."""
    write(s, die, square, FIELD_SQUARES)
    tell("utopia-engine.wrote", die=die, square=BOX_NAMES[square], target=f"square-{square}")
    box = int(square[1:]) - 1
    top, bottom = s.squares[box], s.squares[box + COLUMNS]
    if top and bottom and not _score_box(s, tell, box, top - bottom):
        return
    if s.dice:  # ruling c14: it may go into a box that was just erased
        return
    if OPEN not in s.marks and energy_on_bar(s, s.subject) >= ENOUGH:
        awake = s.hit_points > 0
        _awaken(s, tell)
        if not awake:  # ruling c13: like the drop of a monster, the activation comes before falling
            fall(s, tell)
    elif s.hit_points == 0:  # ruling c12: only the energy of the Focus Charm stays
        fall(s, tell)
    elif OPEN not in s.marks:
        s.phase = "field"
        tell("utopia-engine.field-over", energy=energy_on_bar(s, s.subject), target=f"construct-{s.subject}")
    else:
        roll_pair(s, tell)


def _score_box(s: State, tell: Tell, box: int, result: int) -> bool:
    """Score a full box (rule 15). False if its damage was deadly."""
    where = f"square-t{box + 1}"
    if result == 0:
        s.squares[box] = s.squares[box + COLUMNS] = 0
        tell("utopia-engine.box-erased", box=box + 1, target=where)
        return True
    s.marks[box] = YIELD.get(result, LOCK)
    if s.marks[box]:
        tell("utopia-engine.box-energy", n=s.marks[box], box=box + 1, result=result, target=where)
        return True
    tell("utopia-engine.box-locked" if result > 0 else "utopia-engine.box-backfired", box=box + 1, target=where)
    return hurt(s, tell, int(result < 0))


# --- the end of a field ----------------------------------------------------------------------------------------------


def ask_field(s: State, ask: Ask) -> None:
    """Not enough energy: lose a day for the second field, or after it for the Construct; or use the Focus Charm?"""
    ask(
        f"utopia-engine.ask.field-{s.turn}",
        rule="activation",
        construct=NAMES[s.subject],
        energy=energy_on_bar(s, s.subject),
        enough=ENOUGH,
    )
    ask.choice("go-on", label=f"utopia-engine.go-on-{s.turn}", target=f"construct-{s.subject}", group="put")
    _offer_charm(s, ask)
    _offer_stop(s, ask)
    offer_hand(s, ask)


def go_on(s: State, tell: Tell) -> None:
    """Lose a day for the second field, or after it for the Construct itself (rule 16)."""
    if not cross_day(s, tell):
        return
    if s.turn == FIELDS:
        _awaken(s, tell)
        return
    s.energy_gained += _won(s)
    s.phase, s.turn = "activation", s.turn + 1
    _new_field(s, tell)


def focus(s: State, tell: Tell) -> None:
    """Use the Focus Charm; its energy stays on the bar even when the attempt is stopped (rule 18)."""
    s.charged -= {"focus-charm"}
    s.charms = {**s.charms, s.subject: s.charms.get(s.subject, 0) + CHARM}
    tell("utopia-engine.focused", n=CHARM, construct=NAMES[s.subject], target=f"construct-{s.subject}")
    if s.phase == "field" and energy_on_bar(s, s.subject) >= ENOUGH:
        _awaken(s, tell)


def stop(s: State, tell: Tell) -> None:
    """Stop the attempt (rule 17); the next one must wait for another day (ruling c23)."""
    s.stopped |= {s.subject}
    tell("utopia-engine.stopped-activation", construct=NAMES[s.subject], target=f"construct-{s.subject}")
    end_action(s)


def _awaken(s: State, tell: Tell) -> None:
    construct, surplus = s.subject, energy_on_bar(s, s.subject) - ENOUGH
    s.activated |= {construct}
    s.charms = {other: marks for other, marks in s.charms.items() if other != construct}
    tell("utopia-engine.activated", construct=NAMES[construct], target=f"construct-{construct}")
    add_energy(s, tell, max(0, surplus))
    if s.bracelet == "activation":
        bracelet_energy(s, tell)
    end_action(s)
