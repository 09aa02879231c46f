"""Questions that need no plan."""

from ....core.bots import Advice
from ....core.messages import text
from ....core.move import Move
from ..state import State
from . import cards, reasons
from .plans import Table


def answer(s: State, moves: list[Move]) -> Advice | None:
    """There is nothing to choose, or a card to be got; None if the workbench has to be looked at."""
    if len(moves) == 1:
        return Advice(moves[0], text("why.only"))
    if s.phase == "rob":
        return reasons.robbing(Table(s), moves)
    if s.phase == "fetch":
        return reasons.fetching(cards.best_to_fetch(moves))
    return None
