"""Advice in words: what a plan gains, in points that can be seen on the workbench."""

from ....core.bots import Advice
from ....core.messages import Text, text
from ....core.move import Move
from ..names import BUILDER_IDS, BUILDER_NAMES, CARD_NAMES
from .forecast import forecast
from .planner import Plan, Position


def why(position: Position, plan: Plan) -> Text:
    """The reason for a plan."""
    if plan.draws:
        return _discarding(position)
    parts = _gains(position, plan)
    if len(parts) > 1:
        return text("contrivance.why.and", first=parts[0], second=parts[1])
    if parts:
        return parts[0]
    if plan.move[0] == "pass":
        return text("contrivance.why.pass")
    if plan.move[0] == "play" and plan.cells is position.cells:
        return text("contrivance.why.card")
    return text("contrivance.why.placed")


def _gains(position: Position, plan: Plan) -> list[Text]:
    """What becomes better: first in the own row, then in the row of the rival that loses most."""
    was, now = position.rows[position.row], plan.rows[position.row]
    parts = []
    if now.score > was.score:
        parts.append(text("contrivance.why.score", n=now.score, was=was.score))
    if now.own > was.own:
        parts.append(text("contrivance.why.own", n=now.own))
    elif now.ability > was.ability:
        parts.append(text("contrivance.why.ability", n=now.ability, was=was.ability))
    lost, row = max(
        [(_total(position, row) - _total(plan, row), row) for row in range(len(plan.rows)) if row != position.row]
    )
    if lost > 0:
        before, after = position.rows[row], plan.rows[row]
        builder = BUILDER_NAMES[position.workbench.builders[row]]
        if after.score < before.score:
            parts.append(text("contrivance.why.rival", builder=builder, n=after.score, was=before.score))
        else:
            parts.append(text("contrivance.why.rival-ability", builder=builder, n=after.ability, was=before.ability))
    return parts


def _total(counted: Position | Plan, row: int) -> int:
    return counted.rows[row].score + counted.rows[row].ability


def _discarding(position: Position) -> Text:
    ahead = forecast(position.s)
    ends, mine = round(100 * ahead.ends), _total(position, position.row)
    if ends and all(mine > _total(position, row) for row in range(len(position.rows)) if row != position.row):
        return text("contrivance.why.end-it", percent=ends)
    return text("contrivance.why.discard")


def robbing(position: Position, moves: list[Move]) -> Advice:
    """Rob the Builder that would score most now."""

    def strength(move: Move) -> int:
        return _total(position, position.workbench.builders.index(BUILDER_IDS.index(str(move[1]))))

    best = max(moves, key=strength)
    builder = BUILDER_NAMES[BUILDER_IDS.index(str(best[1]))]
    return Advice(best, text("contrivance.why.rob", builder=builder, n=strength(best)))


def fetching(move: Move) -> Advice:
    """Fetch the card of this move."""
    return Advice(move, text("contrivance.why.fetch", card=CARD_NAMES[str(move[1])]))
