"""What a seat can do with its turn: each way with the workbench that it leads to and the cards that are kept."""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.move import Move
from ..data import TOOLS
from ..state import State, is_building, row_of
from . import cards
from .bench import Bench, Cells, Row
from .changes import WORKING, Change, of_card, of_question


class Plan(NamedTuple):
    move: Move  # the first of its moves
    cells: Cells
    rows: list[Row]  # counted on these cells
    kept: float = 0.0  # what the hand is worth afterwards
    draws: bool = False  # a card is drawn at once, which may end the game


class Table:
    """What lies open to a seat that has to act."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.row = row_of(s, s.seat)
        self.bench = Bench(s.builders, s.rivets)
        self.cells = self.bench.cells(s)
        self.sums = self.bench.sums(self.cells)
        self.rows = self.bench.count(self.cells)
        self.hand = s.hands[s.seat]
        self.unseen = cards.unseen(s)

    def ways(self, moves: list[Move]) -> Iterator[list[Plan]]:
        """All plans that begin with one of these moves, a few at a time."""
        if self.s.phase == "act":
            for move in moves:
                yield self._with(move)
        else:
            kept = 0.0 if is_building(self.s) else cards.worth(self.hand)
            yield [
                self._changed(change, change.moves[0], kept) for change in of_question(self.bench, self.cells, self.s)
            ]

    def _with(self, move: Move) -> list[Plan]:
        """`play`, `discard` or `pass`."""
        if move[0] == "pass":
            return [Plan(move, self.cells, self.rows, cards.worth(self.hand))]
        card = str(move[1])
        kept = cards.worth(self.hand) - cards.GAIN[card]
        if move[0] == "discard":
            return [Plan(move, self.cells, self.rows, kept + cards.average(self.unseen), draws=True)]
        if card in WORKING:
            return [self._changed(change, move, kept) for change in of_card(self.bench, self.cells, card)]
        if card == "take-a-tool":
            kept += cards.average(self.unseen)
        else:
            kept += max([cards.GAIN[old] for old in self.s.discard if old in TOOLS and old != card], default=0.0)
        return [Plan(move, self.cells, self.rows, kept)]

    def _changed(self, change: Change, move: Move, kept: float) -> Plan:
        cells = change.on(self.cells)
        changed = (change.one, change.other) if change.one != change.other else (change.one,)
        return Plan(move, cells, self.bench.recount(self.cells, self.sums, cells, *changed), kept)
