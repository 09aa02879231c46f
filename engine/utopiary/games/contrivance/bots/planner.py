"""The plans for a turn: each with its first move, the workbench it leads to and the worth of the cards kept."""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.move import Move
from ..data import TOOLS
from ..state import State, is_building, row_of
from . import card_values
from .candidates import WORKING, Change, of_card, of_phase
from .weights import GAIN
from .workbench import Cells, Row, Workbench


class Plan(NamedTuple):
    """One way to use the turn."""

    move: Move  # the first of its moves
    cells: Cells
    rows: list[Row]  # counted on these cells
    kept: float = 0.0  # the worth of the hand afterwards
    draws: bool = False  # a card is drawn at once, which may end the game


class Position:
    """What the seat to act can see, counted once for all its plans."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.row = row_of(s, s.seat)
        self.workbench = Workbench(s.builders, s.rivets)
        self.cells = self.workbench.cells(s)
        self.sums = self.workbench.sums(self.cells)
        self.rows = self.workbench.count(self.cells)
        self.hand = s.hands[s.seat]
        self.unseen = card_values.unseen(s)

    def plans(self, moves: list[Move]) -> Iterator[list[Plan]]:
        """All plans that begin with one of these moves, in batches."""
        if self.s.phase == "act":
            for move in moves:
                yield self._of_turn(move)
        else:
            kept = 0.0 if is_building(self.s) else card_values.worth(self.hand)
            yield [
                self._changed(change, change.moves[0], kept) for change in of_phase(self.workbench, self.cells, self.s)
            ]

    def _of_turn(self, move: Move) -> list[Plan]:
        """The plans for `play`, `discard` or `pass`."""
        if move[0] == "pass":
            return [Plan(move, self.cells, self.rows, card_values.worth(self.hand))]
        card = str(move[1])
        kept = card_values.worth(self.hand) - GAIN[card]
        if move[0] == "discard":
            return [Plan(move, self.cells, self.rows, kept + card_values.average(self.unseen), draws=True)]
        if card in WORKING:
            return [self._changed(change, move, kept) for change in of_card(self.workbench, self.cells, card)]
        if card == "take-a-tool":
            kept += card_values.average(self.unseen)
        else:
            kept += max([GAIN[old] for old in self.s.discard if old in TOOLS and old != card], default=0.0)
        return [Plan(move, self.cells, self.rows, kept)]

    def _changed(self, change: Change, move: Move, kept: float) -> Plan:
        cells = change.on(self.cells)
        changed = (change.one, change.other) if change.one != change.other else (change.one,)
        return Plan(move, cells, self.workbench.recount(self.cells, self.sums, cells, *changed), kept)
