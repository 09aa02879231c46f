"""Zone 8, Prismatic Crystals: dice for the next turn (rule 31; rulings d14, d15)."""

from ...core.game import Ask, Seat, Tell, choice
from .data import COLOURS, PRISMATIC, PRISMS, crystal_ranks
from .names import NAME, NAMES
from .rewards import close
from .state import Result, State, without


def begin(s: State) -> None:
    """Put all six Prismatic dice back into the pool (ruling d14)."""
    s.offers = PRISMATIC * PRISMS  # ruling d14
    s.picks = 2 * crystal_ranks(len(s.iron))


def award(s: State, tell: Tell) -> None:
    """Give out dice up to the next choice; then record what each captain took."""
    winners = s.ranking[: crystal_ranks(len(s.iron))]
    while s.picks:
        left = _pickers(s)
        alone = len(set(left)) == 1 and len(left) == len(s.offers)  # one captain takes all that is left
        if not alone and len(set(s.offers)) > 1:
            s.seat, s.phase = left[0], "crystals"
            return
        _grow(s, tell, left[0], s.offers[0])
    for place, entry in enumerate(winners):
        prisms = tuple((COLOURS[colour], 1) for colour in s.prisms[entry.seat])
        s.results += (Result(s.zone, place, entry.seat, entry.dice, prisms),)
    s.place = len(winners)
    close(s, tell)


def _pickers(s: State) -> list[Seat]:
    """The captains who still take a die, in order: two each, and the rest goes to the first (rule 31; ruling d15)."""
    ranks = crystal_ranks(len(s.iron))
    seats = [entry.seat for entry in s.ranking[:ranks] for _ in range(2)]
    return (seats + [s.ranking[0].seat] * (2 * ranks - len(seats)))[-s.picks :]


def picker(s: State) -> Seat:
    """The captain who takes the next die."""
    return _pickers(s)[0]


def ask_crystals(s: State, ask: Ask) -> None:
    """Which Prismatic die?"""
    ask("transecopia.ask.crystals", rule="crystals", n=_pickers(s).count(s.seat))
    ask.offer(GROWING[colour] for colour in PRISMATIC if colour in s.offers)


GROWING = {
    colour: choice(
        "grow", COLOURS[colour],
        label="transecopia.grow", target=f"prism-{COLOURS[colour]}", group="grow", colour=NAMES[COLOURS[colour]],
    )
    for colour in PRISMATIC
}  # fmt: skip


def grow(s: State, tell: Tell, colour: str) -> None:
    """Take a Prismatic die for the next turn (rule 31)."""
    s.phase = "resolve"
    _grow(s, tell, s.seat, COLOURS.index(colour))


def _grow(s: State, tell: Tell, seat: Seat, colour: int) -> None:
    s.offers = without(s.offers, colour)
    s.prisms[seat] = tuple(sorted((*s.prisms[seat], colour)))
    s.picks -= 1
    tell("transecopia.grew", captain=NAME[seat], colour=NAMES[COLOURS[colour]], target=f"prism-{COLOURS[colour]}")
