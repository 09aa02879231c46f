"""The reasons of the planner's moves, as texts for a hint."""

from ....core.game import Seat
from ....core.messages import Text, seat_name, text
from ..building import SPAN
from ..data import FOR_CONTROL, KINDS, REMOVE_POINTS, WONDER_POINTS
from ..names import CIV_NAMES, DISTRICT_NAMES, ISLAND_NAMES, OF_CIV
from ..prestige import place_of
from ..state import NO_SEAT, State
from .beam_search import Plan
from .candidates import Action
from .draft import Landing
from .turn_state import Turn

NEAR_A_WONDER = 3  # civilizations on an island that make a reason


def of_plan(s: State, plan: Plan) -> Text:
    """Return the reason of a plan's first action; what it is for may come later in the turn."""
    action, *later = plan.actions
    if action.verb == "control":
        place = place_of(s, action.civ)
        return text("utopia.why.control", district=DISTRICT_NAMES[action.d], n=place)
    if action.verb == "wonder":
        return text("utopia.why.wonder", island=ISLAND_NAMES[action.d], n=WONDER_POINTS)
    if action.verb == "remove":
        return text("utopia.why.remove", n=REMOVE_POINTS)
    if action.verb in ("raise", "lower"):
        return _of_influence(s, action)
    return _of_prince(action, later, plan.turn)


def _of_influence(s: State, action: Action) -> Text:
    seat, scale = s.seat, list(s.scale)
    at = scale.index(action.civ)
    scale.insert(at + 1 if action.verb == "raise" else 0, scale.pop(at))
    own = [civ for civ, owner in zip(s.monument, s.owner, strict=True) if owner == seat]
    more = sum(scale.index(civ) - s.scale.index(civ) for civ in own)
    if more > 0:
        return text("utopia.why.king", n=more)
    return text("utopia.why.king-rivals")


def _of_prince(action: Action, later: list[Action], end: Turn) -> Text:
    """Return what a prince moves or comes for."""
    target = action.to if action.verb == "go" else action.d
    for next_one in later:
        if next_one.verb == "control" and next_one.civ == action.civ:
            return text("utopia.why.to-control", district=DISTRICT_NAMES[next_one.d])
        if next_one.verb == "wonder":
            return text("utopia.why.to-wonder", island=ISLAND_NAMES[next_one.d])
        if next_one.verb == "remove" and (next_one.civ, next_one.d) == (action.civ, target):
            return text("utopia.why.to-remove", n=REMOVE_POINTS)
    if end.built[target] == action.civ:
        return text("utopia.why.at-monument", civ=OF_CIV[action.civ], n=REMOVE_POINTS)
    return text("utopia.why.gather", district=DISTRICT_NAMES[target])


def of_landing(s: State, seat: Seat, landing: Landing) -> Text:
    """Return the reason to take a guest and place its prince."""
    island, civ = divmod(landing.guest, KINDS)
    d, row = landing.d, s.princes[seat]
    if d < 0:
        return text("utopia.why.promise")
    n = row[d * KINDS + civ] + 1
    heaps = row[SPAN[island]]
    civs = {heap % KINDS for heap, princes in enumerate(heaps) if princes} | {civ}
    if s.owner[d] == NO_SEAT and n >= FOR_CONTROL:
        return text("utopia.why.third", civ=OF_CIV[civ], district=DISTRICT_NAMES[d])
    if s.wonder[island] == NO_SEAT and not any(heaps[civ::KINDS]) and len(civs) >= NEAR_A_WONDER:
        if len(civs) == KINDS:
            return text("utopia.why.fifth", island=ISLAND_NAMES[island])
        return text("utopia.why.nearer", island=ISLAND_NAMES[island], n=len(civs))
    if s.monument[d] == civ:
        return text("utopia.why.at-monument", civ=OF_CIV[civ], n=REMOVE_POINTS)
    if s.owner[d] == NO_SEAT and n == FOR_CONTROL - 1:
        return text("utopia.why.second", civ=OF_CIV[civ], district=DISTRICT_NAMES[d])
    return text("utopia.why.promise")


def of_invitation(rival: Seat) -> Text:
    """Return the reason to invite a rival."""
    return text("utopia.why.invite", minister=seat_name(rival))


def of_card(civ: int) -> Text:
    """Return the reason to discard a card."""
    return text("utopia.why.card", civ=CIV_NAMES[civ])
