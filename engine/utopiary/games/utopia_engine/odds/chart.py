"""The search result chart (rules 5, 6, 10) and what a result is worth for a goal.

A chart gives every result of a search, -555 to 555, its worth and the kind of find it ends in, after the player made
the best of the bonuses that apply. Worths are whole numbers, so that sums over all rolls stay exact.
"""

from collections.abc import Callable
from enum import IntEnum
from functools import cache, lru_cache
from typing import NamedTuple

LOWEST, HIGHEST = -555, 555


class Find(IntEnum):
    """What a search ends in, best first: the order also decides between plays that are equally good for a goal."""

    PERFECT_ZERO = 0
    CONSTRUCT = 1  # 1 to 10
    COMPONENT = 2  # 11 to 99
    ENCOUNTER_1 = 3
    ENCOUNTER_2 = 4
    ENCOUNTER_3 = 5
    ENCOUNTER_4 = 6
    ENCOUNTER_5 = 7

    @property
    def label(self) -> str:
        """The name used in plain JSON."""
        return self.name.lower().replace("_", "-")


ENCOUNTERS = (Find.ENCOUNTER_1, Find.ENCOUNTER_2, Find.ENCOUNTER_3, Find.ENCOUNTER_4, Find.ENCOUNTER_5)


class Terms(NamedTuple):
    """What changes a search result here and now."""

    subtract: int = 0  # up to 10 each: Good Fortune, Scrying Lens, Hermetic Mirror (rules 25, 27)
    rod: bool = False  # the Dowsing Rod is charged and may be used (rule 26)
    monsters: bool = False  # Active Monsters: +2 encounter levels (rule 25)
    found: bool = False  # the region's Construct was found before: 0-10 gives two components (rule 5)


PLAIN = Terms()

Worth = Callable[[Find, bool, bool, Terms], int]  # find, did a bonus change the result, was it the Rod


def find_of(result: int, terms: Terms = PLAIN) -> Find:
    """The chart itself, for a result after its bonuses."""
    if 0 <= result <= 99:
        return Find.COMPONENT if result > 10 else Find.CONSTRUCT if result else Find.PERFECT_ZERO
    level = result // 100 if result > 0 else (99 - result) // 100  # rule 10
    level = min(level, 5) + (2 if terms.monsters else 0)
    return ENCOUNTERS[min(level, 5) - 1]


# --- goals -----------------------------------------------------------------------------------------------------------

# Points (rule 30) that a find brings or makes possible. A perfect zero: Construct 10, active 5, award 20. A component:
# the link it makes, 5. A fight in good health: a hit point lost is a day of rest, and a day left at the end is 5; a
# component dropped 5, a treasure 10; with the usual monsters of each level.
POINTS = {
    Find.PERFECT_ZERO: 35,
    Find.CONSTRUCT: 10,
    Find.COMPONENT: 5,
    Find.ENCOUNTER_1: -2,
    Find.ENCOUNTER_2: -4,
    Find.ENCOUNTER_3: -8,
    Find.ENCOUNTER_4: -13,
    Find.ENCOUNTER_5: -14,
}
AWARD = 20  # rule 6: only for an unmodified zero
ROD = 10  # rule 30: a charged tool counts 10


def _points(find: Find, changed: bool, by_rod: bool, terms: Terms) -> int:
    points = POINTS[find]
    if find <= Find.CONSTRUCT and terms.found:
        points = 2 * POINTS[Find.COMPONENT]  # rule 5, ruling c4
    elif find is Find.PERFECT_ZERO and changed:
        points -= AWARD
    return points - (ROD if by_rod else 0)


GOALS: dict[str, Worth] = {
    "construct": lambda find, changed, by_rod, terms: int(find <= Find.CONSTRUCT),
    "zero": lambda find, changed, by_rod, terms: int(find is Find.PERFECT_ZERO),
    "component": lambda find, changed, by_rod, terms: int(find is Find.COMPONENT),
    "safe": lambda find, changed, by_rod, terms: int(find <= Find.COMPONENT),  # anything but a fight
    "points": _points,
}


# --- the chart for a goal --------------------------------------------------------------------------------------------


class Chart(NamedTuple):
    """Worth and find of every result from -555 to 555."""

    worth: tuple[int, ...]  # index: result + 555
    find: tuple[Find, ...]


def within_reach(result: int, terms: Terms) -> list[tuple[int, bool]]:
    """Results that the bonuses can make of this one, one for each line of the chart; does it take the Rod?"""
    if result < 0:
        return [(result, False)]  # ruling c5
    lowest = max(0, result - terms.subtract)  # ruling c6: also from 100 on
    reach = [(result, False)]
    reach += [(top, False) for top in _LINES if lowest <= top < result]
    if terms.rod and result:
        lowest_by_rod = max(1, lowest - 100)  # ruling c7
        reach += [(top, True) for top in _LINES if lowest_by_rod <= top < lowest]
        reach += [(lowest_by_rod, True)]
    return reach


_LINES = (0, 10, 99, 199, 299, 399, 499)  # the last result of every line of the chart


def chart_for(worth: Worth, terms: Terms = PLAIN) -> Chart:
    """The chart for a worth; of equally good ways the Rod is kept, then the better find counts."""

    @cache
    def rank(find: Find, changed: bool, by_rod: bool) -> tuple[int, bool, int, Find]:
        """Of equal worth: rather keep the Rod, then the better find."""
        return worth(find, changed, by_rod, terms), not by_rod, -find, find

    @cache
    def best(options: tuple[Option, ...]) -> tuple[int, bool, int, Find]:
        return max(rank(*option) for option in options)

    rows = [best(options) for options in _options(terms)]
    return Chart(tuple(row[0] for row in rows), tuple(row[3] for row in rows))


Option = tuple[Find, bool, bool]  # what it ends in, did a bonus change the result, was it the Rod


@lru_cache(maxsize=32)
def _options(terms: Terms) -> list[tuple[Option, ...]]:
    """For every result what can be made of it: the same for all goals, and for many results the same."""
    return [
        tuple((find_of(made, terms), made != result, by_rod) for made, by_rod in within_reach(result, terms))
        for result in range(LOWEST, HIGHEST + 1)
    ]
