"""The weights of the planner, in points: about what one Iron is worth.

Set by hand; tests/transecopia/bots/tune.py measures the gradient.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """What the value function and the search of one level believe."""

    # what brings the current upgrade nearer
    part: float = 5.0  # a Part that it needs
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
    artifact: float = 1.0  # scales the table of purchases.py
    # the search
    width: int = 6  # of the beam
    refine: bool = True  # with a local search afterwards?
    opponents: bool = True  # with a model of opponents?
    contest: float = 0.2  # the chance that a die ahead in Acquisition takes the card wanted
    adjust: float = 0.3  # the least expected gain for a re-roll


HARD = Weights()
# Plans for the upgrade at hand, one die after the other, without opponents.
MEDIUM = Weights(width=1, refine=False, opponents=False, later=0.2, pace=(0.0, 0.0, 0.0))
