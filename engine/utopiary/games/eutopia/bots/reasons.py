"""The reason for a step, in a sentence."""

from ....core.messages import Text, seat_name, text
from .. import names
from ..data import HAND_SIZE, WAR_SUM
from .candidates import Step
from .position import Context, Position, calming, settling

PERCENT = 100


def reason(context: Context, start: Position, step: Step, after: Position, end: Position) -> Text:
    """The reason for a step; `after` is the position after it, `end` the one at the end of the planned turn."""
    verb, what, _ = step
    if verb == "stabilise":
        return _stabilise(start, after, what)
    if verb in ("work", "advise"):
        left = [missing for event, _, missing in after.events if event == what]
        if left:
            return text("eutopia.why.part", event=names.EVENT[what], missing=names.icons_name(left[0]))
        if not after.events:
            return text("eutopia.why.settle-last", event=names.EVENT[what])
        return text("eutopia.why.settle", event=names.EVENT[what], n=len(after.events), limit=context.limit)
    if verb == "give":
        return _give(context, start, after, what)
    return _go(context, what, after, end)


def _stabilise(start: Position, after: Position, factor: int) -> Text:
    id = "eutopia.why.peace" if start.war and not after.war else "eutopia.why.stabilise"
    return text(id, factor=names.FACTOR[factor], sum=sum(after.factors), war=WAR_SUM)


def _go(context: Context, area: int, after: Position, end: Position) -> Text:
    """A journey leads to work in this turn, to work for later, or only to a chance of some."""
    here = [event for event, there, _ in after.events if there == area]
    still = {event: missing for event, _, missing in end.events}
    for event, _, missing in after.events:
        if event in here and still.get(event) != missing:
            id = "eutopia.why.go-settle" if event not in still else "eutopia.why.go-part"
            return text(id, event=names.EVENT[event])
    if here:
        return text("eutopia.why.go-wait", event=names.EVENT[here[0]])
    return text("eutopia.why.go-watch" if area == context.back else "eutopia.why.go-swap")


def _give(context: Context, start: Position, after: Position, to: int) -> Text:
    """A gift lets the receiver do what was not possible before, or costs the team fewer cards."""
    before, now, place = start.hands[to], after.hands[to], start.places[to]
    for event, area, missing in start.events:
        terrain = context.terrains[area - 1]
        way = "" if place == area or terrain in context.homes[to] else terrain
        if settling(now, missing, way, context.brings[to]) < settling(before, missing, way, context.brings[to]):
            return text("eutopia.why.give-event", to=seat_name(to), event=names.EVENT[event])
    for factor, value in enumerate(start.factors):
        if value > 1 and calming(now, factor, value, context.icons) < calming(before, factor, value, context.icons):
            return text("eutopia.why.give-factor", to=seat_name(to), factor=names.FACTOR[factor])
    return text("eutopia.why.give", to=seat_name(to))


def reason_to_end(context: Context, p: Position) -> Text:
    """The reason to end the turn: every card drawn may be an event; with a full hand none is drawn."""
    draws = min(HAND_SIZE - len(p.hands[context.seat]), context.time)
    if draws > 0:
        chance = round(PERCENT * context.strikes / context.time)
        return text("eutopia.why.end-draw", n=draws, percent=chance)
    return text("eutopia.why.end-keep")
