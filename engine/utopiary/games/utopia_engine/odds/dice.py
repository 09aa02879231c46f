"""Two dice, and numbers written to be read: what every module of the odds shares."""

from typing import NamedTuple

FACES = (1, 2, 3, 4, 5, 6)

WAYS = 36  # two dice fall in 36 ways, all alike


class Roll(NamedTuple):
    """A roll of two dice, in either order."""

    low: int
    high: int
    ways: int  # of the 36


ROLLS = tuple(Roll(a, b, 1 if a == b else 2) for a in FACES for b in FACES if a <= b)


def sum_ways(at_least: int) -> int:
    """In how many of the 36 ways two dice add up to this or more."""
    return sum(roll.ways for roll in ROLLS if roll.low + roll.high >= at_least)
