"""The players of Transecopia. None of them sees a placement, a hand or an upgrade that is not its own.

easy      fetches Parts it needs, else puts dice where there is something to have, and buys what it can pay
medium    knows what everything is worth to it, and puts one die after the other where it does most
hard      weighs where rivals are likely to be, and plans all dice together; it also gives the hints

outlook, weights   what a captain's belongings are worth     rivals      where rivals' dice are likely to go
harvest            what dice in a Zone may bring             market      what can be bought in Acquisition
deploying          all dice of a turn on their Zones         rolling     Light tokens, Prismatic dice, re-rolls
choices            everything smaller                        reasons     why they do what they do
planner            the two better players

With two captains, in 300 games with changed seats each, hard won 77 of 100 against medium, medium all against easy.
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

    return Planner(MEDIUM) if level == "medium" else Planner(HARD)
