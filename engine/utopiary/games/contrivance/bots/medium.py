"""The medium bot: takes the greatest lead, as if the game ended now, over every other change it could make.

It does not weigh how near the end is.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.rng import Rng
from ..evaluate import REPAIR_CHANCE, ability_chances
from ..state import State
from . import reasons, shortcuts
from .planner import Plan, Position
from .weights import OVERLOOKS
from .workbench import Row


class Medium:
    """The greatest lead now."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Advice that gets better with every batch of plans."""
        s = known.guess(rng)
        if advice := shortcuts.answer(s, known.moves):
            yield advice
        else:
            yield from _greatest_lead(Position(s), known, rng)


def _greatest_lead(position: Position, known: Known[State], rng: Rng) -> Iterator[Advice]:
    best: tuple[float, float, Plan] | None = None
    chances = ability_chances(position.s.contrivances)
    for batch in position.plans(known.moves):
        for plan in [plan for plan in batch if rng.below(OVERLOOKS)] or batch[:1]:
            judged = lead(plan.rows, position.row, chances), plan.kept, plan
            if best is None or judged[:2] > best[:2]:
                best = judged
        if best:
            yield Advice(best[2].move, reasons.why(position, best[2]))


def lead(rows: list[Row], me: int, chances: list[float]) -> float:
    """The lead over the best rival; an ability counts as often as the hidden number allows it (`chances`)."""
    points = [row.score + REPAIR_CHANCE * chances[row.own] * row.ability for row in rows]
    mine = points.pop(me)
    return mine - max(points)
