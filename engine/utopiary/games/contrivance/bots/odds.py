"""How long it will go on, and how it will end: exact, from the Switch On cards that have not come yet.

All of it is open to everybody: which cards were shuffled in, which have come, and how many lie in the deck.
"""

from functools import cache
from typing import NamedTuple

from ..data import GUIDE, MOST_DAMAGE, REPAIRED, SWITCH_ONS
from ..state import State, rows

VALUES = tuple(SWITCH_ONS.values())
Left = tuple[int, ...]  # copies that have not come, in the order of SWITCH_ONS


class Outlook(NamedTuple):
    """What the deck has in store."""

    draws: float  # cards to be drawn until the end, on average
    repaired: float  # how likely the end is a repair
    mends: float  # that the next card ends the game with a repair
    breaks: float  # that it ends it beyond repair

    @property
    def ends(self) -> float:
        return self.mends + self.breaks


def outlook(s: State) -> Outlook:
    left = tuple(copies - s.discard.count(card) for card, copies in zip(SWITCH_ONS, GUIDE[rows(s)], strict=True))
    waiting, cards = sum(left), len(s.deck) - s.safe
    repaired, steps = _course(s.damage, left)
    draws = s.safe + steps * (cards + 1) / (waiting + 1)  # where the k-th of the Switch Ons lies, on average
    if s.safe or not cards:
        return Outlook(draws, repaired, 0.0, 0.0)
    mends = sum(copies for copies, value in zip(left, VALUES, strict=True) if s.damage + value <= REPAIRED)
    breaks = sum(copies for copies, value in zip(left, VALUES, strict=True) if s.damage + value > MOST_DAMAGE)
    return Outlook(draws, repaired, mends / cards, breaks / cards)


@cache
def _course(damage: int, left: Left) -> tuple[float, float]:
    """The chance of a repair, and how many Switch On cards it takes to the end."""
    if damage <= REPAIRED:
        return 1.0, 0.0
    waiting = sum(left)
    if damage > MOST_DAMAGE or not waiting:
        return 0.0, 0.0
    repaired = steps = 0.0
    for kind, copies in enumerate(left):
        if copies:
            then = _course(damage + VALUES[kind], (*left[:kind], copies - 1, *left[kind + 1 :]))
            repaired += copies * then[0] / waiting
            steps += copies * then[1] / waiting
    return repaired, steps + 1
