"""A beginner: tends the own row, harms nobody on purpose, and sees only some of what could be done."""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.rng import Rng
from ..state import State
from . import reasons
from .plans import Plan, Table

SEES = 10  # changes of one card that come to mind


class Easy:
    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        s = known.guess(rng)
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        if s.phase in ("rob", "fetch"):
            yield Advice(rng.pick(known.moves), text("why.any"))
            return
        table = Table(s)
        plans = _noticed(table, known, rng)
        best = max(plans, key=lambda plan: plan.rows[table.row].score)
        if best.rows[table.row].score > table.rows[table.row].score or s.phase != "act":
            yield Advice(best.move, reasons.why(table, best))
        else:
            yield Advice(*_nothing_helps(known, rng))


def _noticed(table: Table, known: Known[State], rng: Rng) -> list[Plan]:
    noticed = []
    for way in table.ways(known.moves):
        noticed += [rng.pick(way) for _ in range(SEES) if way]
    return noticed


def _nothing_helps(known: Known[State], rng: Rng) -> Advice:
    """Then a new card may; a beginner throws any away, and sometimes just waits."""
    waiting = [move for move in known.moves if move[0] in ("discard", "pass")]
    return Advice(rng.pick(waiting), text("contrivance.why.nothing-helps"))
