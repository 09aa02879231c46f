"""The easy bot: tends its own row, harms no rival on purpose, and looks at a few random changes only."""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.messages import text
from ....core.rng import Rng
from ..state import State
from . import reasons
from .planner import Plan, Position
from .weights import SAMPLES


class Easy:
    """The best for the own row, among a few changes."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """One advice, at once."""
        s = known.guess(rng)
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
            return
        if s.phase in ("rob", "fetch"):
            yield Advice(rng.pick(known.moves), text("why.any"))
            return
        position = Position(s)
        plans = _samples(position, known, rng)
        best = max(plans, key=lambda plan: plan.rows[position.row].score)
        if best.rows[position.row].score > position.rows[position.row].score or s.phase != "act":
            yield Advice(best.move, reasons.why(position, best))
        else:
            yield _nothing_helps(known, rng)


def _samples(position: Position, known: Known[State], rng: Rng) -> list[Plan]:
    sampled: list[Plan] = []
    for batch in position.plans(known.moves):
        sampled += [rng.pick(batch) for _ in range(SAMPLES) if batch]
    return sampled


def _nothing_helps(known: Known[State], rng: Rng) -> Advice:
    """Discard any card for another, or pass, when no sampled change helps."""
    waiting = [move for move in known.moves if move[0] in ("discard", "pass")]
    return Advice(rng.pick(waiting), text("contrivance.why.nothing-helps"))
