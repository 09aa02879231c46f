"""The best player: wants to win, not to lead. It looks at everything a turn can do, and weighs the end, the cards that
are kept and the chance to end the game itself.

It reads the position from a guess, and of that only what lies open: which cards are unseen, not where they are. To look
at the answers of the next Builder as well was tried: four times the work, and no more wins.
"""

from collections.abc import Iterator

from ....core.bots import Advice, Known
from ....core.move import Move
from ....core.rng import Rng
from ..data import HAND
from ..state import State, rows
from . import reasons, simple
from .bench import Row
from .odds import Outlook, outlook
from .plans import Plan, Table
from .value import Judge


class Hard:
    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        s = known.guess(rng)
        if plain := simple.answer(s, known.moves):
            yield plain
        else:
            yield from _likeliest_win(Table(s), known.moves)


def _likeliest_win(table: Table, moves: list[Move]) -> Iterator[Advice]:
    ahead = outlook(table.s)
    judge = Judge(table.row, table.s, ahead, _next_draw(table.s, ahead))
    best: tuple[float, Plan] | None = None
    for way in table.ways(moves):
        judged: dict[tuple[Row, ...], float] = {}  # most changes change little: many come to the same
        for plan in way:
            key = tuple(plan.rows)
            if key not in judged:
                judged[key] = judge(plan.rows, plan.kept)
            value = judged[key]
            if plan.draws:  # this card may be the last, before all others
                value = judge.at_once(plan.rows, ahead) + (1 - ahead.ends) * value
            if best is None or value > best[0]:
                best = value, plan
        if best:
            yield Advice(best[1].move, reasons.why(table, best[1]))


def _next_draw(s: State, ahead: Outlook) -> Outlook:
    """Whoever comes next draws only with less than four cards; how many there are, everybody can see."""
    draws = len(s.hands[(s.seat + 1) % rows(s)]) < HAND
    return ahead if draws else ahead._replace(mends=0.0, breaks=0.0)
