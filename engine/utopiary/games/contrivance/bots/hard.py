"""The best player: wants to win, not to lead. It looks at every change a turn can make and at the best answers to it.

It reads the position from a guess, and of that only what lies open: which cards are unseen, not where they are.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.bots import Advice, Known
from ....core.rng import Rng
from ....core.words import text
from ..state import TILES, State, is_building
from . import cards, reasons
from .odds import outlook
from .plans import Plan, Table
from .reply import Replies
from .value import Judge

ANSWERS = 1200  # positions to look at for answers: to eight plans of two Builders, to two of four, to none of six


class Judged(NamedTuple):
    value: float
    plan: Plan


class Hard:
    def think(self, known: Known[State], rng: Rng) -> Iterator[Advice]:
        s = known.guess(rng)
        if len(known.moves) == 1:
            yield Advice(known.moves[0], text("why.only"))
        elif s.phase == "rob":
            yield reasons.robbing(Table(s), known.moves)
        elif s.phase == "fetch":
            yield reasons.fetching(cards.best_to_fetch(known.moves))
        else:
            yield from self._plan(Table(s), known)

    def _plan(self, table: Table, known: Known[State]) -> Iterator[Advice]:
        judge = Judge(table.row, len(table.bench.builders), outlook(table.s))
        judged: list[Judged] = []
        for way in table.ways(known.moves):
            judged += [Judged(_value(judge, plan), plan) for plan in way]
            if judged:
                yield _advice(table, max(judged, key=_by_value))
        if not is_building(table.s):  # the cards are not used yet there: no answer to expect
            yield from _answered(table, judge, judged)


def _by_value(judged: Judged) -> float:
    return judged.value


def _value(judge: Judge, plan: Plan) -> float:
    value = judge(plan.rows, plan.kept)
    if plan.draws:  # this card may be the last, before all others
        ends = judge.outlook.mends + judge.outlook.breaks
        return judge.now(plan.rows) + (1 - ends) * value
    return value


def _answered(table: Table, judge: Judge, judged: list[Judged]) -> Iterator[Advice]:
    """The best plans again, after what the next Builder will probably do about them."""
    plans = ANSWERS // _changes(len(table.bench.builders))
    if plans < 2:
        return
    replies, best = Replies(table, judge), None
    for value, plan in _different(judged)[:plans]:
        answered = Judged(value - replies.loss(plan.cells, plan.rows), plan)
        if best is None or answered.value > best.value:
            best = answered
        yield _advice(table, best)


def _changes(builders: int) -> int:
    """About how many changes all cards together can make."""
    tiles = TILES * builders
    return tiles * (builders + tiles + 8)


def _different(judged: list[Judged]) -> list[Judged]:
    """The best first; of those that come to the same, one."""
    found: dict[tuple[object, ...], Judged] = {}
    for one in sorted(judged, key=_by_value, reverse=True):
        found.setdefault((one.plan.move, *one.plan.rows), one)
    return list(found.values())


def _advice(table: Table, best: Judged) -> Advice:
    return Advice(best.plan.move, reasons.why(table, best.plan))
