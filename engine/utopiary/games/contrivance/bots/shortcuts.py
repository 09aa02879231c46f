"""Answers that need no plan."""

from ....core.bots import Advice
from ....core.messages import text
from ....core.move import Move
from ..state import State
from . import card_values, reasons
from .planner import Position


def answer(s: State, moves: list[Move]) -> Advice | None:
    """The advice for a single move or for a card to be got; None if the question needs a plan."""
    if len(moves) == 1:
        return Advice(moves[0], text("why.only"))
    if s.phase == "rob":
        return reasons.robbing(Position(s), moves)
    if s.phase == "fetch":
        return reasons.fetching(card_values.best_to_fetch(moves))
    return None
