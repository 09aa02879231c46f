"""What the planners believe. A point is about what one Iron is worth.

Made by hand; tests/transecopia/bots/tune.py says which way the weights want to go.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    # what brings the current upgrade nearer
    part: float = 5.0  # a Part that it asks for
    prismatic_part: float = 9.0
    tech: float = 1.5  # a point of Tech
    # how much of that is left for an upgrade that comes later
    later: float = 0.7
    # time: every turn that the upgrade is away, by tier, and having it now
    pace: tuple[float, float, float] = (3.0, 4.0, 6.0)
    done: tuple[float, float, float] = (6.0, 8.0, 60.0)
    # belongings
    iron: float = 1.0
    copper: float = 2.6
    astatine: float = 1.5
    light: float = 2.2
    find: float = 1.35
    prism: float = 0.7
    artifact: float = 1.0  # scales the table of market.py
    # the search
    width: int = 6  # beginnings of a deployment that are kept
    refine: bool = True  # is the whole looked at again, die by die?
    rivals: bool = True  # are rivals' dice looked at, or only the own?
    contest: float = 0.2  # how likely each die ahead in Acquisition takes away what we want
    adjust: float = 0.3  # what a re-roll has to promise, in points


HARD = Weights()
# Thinks of the upgrade at hand, one die after the other, as if nobody else were there.
MEDIUM = Weights(width=1, refine=False, rivals=False, later=0.2, pace=(0.0, 0.0, 0.0))
