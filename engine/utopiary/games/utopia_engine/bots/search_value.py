"""What each line of the result chart is worth to the planner, and so every square of a search box.

Which region to search is asked often, so it is answered from a table: the exact odds of a few dozen ways to play a box
(`search_data`), each best for some weights. The best of them for the weights at hand falls short of the very best play
by next to nothing. The dice themselves are then placed by the very best play, solved for these weights.
"""

from array import array
from binascii import a2b_base64
from functools import cache
from operator import mul
from typing import NamedTuple

from ..data import BOLDER, DEEPEST, FORTUNE, ORDER, REGIONS, ROD_FLOOR, TOP_LEVEL, ZERO_ENERGY
from ..data import ROD as ROD_REACH
from ..odds.chart import HIGHEST, LOWEST, Find
from ..odds.finds import SearchOdds, custom_odds
from .combat_value import Encounters
from .position import ACTIVE, FOUND, HELPER, HIDDEN, MONSTERS, ROD, SEAL, WEATHER, Position
from .position import FORTUNE as GOOD_FORTUNE
from .value import value

# How a search can end: the lines of the chart, and the two that take the Dowsing Rod.
ZERO, ZERO_CHANGED, CONSTRUCT, COMPONENT = range(4)
LEVELS = range(4, 9)
ROD_CONSTRUCT, ROD_COMPONENT = 9, 10
ENDS = 11
FINDS = (
    *(Find.PERFECT_ZERO, Find.PERFECT_ZERO, Find.CONSTRUCT, Find.COMPONENT),
    *(Find.ENCOUNTER_1, Find.ENCOUNTER_2, Find.ENCOUNTER_3, Find.ENCOUNTER_4, Find.ENCOUNTER_5),
    *(Find.CONSTRUCT, Find.COMPONENT),
)
NEVER = -1.0  # worth of an end out of reach: less than any
FINE = 1_000_000  # steps of worth, for whole numbers
SEALING = 0.004  # what the Seal of Balance is worth unused


class Terms(NamedTuple):
    """What changes a search result in a region."""

    bonus: int  # that may be subtracted, in steps of ten
    rod: bool
    monsters: bool


def terms(p: Position, events: bool = True) -> Terms:
    """The terms in the region the player is in. Without `events` when they are rolled before: they are rarely here."""
    helper = HELPER[p.place]
    bonus = int(helper is not None and p.constructs[helper] == ACTIVE)
    if events:
        bonus += p.feels(GOOD_FORTUNE, p.place)
    return Terms(bonus, bool(p.tools & ROD), events and p.feels(MONSTERS, p.place))


def days_to_search(p: Position, region: int) -> int:
    """Days that the next search of a region costs (rules 2, 25)."""
    circle = REGIONS[ORDER[region]].tracker[p.boxes if p.place == region else 0]
    return circle + (circle and p.feels(WEATHER, region))


# --- the worth of every end ------------------------------------------------------------------------------------------


def worths(p: Position, monsters: bool) -> list[float]:
    """The worth of every end, from a position in which the box counts as filled."""
    region = p.place
    found = [_take(p, end) for end in (ZERO, ZERO_CHANGED, CONSTRUCT, COMPONENT)]
    met = Encounters(p)
    levels = [met.value(min(TOP_LEVEL, level + BOLDER * monsters)) for level in range(1, TOP_LEVEL + 1)]
    if monsters and can_seal(p):
        calm = Encounters(sealed(p, region))
        levels = [max(bold, calm.value(level) - SEALING) for level, bold in enumerate(levels, 1)]
    rod = [NEVER, NEVER]
    if p.tools & ROD:
        spent = p.copy()
        spent.tools &= ~ROD
        rod = [_take(spent, CONSTRUCT), _take(spent, COMPONENT)]
    return [*found, *levels, *rod]


def can_seal(p: Position) -> bool:
    """May the Seal of Balance be used?"""
    return p.constructs[SEAL] == ACTIVE and not p.seal


def sealed(p: Position, region: int) -> Position:
    """The position after the region was sealed."""
    other = p.copy()
    other.go(region)
    other.sealed = other.seal = True
    return other


def _take(p: Position, end: int) -> float:
    p, region = p.copy(), p.place
    if end == COMPONENT:
        p.gain(region)
    elif p.constructs[region] != HIDDEN:
        p.gain(region, 2)
    else:
        p.constructs[region] = FOUND
        if end != CONSTRUCT:
            p.perfect += end == ZERO
            p.awaken(region, ZERO_ENERGY)
    return value(p)


# --- before the dice -------------------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """The worth of a search, and the chance of each end."""

    worth: float
    chance: tuple[float, ...] = (0.0,) * ENDS

    def percent(self, *ends: int) -> int:
        """The chance of one of these ends, in percent."""
        return round(100 * sum(self.chance[end] for end in ends))


def prospect(p: Position, region: int) -> Prospect:
    """The prospect of searching a region next; with the Seal of Balance, seal it before."""
    p = p.copy()
    p.go(region)
    days = days_to_search(p, region)
    known = not p.sees_events(days) or p.sealed
    if not p.cross(days):
        return Prospect(value(p))
    p.boxes += 1
    here = terms(p, known)
    worth = worths(p, here.monsters)
    return max(
        (Prospect(sum(map(mul, chance, worth)), chance) for chance in _plays(here.bonus, here.rod)),
        key=lambda play: play.worth,
    )


@cache
def _plays(bonus: int, rod: bool) -> list[tuple[float, ...]]:
    from .search_data import PLAYS, SCALE

    numbers = [number * SCALE for number in array("H", a2b_base64(PLAYS))]
    size = len(numbers) // 6
    start = (bonus * 2 + rod) * size
    return [tuple(numbers[first : first + ENDS]) for first in range(start, start + size, ENDS)]


# --- with dice in hand -----------------------------------------------------------------------------------------------


def solved(p: Position) -> SearchOdds:
    """The best play of the box that is being filled; solved once for all its dice."""
    key = p.key()
    if key != _last.key:
        here = terms(p)
        _last.key, _last.odds = key, solution(worths(p, here.monsters), here)
    assert _last.odds
    return _last.odds


class _Last:
    """The box that was solved last."""

    key: tuple[object, ...] = ()
    odds: SearchOdds | None = None


_last = _Last()


def solution(worth: list[float], here: Terms) -> SearchOdds:
    """The best play of a whole box for these worths."""
    least = min(number for number in worth if number > NEVER)
    steps = tuple(round((number - least) * FINE) if number > NEVER else -1 for number in worth)
    return _solve(steps, here.bonus, here.rod)


def _solve(steps: tuple[int, ...], bonus: int, rod: bool) -> SearchOdds:
    options, numbers = _reach(bonus, rod)
    best = [max(option, key=steps.__getitem__) for option in options]
    return custom_odds([steps[best[n]] for n in numbers], [FINDS[best[n]] for n in numbers])


@cache
def _reach(bonus: int, rod: bool) -> tuple[list[tuple[int, ...]], list[int]]:
    """The different sets of ends that a result may be brought to, and the number of the set for each result."""
    options: dict[tuple[int, ...], int] = {}
    numbers = [
        options.setdefault(_ends(result, FORTUNE * bonus, rod), len(options)) for result in range(LOWEST, HIGHEST + 1)
    ]
    return list(options), numbers


def _ends(result: int, bonus: int, rod: bool) -> tuple[int, ...]:
    if result < 0:  # ruling c5
        return (LEVELS[next(level for level, deepest in enumerate(DEEPEST) if result >= deepest)],)
    least = max(0, result - bonus)
    ends = {_line(made) for made in range(least, result)} | {ZERO if result == 0 else _line(result)}
    if rod and least > ROD_FLOOR:  # ruling c7
        lowest = max(ROD_FLOOR, least - ROD_REACH)
        ends |= {ROD_CONSTRUCT} if lowest <= 10 < least else set()
        ends |= {ROD_COMPONENT} if lowest <= 99 < least else set()
    return tuple(sorted(ends))


def _line(result: int) -> int:
    if result <= 10:
        return CONSTRUCT if result else ZERO_CHANGED
    return COMPONENT if result <= 99 else LEVELS[min(TOP_LEVEL, result // 100) - 1]
