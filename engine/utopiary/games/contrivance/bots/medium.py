"""A sensible player: takes the greatest lead that it sees for the case that the game ended now.

It sees every other change that it could make, which is more than most people do; how near the end is it does not ask.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.rng import Rng
from ..scoring import MENDED, wakes
from ..state import State
from . import reasons, simple
from .bench import Row
from .plans import Plan, Table

OVERLOOKS = 2  # one change in so many


class Medium:
    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        s = known.guess(rng)
        if plain := simple.answer(s, known.moves):
            yield plain
        else:
            yield from _greatest_lead(Table(s), known, rng)


def _greatest_lead(table: Table, known: Known[State], rng: Rng) -> Iterator[Advice]:
    best: tuple[float, float, Plan] | None = None
    awake = wakes(table.s.contrivances)
    for way in table.ways(known.moves):
        for plan in [plan for plan in way if rng.below(OVERLOOKS)] or way[:1]:
            judged = lead(plan.rows, table.row, awake), plan.kept, plan
            if best is None or judged[:2] > best[:2]:
                best = judged
        if best:
            yield Advice(best[2].move, reasons.why(table, best[2]))


def lead(rows: list[Row], me: int, awake: list[float]) -> float:
    """Points before the best rival; an ability counts as often as the hidden number allows it (`wakes`)."""
    points = [row.score + MENDED * awake[row.own] * row.ability for row in rows]
    mine = points.pop(me)
    return mine - max(points)
