"""The hard bot: takes the plan with the best chance to win, over everything a turn can do.

It weighs how near the end is, the cards it keeps and the chance to end the game itself. It reads the position from a
guess, and of that only what lies open: which cards are unseen, not where they are. A search that also tried the answers
of the next Builder took four times the work and won no more games.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.move import Move
from ....core.rng import Rng
from ..data import HAND
from ..state import State, rows
from . import reasons, shortcuts
from .forecast import Forecast, forecast
from .planner import Plan, Position
from .value import Judge
from .workbench import Row


class Hard:
    """The best chance to win."""

    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        """Advice that gets better with every batch of plans."""
        s = known.guess(rng)
        if advice := shortcuts.answer(s, known.moves):
            yield advice
        else:
            yield from _best_chance(Position(s), known.moves)


def _best_chance(position: Position, moves: list[Move]) -> Iterator[Advice]:
    ahead = forecast(position.s)
    judge = Judge(position.row, position.s, ahead, _next_draw(position.s, ahead))
    best: tuple[float, Plan] | None = None
    for batch in position.plans(moves):
        judged: dict[tuple[Row, ...], float] = {}  # many changes come to the same counts
        for plan in batch:
            key = tuple(plan.rows)
            if key not in judged:
                judged[key] = judge(plan.rows, plan.kept)
            value = judged[key]
            if plan.draws:  # the drawn card may end the game before all others
                value = judge.at_once(plan.rows, ahead) + (1 - ahead.ends) * value
            if best is None or value > best[0]:
                best = value, plan
        if best:
            yield Advice(best[1].move, reasons.why(position, best[1]))


def _next_draw(s: State, ahead: Forecast) -> Forecast:
    """The forecast for the next turn, which begins with a draw only if that hand has less than four cards."""
    draws = len(s.hands[(s.seat + 1) % rows(s)]) < HAND
    return ahead if draws else ahead._replace(mends=0.0, breaks=0.0)
