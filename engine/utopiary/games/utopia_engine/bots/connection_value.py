"""What the links still to make, and the final activation after them, are worth to the planner.

Each link adds to the difficulty, and how much one more point matters depends on how many there are already and on the
days left for the end. So links are solved backwards, from the final activation to the first link (`connection_data`,
made by tests/utopia_engine/bots): the worth of having so many links to make, so high a difficulty, so many slots of the
waste basket and so many days left, with all hit points and one component to spare for each link.
"""

from array import array
from binascii import a2b_base64
from functools import cache, lru_cache

from ..data import BASKET, HIT_POINTS
from ..odds.connection import Connection, End
from ..odds.connection_table import read, ways
from ..odds.field import Boxes
from ..odds.final import Trial
from .final_value import best_of
from .position import Position

LINKS = 6
DAYS = (0, 1, 2, 4, 6, 8, 10, 13)  # of the table
HARDEST = 24  # difficulty
SLOTS = BASKET + 1
LOST = 0.9  # what is left after a link failed for want of a component, and two days with it
LATEST = DAYS[-1]

Ahead = tuple[float, ...]  # worth by days left, 0 to LATEST


@cache
def _table() -> list[Ahead]:
    """[links to make - 1][difficulty][slots]"""
    from .connection_data import SCALE, WORTH

    numbers = [number * SCALE for number in array("H", a2b_base64(WORTH))]
    return [spread(numbers[first : first + len(DAYS)]) for first in range(0, len(numbers), len(DAYS))]


def spread(known: list[float]) -> Ahead:
    """The worth for every number of days, interpolated from the few that are known."""
    worth = []
    for days in range(LATEST + 1):
        above = next(number for number, listed in enumerate(DAYS) if listed >= days)
        if DAYS[above] == days:
            worth.append(known[above])
        else:
            share = (days - DAYS[above - 1]) / (DAYS[above] - DAYS[above - 1])
            worth.append(known[above - 1] * (1 - share) + known[above] * share)
    return tuple(worth)


def ahead(links: int, difficulty: int, slots: int) -> Ahead:
    """The worth of having so many links to make, for every number of days left."""
    if not links:
        return finals(difficulty)
    return _table()[((links - 1) * (HARDEST + 1) + min(HARDEST, difficulty)) * SLOTS + slots]


@cache
def finals(difficulty: int) -> Ahead:
    """The worth when only the final activation is left, with all hit points and every Construct active."""
    return tuple(best_of(Trial(difficulty, HIT_POINTS, days, True)).worth for days in range(LATEST + 1))


# --- a link with dice in hand ----------------------------------------------------------------------------------------


def solve(links: int, difficulty: int, days: int, spare: int, slots: int = BASKET) -> Connection:
    """The best play of a link after which `links` more are to be made."""

    @cache
    def worth(end: End) -> float:
        if end.link is None:
            return LOST * after(difficulty + 3, end.slots, days - 2 - end.negative)
        return after(difficulty + end.link, end.slots, days - end.negative)

    def after(difficulty: int, slots: int, days: int) -> float:
        """A hit point is a day of rest; without a day left it makes the final activation harder."""
        return ahead(links, difficulty - min(0, days), slots)[max(0, min(LATEST, days))]

    return Connection(worth, spare, slots)


_solution = lru_cache(maxsize=4)(solve)


def best_step(p: Position, spare: int, boxes: Boxes, slots: int, hand: tuple[int, ...]) -> tuple[int, int | None, bool]:
    """The first die to deal with: (die, box or None for the basket, on top?).

    The table is for all hit points: wounds are rested off first, and those there is no day for make the end harder.
    """
    rested = p.days - (HIT_POINTS - p.hit_points)
    near = min(DAYS, key=lambda listed: abs(listed - rested))
    difficulty = min(HARDEST, p.difficulty - min(0, rested))
    link = _solution(p.links.count(None) - 1, difficulty, near, min(spare, 2), BASKET)
    best: tuple[float, tuple[int, int | None, bool]] | None = None
    for order in dict.fromkeys((hand, hand[::-1])):
        for puts, after, left in ways(boxes, slots, order):
            worth = link.value(left, read(after))
            if best is None or worth > best[0] + 1e-12:
                best = worth, puts[0]
    assert best
    return best[1]
