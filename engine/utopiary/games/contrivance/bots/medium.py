"""A sensible player: looks at every change that one turn can make, and takes the greatest lead if it ended now.

How near the end is, and what others could gain from their abilities, it does not ask.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.move import Move
from ....core.rng import Rng
from ....core.words import text
from ..scoring import AWAKE, MENDED
from ..state import State
from . import cards, reasons
from .bench import Row
from .plans import Plan, Table


class Medium:
    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        s = known.guess(rng)
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
        elif s.phase == "rob":
            yield reasons.robbing(Table(s), known.moves)
        elif s.phase == "fetch":
            yield reasons.fetching(cards.best_to_fetch(known.moves))
        else:
            yield from _greatest_lead(Table(s), known.moves)


def _greatest_lead(table: Table, moves: list[Move]) -> Iterator[Advice]:
    best: tuple[float, float, Plan] | None = None
    for way in table.ways(moves):
        for plan in way:
            judged = lead(plan.rows, table.row), plan.kept, plan
            if best is None or judged[:2] > best[:2]:
                best = judged
        if best:
            yield Advice(best[2].move, reasons.why(table, best[2]))


def lead(rows: list[Row], me: int) -> float:
    """Points before the best rival. It thinks of its own ability, as often as the hidden number allows it, and forgets
    that the others have theirs."""
    rivals = [row.score for number, row in enumerate(rows) if number != me]
    mine = rows[me]
    return mine.score + MENDED * AWAKE[mine.own] * mine.ability - max(rivals)
