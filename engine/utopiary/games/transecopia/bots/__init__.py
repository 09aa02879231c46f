"""The bots of Transecopia. None of them sees another seat's deployment, hand or upgrade.

easy      fetches Parts it needs, else places dice where a reward is possible, and buys what it can pay
medium    knows what everything is worth to it, and places one die after the other where it does most
hard      estimates where opponents place their dice, and plans all dice together; it also gives the hints

planner            medium and hard: they differ in their weights only
weights            what the planner believes
value              the value function of a captain's belongings
opponents, priors  where opponents' dice are likely to go
expected_rewards   what dice in a Zone bring on average
purchases          what can be bought in Acquisition
beam_search        the search for the best deployment of all dice
execution          a plan carried out die by die
rerolls            Light tokens, Prismatic dice, changes of the roll
greedy             one-step decisions
reasons            the reasons that hints give

With two captains, in 300 games with changed seats each, hard won 77 of 100 against medium, medium all against easy.
"""

from functools import cache

from ....core.bots import Bot
from ..state import State


@cache
def bot(level: str) -> Bot[State]:
    """The bot of a level. Only its own modules are imported; it keeps nothing but plans that it would find again."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
