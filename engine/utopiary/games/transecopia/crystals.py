"""Zone 8, Prismatic Crystals: dice for the next turn (rule 31; rulings d14, d15)."""

from ...core.game import Ask, Seat, Tell
from .awards import close
from .data import COLOURS, PRISMATIC, PRISMS, crystal_ranks
from .saying import NAME, NAMES
from .state import Result, State


def begin(s: State) -> None:
    s.offers = PRISMATIC * PRISMS  # ruling d14: all six, wherever they were
    s.picks = 2 * crystal_ranks(len(s.iron))


def award(s: State, tell: Tell) -> None:
    winners = s.ranking[: crystal_ranks(len(s.iron))]
    while s.picks:
        seat = picker(s)
        last = all(other == seat for other in _pickers(s)[-s.picks :]) and s.picks == len(s.offers)
        if not last and len(set(s.offers)) > 1:
            s.seat, s.phase = seat, "crystals"
            return
        _grow(s, tell, s.offers[0])
    for place, entry in enumerate(winners):
        prisms = tuple((COLOURS[colour], 1) for colour in s.prisms[entry.seat])
        s.results += (Result(s.zone, place, entry.seat, entry.dice, prisms),)
    s.place = len(winners)
    close(s, tell)


def _pickers(s: State) -> list[Seat]:
    """Who takes a die, in order: two each, and what remains goes to the first (rule 31, ruling d15)."""
    ranks = crystal_ranks(len(s.iron))
    seats = [entry.seat for entry in s.ranking[:ranks] for _ in range(2)]
    return seats + [s.ranking[0].seat] * (2 * ranks - len(seats))


def picker(s: State) -> Seat:
    return _pickers(s)[-s.picks]


def ask_crystals(s: State, ask: Ask) -> None:
    mine = sum(seat == s.seat for seat in _pickers(s)[-s.picks :])
    ask("transecopia.ask.crystals", rule="crystals", n=mine)
    for colour in PRISMATIC:
        if colour in s.offers:
            ask.choice(
                "grow", COLOURS[colour],
                label="transecopia.grow", target=f"prism-{COLOURS[colour]}", group="grow",
                colour=NAMES[COLOURS[colour]],
            )  # fmt: skip


def grow(s: State, tell: Tell, colour: str) -> None:
    s.phase = "resolve"
    _grow(s, tell, COLOURS.index(colour))


def _grow(s: State, tell: Tell, colour: int) -> None:
    seat = picker(s)
    at = s.offers.index(colour)
    s.offers = s.offers[:at] + s.offers[at + 1 :]
    s.prisms[seat] = tuple(sorted((*s.prisms[seat], colour)))
    s.picks -= 1
    tell("transecopia.grew", captain=NAME[seat], colour=NAMES[COLOURS[colour]], target=f"prism-{COLOURS[colour]}")
