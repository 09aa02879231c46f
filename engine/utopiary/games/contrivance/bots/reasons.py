"""Why, in words: what a plan gains, in points that everybody can see on the bench."""

from ....core.bots import Advice
from ....core.messages import Text, text
from ....core.move import Move
from ..state import BUILDER_IDS, BUILDER_NAMES, CARD_NAMES
from .odds import outlook
from .plans import Plan, Table


def why(table: Table, plan: Plan) -> Text:
    if plan.draws:
        return _discarding(table)
    parts = _gains(table, plan)
    if len(parts) > 1:
        return text("contrivance.why.and", first=parts[0], second=parts[1])
    if parts:
        return parts[0]
    if plan.move[0] == "pass":
        return text("contrivance.why.pass")
    if plan.move[0] == "play" and plan.cells is table.cells:
        return text("contrivance.why.card")
    return text("contrivance.why.placed")


def _gains(table: Table, plan: Plan) -> list[Text]:
    """What becomes better for us: first in the own row, then in that of the rival who loses most."""
    was, now = table.rows[table.row], plan.rows[table.row]
    parts = []
    if now.score > was.score:
        parts.append(text("contrivance.why.score", n=now.score, was=was.score))
    if now.own > was.own:
        parts.append(text("contrivance.why.own", n=now.own))
    elif now.ability > was.ability:
        parts.append(text("contrivance.why.ability", n=now.ability, was=was.ability))
    lost, row = max(
        [(_total(table, row) - _total(plan, row), row) for row in range(len(plan.rows)) if row != table.row]
    )
    if lost > 0:
        before, after = table.rows[row], plan.rows[row]
        builder = BUILDER_NAMES[table.bench.builders[row]]
        if after.score < before.score:
            parts.append(text("contrivance.why.rival", builder=builder, n=after.score, was=before.score))
        else:
            parts.append(text("contrivance.why.rival-ability", builder=builder, n=after.ability, was=before.ability))
    return parts


def _total(position: Table | Plan, row: int) -> int:
    return position.rows[row].score + position.rows[row].ability


def _discarding(table: Table) -> Text:
    ahead = outlook(table.s)
    ends, mine = round(100 * ahead.ends), _total(table, table.row)
    if ends and all(mine > _total(table, row) for row in range(len(table.rows)) if row != table.row):
        return text("contrivance.why.end-it", percent=ends)
    return text("contrivance.why.discard")


def robbing(table: Table, moves: list[Move]) -> Advice:
    """From whoever would get most now: that Builder needs cards least of all."""

    def strength(move: Move) -> int:
        return _total(table, table.bench.builders.index(BUILDER_IDS.index(str(move[1]))))

    best = max(moves, key=strength)
    builder = BUILDER_NAMES[BUILDER_IDS.index(str(best[1]))]
    return Advice(best, text("contrivance.why.rob", builder=builder, n=strength(best)))


def fetching(move: Move) -> Advice:
    return Advice(move, text("contrivance.why.fetch", card=CARD_NAMES[str(move[1])]))
