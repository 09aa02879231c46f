"""How likely a row is to win: the heart of the hard bot.

Nobody knows the number on the Contrivance, nor whether it will be repaired. So every number counts as often as it may
lie there, and for each of them the totals are compared: a lead of a few points is all when the next card ends the game,
and little when many turns are to come.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt

from ..data import Tile
from ..state import State
from .bench import Row
from .odds import Outlook

# Fitted to who won thousands of games of this bot, and to what beat what.
NOISE = 3.0  # points by which totals still stray when hardly a card is to come
DRIFT = 2.5  # and for each card to be drawn, under the root
IDLE = 0.3  # what a point that lies idle in the row is worth, if there is time to use it
HAND = 0.5  # what a point of `cards.GAIN` in the hand is worth, if there is time to use it
USUAL = 16.0  # points of `cards.GAIN` in the hand of a rival
TIME = 2  # rounds after which there is time


@cache
def numbers(contrivances: tuple[Tile, ...]) -> list[tuple[int, float]]:
    """What may stand on the Contrivance, and how likely each number is."""
    found = [tile.number for tile in contrivances]
    return [(number, found.count(number) / len(found)) for number in sorted(set(found))]


class Judge:
    """Judges for one row at one moment. `soon`: what the next card may do, before anything else can be done."""

    def __init__(self, row: int, s: State, ahead: Outlook, soon: Outlook) -> None:
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
        """If it goes on for as long as usual."""
        scale, idle, me = self.scale, self.idle, self.row
        asleep = [exp(scale * (score + idle * lying)) for score, _, _, lying in rows]
        asleep[me] *= exp(scale * self.hand * (kept - USUAL))
        awake = [power * exp(scale * row[1]) for power, row in zip(asleep, rows, strict=True)]
        share = (1 - self.repaired) * asleep[me] / sum(asleep)
        for number, chance in self.cases:
            powers = [high if row[2] >= number else low for row, low, high in zip(rows, asleep, awake, strict=True)]
            share += chance * powers[me] / sum(powers)
        return share

    def at_once(self, rows: Sequence[Row], card: Outlook) -> float:
        """The part of the win that the next card brings by ending the game."""
        share = card.breaks * self._won([row[0] for row in rows]) if card.breaks else 0.0
        if card.mends:
            for number, chance in self.numbers:
                share += card.mends * chance * self._won([row[0] + (row[2] >= number and row[1]) for row in rows])
        return share

    def _won(self, totals: list[int]) -> float:
        best = max(totals)
        return 1 / totals.count(best) if totals[self.row] == best else 0.0
