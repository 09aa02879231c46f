"""The planner's table of activation: the first field played for days, energy and hit points, by the exact odds."""

from utopiary.games.utopia_engine.data import ENOUGH
from utopiary.games.utopia_engine.odds.activation import distribution
from utopiary.games.utopia_engine.odds.attempt import Attempt

ENERGY = 0.27  # days that an energy beyond four saves
DAMAGE = 0.5  # days that a hit point is worth
RARE = 0.003  # ends less likely than this are left out

Row = tuple[int, int, float]  # energy in all, damage, chance


def attempt(bar: int) -> Attempt:
    """The best play of an attempt with this energy on the bar."""
    return Attempt(lambda energy, days: ENERGY * max(0, energy - ENOUGH) - days, DAMAGE, bar)


def first_field(bar: int) -> list[Row]:
    """The likely ends of the first field."""
    ends = distribution(attempt(bar).first)
    rows = [(end.energy, end.damage, round(chance, 4)) for end, chance in ends.items() if chance >= RARE]
    return sorted(rows, key=lambda row: (-row[2], row))


def second_field(bar: int) -> float:
    """The chance that the second field is enough."""
    ends = distribution(attempt(bar).second(bar))
    return round(sum(chance for end, chance in ends.items() if end.energy >= ENOUGH), 4)
