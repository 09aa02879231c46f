"""The chance of a row to win: the value function of the hard bot.

The number on the Contrivance is hidden, and so is whether it will be repaired. So every number counts as often as it
may lie there, and for each of them the totals are compared: a lead of a few points decides when the next card ends the
game, and means little when many turns are to come.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt

from ..data import ContrivanceTile
from ..state import State
from .forecast import Forecast
from .weights import DRIFT, HAND, IDLE, NOISE, TIME, USUAL
from .workbench import Row


@cache
def numbers(contrivances: tuple[ContrivanceTile, ...]) -> list[tuple[int, float]]:
    """The numbers that the Contrivance may have, and how likely each is."""
    found = [tile.number for tile in contrivances]
    return [(number, found.count(number) / len(found)) for number in sorted(set(found))]


class Judge:
    """Judges workbenches for one row at one moment. `soon`: what the next card may do, before any other move."""

    def __init__(self, row: int, s: State, ahead: Forecast, soon: Forecast) -> None:
        self.row = row
        self.soon = soon
        self.repaired = ahead.repaired
        self.scale = 1 / (NOISE + DRIFT * sqrt(ahead.draws))
        time = min(1.0, ahead.draws / (TIME * len(s.builders)))
        self.idle, self.hand = IDLE * time, HAND * time
        self.numbers = numbers(s.contrivances)
        self.cases = [(number, ahead.repaired * share) for number, share in self.numbers]

    def __call__(self, rows: Sequence[Row], kept: float = USUAL) -> float:
        """The share of the win, from 0 to 1, with a hand worth `kept`."""
        if not self.soon.ends:
            return self.later(rows, kept)
        return self.at_once(rows, self.soon) + (1 - self.soon.ends) * self.later(rows, kept)

    def later(self, rows: Sequence[Row], kept: float) -> float:
        """The share of the win if the game goes on for as long as usual."""
        scale, idle, me = self.scale, self.idle, self.row
        plain = [exp(scale * (score + idle * lying)) for score, _, _, lying in rows]
        plain[me] *= exp(scale * self.hand * (kept - USUAL))
        boosted = [power * exp(scale * row[1]) for power, row in zip(plain, rows, strict=True)]
        share = (1 - self.repaired) * plain[me] / sum(plain)
        for number, chance in self.cases:
            powers = [high if row[2] >= number else low for row, low, high in zip(rows, plain, boosted, strict=True)]
            share += chance * powers[me] / sum(powers)
        return share

    def at_once(self, rows: Sequence[Row], card: Forecast) -> float:
        """The share of the win that the next card brings by ending the game."""
        share = card.breaks * self._won([row[0] for row in rows]) if card.breaks else 0.0
        if card.mends:
            for number, chance in self.numbers:
                share += card.mends * chance * self._won([row[0] + (row[2] >= number and row[1]) for row in rows])
        return share

    def _won(self, totals: list[int]) -> float:
        best = max(totals)
        return 1 / totals.count(best) if totals[self.row] == best else 0.0
