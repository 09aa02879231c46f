"""How good a position looks to a seat: the lead in points, with those that districts, princes and cards promise."""

from ...core.game import Seat
from .data import FOR_CONTROL, GOAL, ISLAND_OF, KINDS, ON_ISLAND, ROUNDS, VALUE
from .state import NO_SEAT, State, cards_held

HEAP = (0.0, 0.5, 1.6, 4.0)  # princes of one civilization in a district that can be taken
GATHERED = (0.0, 0.0, 0.3, 0.9, 2.2, 6.5)  # civilizations on an island without a wonder
CARD, PRIVILEGE, REMOVABLE, WONDER_INCOME = 0.45, 0.8, 0.7, 0.12
SPREAD = 24.0  # points of lead that make a game nearly certain
BITS = tuple(n.bit_count() for n in range(1 << KINDS))


def safe_points(s: State, seat: Seat) -> int:
    """Return the points of a minister with those of a fair start, which are in `points` once the game is over."""
    return s.points[seat] + s.fair[seat] if s.fair else s.points[seat]


def worth(s: State, seat: Seat) -> float:
    """Return the chance of a seat to win, 0 to 1, from its lead in points it has and points it can expect."""
    if s.phase == "over":
        return float(s.track[0] == seat)
    rounds = max(1.0, min(5.0, (GOAL - max(s.points)) / 9.0, float(ROUNDS - s.round + 1)))
    places = [0] * KINDS
    for place, civ in enumerate(s.scale, 1):
        places[civ] = place
    totals = [safe_points(s, other) + _expected_points(s, other, rounds, places) for other in range(len(s.points))]
    for d, owner in enumerate(s.owner):
        if owner != NO_SEAT:
            totals[owner] += 0.8 * rounds * places[s.monument[d]]
    mine = totals[seat]
    lead = mine - max(total for other, total in enumerate(totals) if other != seat)
    field = mine - sum(totals) / len(totals)
    return min(0.97, max(0.03, 0.5 + 0.5 * (0.6 * lead + 0.4 * field) / SPREAD))


def _expected_points(s: State, seat: Seat, rounds: float, places: list[int]) -> float:
    """Return what the princes, cards and privileges of a seat promise."""
    owner, monument = s.owner, s.monument
    lasting = 0.35 + 0.13 * rounds  # a district counts for more the longer it pays
    expected = here = 0.0
    last, gathered = NO_SEAT, [0] * len(ON_ISLAND)
    for heap, n in enumerate(s.princes[seat]):
        if n:
            d, civ = divmod(heap, KINDS)
            gathered[ISLAND_OF[d]] |= 1 << civ
            if owner[d] == NO_SEAT:
                promise = HEAP[min(n, FOR_CONTROL)] * lasting * (0.7 + 0.1 * places[civ])
                if d != last:
                    last, here = d, 0.0
                if promise > here:  # only one heap of a district can take it
                    expected, here = expected + promise - here, promise
            elif monument[d] == civ:
                expected += REMOVABLE * n  # rule 29: two points, for a card
    for island, civs in enumerate(gathered):
        if s.wonder[island] == NO_SEAT:
            expected += GATHERED[BITS[civs]]
        elif s.wonder[island] == seat:
            expected += WONDER_INCOME * rounds * sum(VALUE[d] for d in ON_ISLAND[island] if owner[d] == NO_SEAT)
    return expected + CARD * cards_held(s, seat) + PRIVILEGE * s.privileges[seat]
