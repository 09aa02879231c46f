"""How long the game will last and how it may end, exactly, from the Switch On cards that are still in the deck.

It uses open information only: which cards were shuffled in, which were drawn, and the size of the deck.
"""

from functools import cache
from typing import NamedTuple

from ..data import GUIDE, MOST_DAMAGE, REPAIRED, SWITCH_ONS
from ..state import State, rows

VALUES = tuple(SWITCH_ONS.values())
Left = tuple[int, ...]  # copies that are still in the deck, in the order of SWITCH_ONS


class Forecast(NamedTuple):
    """What the deck will do to the game."""

    draws: float  # cards to be drawn until the end, on average
    repaired: float  # how likely the end is a repair
    mends: float  # how likely the next card ends the game with a repair
    breaks: float  # how likely the next card ends it beyond repair

    @property
    def ends(self) -> float:
        """How likely the next card ends the game."""
        return self.mends + self.breaks


def forecast(s: State) -> Forecast:
    """The forecast for a position."""
    left = tuple(copies - s.discard.count(card) for card, copies in zip(SWITCH_ONS, GUIDE[rows(s)], strict=True))
    waiting, cards = sum(left), len(s.deck) - s.safe
    repaired, steps = _course(s.damage, left)
    draws = s.safe + steps * (cards + 1) / (waiting + 1)  # where the k-th of the Switch Ons lies, on average
    if s.safe or not cards:
        return Forecast(draws, repaired, 0.0, 0.0)
    mends = sum(copies for copies, value in zip(left, VALUES, strict=True) if s.damage + value <= REPAIRED)
    breaks = sum(copies for copies, value in zip(left, VALUES, strict=True) if s.damage + value > MOST_DAMAGE)
    return Forecast(draws, repaired, mends / cards, breaks / cards)


@cache
def _course(damage: int, left: Left) -> tuple[float, float]:
    """The chance of a repair, and the expected number of Switch On cards until the end."""
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
