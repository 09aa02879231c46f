"""What the next Builder will make of a workbench, with four cards that nobody knows."""

from math import comb

from ..data import HAND
from .bench import Cells, Row
from .changes import WORKING, of_card
from .plans import Table
from .value import Judge


class Replies:
    """Expected answers, each workbench looked at once."""

    def __init__(self, table: Table, judge: Judge) -> None:
        self.table = table
        self.judge = judge
        builders = len(table.bench.builders)
        self.foe = Judge((table.row + 1) % builders, builders, judge.outlook)
        self.kinds = [card for card in WORKING if table.unseen[card]]
        self.hidden = sum(table.unseen.values())
        self.seen = 0  # positions looked at so far
        self._known: dict[tuple[object, ...], float] = {}

    def loss(self, cells: Cells, rows: list[Row]) -> float:
        """How much of the win the next Builder takes away on average, playing the best card of an unknown hand."""
        key = tuple(cells)
        if key not in self._known:
            self._known[key] = self._loss(cells, rows)
        return self._known[key]

    def _loss(self, cells: Cells, rows: list[Row]) -> float:
        stays, mine = self.foe(rows), self.judge(rows)
        answers = sorted([(*self._best(cells, card, stays, mine), self.table.unseen[card]) for card in self.kinds])
        hand = min(HAND, self.hidden)
        better, absent, loss = 0, 1.0, 0.0
        for value, left, copies in reversed(answers):
            if value <= stays:
                break
            better += copies
            none = comb(self.hidden - better, hand) / comb(self.hidden, hand)  # no card as good as this in the hand
            loss += (absent - none) * (mine - left)
            absent = none
        return (1 - self.judge.outlook.switch) * loss  # a Switch On takes the turn away

    def _best(self, cells: Cells, card: str, stays: float, mine: float) -> tuple[float, float]:
        """The most that the card does for the next Builder, and what is left for us then."""
        best, left, count = stays, None, self.table.bench.count
        for change in of_card(self.table.bench, cells, card):
            rows = count(change.on(cells))
            self.seen += 1
            value = self.foe(rows)
            if value > best:
                best, left = value, rows
        return best, mine if left is None else self.judge(left)
