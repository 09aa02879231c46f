"""The bots of Utopia Engine.

easy      acts by rules of thumb
medium    plays every box, field and fight by its exact odds, and goes from region to region by simple rules
hard      plans the whole game on top of the exact odds; it also gives the hints

planner      which action is next           position           the planner's model of the game
value        the worth of a position        weights            of its network
search_value, combat_value, activation_value, connection_value, final_value: the worth of what can be done
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    """The bot of a level; only its modules are imported."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
