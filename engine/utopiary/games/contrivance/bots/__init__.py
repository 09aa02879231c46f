"""The bots of Contrivance. None of them sees a hidden card or the Contrivance.

easy        tends its own row, and samples a few of the possible changes
medium      maximises its lead now, over every other change that one turn can make
hard        maximises its chance to win: weighs how near the end is and which cards to keep; it gives the hints

workbench   the workbench as bits and sums, counted quickly      candidates  every change that a card can make to it
forecast    how long the game will last, and how it may end      planner     the plans for a turn
value       the chance to win from a workbench                   card_values what Tool cards in the hand are worth
shortcuts   answers that need no plan                            reasons     advice in words
weights     the tuned numbers of all of these
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    """The bot of a level; only its own modules are imported."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
