"""The odds of a search: for a goal, what every position and every placement ends in under best play.

    odds = search_odds("construct")
    odds.of((3, 0, 0, 3, 0, 0)).chance[Find.COMPONENT]      the chance of a component from here
    odds.rank(EMPTY, (4, 5))[0].puts                        the best way to write a 4 and a 5

The value of a result carries a one in the field of its find, below its worth for the goal. So the sums that the
solution makes are at once the total worth and the exact number of ways to every find; and plays of equal worth are
told apart by their finds, best first (`Find`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .box import Box, Put, check, placements, rolls_left, write
from .chart import GOALS, PLAIN, Chart, Find, Terms, chart_for
from .dice import WAYS
from .search import Solution

_BITS = 16  # three rolls fall in 36^3 = 46656 ways
_MASK = (1 << _BITS) - 1
_WORTH = _BITS * len(Find)  # the worth stands above all the fields


class Odds(NamedTuple):
    """What is to be expected of a search."""

    value: float  # for the goal: a chance, or expected points
    chance: tuple[float, ...]  # index: Find
    ways: tuple[int, ...]  # the same, counted; they add up to 36, 36^2 or 36^3


class Placement(NamedTuple):
    """One way to write the dice in hand."""

    puts: tuple[Put, ...]
    box: Box  # as it is afterwards
    odds: Odds


class SearchOdds:
    """All odds for one chart. Making one costs some milliseconds, asking it microseconds."""

    def __init__(self, chart: Chart) -> None:
        packed = [(worth << _WORTH) + (1 << _field(find)) for worth, find in zip(chart.worth, chart.find, strict=True)]
        self._solution = Solution(packed)

    def of(self, box: Box, hand: tuple[int, ...] = ()) -> Odds:
        """The odds of a position, under best play also of the dice in hand."""
        check(box, hand)
        return self._odds(max(self._value(write(box, puts)) for puts in placements(box, hand)), rolls_left(box, hand))

    def rank(self, box: Box, hand: tuple[int, ...]) -> list[Placement]:
        """Every way to write the dice in hand, best first."""
        check(box, hand)
        options = [(self._value(after), puts, after) for puts in placements(box, hand) for after in (write(box, puts),)]
        options.sort(key=lambda option: -option[0])
        return [Placement(puts, after, self._odds(value, rolls_left(after))) for value, puts, after in options]

    def squares(self, box: Box, die: int, other: int | None) -> dict[str, Odds]:
        """What the page draws over the squares: for each free one the odds if this die goes there, the other at its
        best.
        """
        hand = (die,) if other is None else (die, other)
        best: dict[str, Odds] = {}
        for placement in self.rank(box, hand):
            for put in placement.puts if die == other else placement.puts[:1]:
                best.setdefault(put.square, placement.odds)
        return best

    def _value(self, box: Box) -> int:
        return int(self._solution.value(box))

    def _odds(self, value: int, rolls: int) -> Odds:
        total = WAYS**rolls
        ways = tuple(value >> _field(find) & _MASK for find in Find)
        return Odds((value >> _WORTH) / total, tuple(count / total for count in ways), ways)


def _field(find: Find) -> int:
    return _BITS * (len(Find) - 1 - find)


@lru_cache(maxsize=32)
def search_odds(goal: str, terms: Terms = PLAIN) -> SearchOdds:
    """The odds of a search for one of the `GOALS`; solved once."""
    if goal not in GOALS:
        raise ValueError(f"There is no goal {goal!r} for a search; the goals are {', '.join(GOALS)}.")
    return SearchOdds(chart_for(GOALS[goal], terms))


def custom_odds(worth: Sequence[int], find: Sequence[Find]) -> SearchOdds:
    """For a player with a table of its own, results -555 to 555: whole numbers (scale and round them first)."""
    return SearchOdds(Chart(tuple(worth), tuple(find)))
