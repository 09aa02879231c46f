"""The players of Utopia Engine.

easy      knows the rules and a few proverbs
medium    plays every box, field and fight by its exact odds, and goes from region to region by simple rules
hard      plans the whole game on top of the exact odds; it also gives the hints

position    the game as a planner sees it        value       what a position is worth
searching   search boxes                         fighting    encounters
activating  Constructs                           linking     connections
ending      the final activation
planning    what to do next
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    """Only what is asked for is imported."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
