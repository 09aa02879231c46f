"""The players of Utopia. None of them looks at what rivals hold.

easy      knows the rules, and that princes should stand together
medium    knows what every prince may become, and does the best next thing
hard      plans its whole turn, looks on to its next guest and minds its rivals; it also gives the hints

outlook, weights   what is to be expected of the rest of the game     turn      a turn, and what it is worth
islands            what princes on an island are worth                deeds     all that can be done with cards
drafting           guests at the ships                                planning  deeds one after the other
planner            the two better players                             reasons   why they do what they do
"""

from functools import cache

from ....core.bots import Bot
from ..state import State


@cache
def bot(level: str) -> Bot[State]:
    """Only what is asked for is imported. A bot keeps nothing but plans that it would find again."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    from .planner import Planner
    from .weights import HARD, MEDIUM

    return Planner(MEDIUM, width=1, depth=12) if level == "medium" else Planner(HARD, width=6, depth=12)
