"""Why the better players do what they do, in words for a hint."""

from ....core.game import Seat
from ....core.messages import Text, seat_name, text
from ..building import SPAN
from ..data import FOR_CONTROL, KINDS, REMOVE_POINTS, WONDER_POINTS
from ..names import CIV_NAMES, DISTRICT_NAMES, ISLAND_NAMES, OF_CIV
from ..prestige import place_of
from ..state import NO_SEAT, State
from .deeds import Deed
from .drafting import Landing
from .planning import Plan
from .turn import Turn

NEAR_A_WONDER = 3  # civilizations on an island that are worth a word


def of_plan(s: State, plan: Plan) -> Text:
    """Of its first deed; what the deed is good for may come later in the turn."""
    deed, *later = plan.deeds
    if deed.verb == "control":
        place = place_of(s, deed.civ)
        return text("utopia.why.control", district=DISTRICT_NAMES[deed.d], n=place)
    if deed.verb == "wonder":
        return text("utopia.why.wonder", island=ISLAND_NAMES[deed.d], n=WONDER_POINTS)
    if deed.verb == "remove":
        return text("utopia.why.remove", n=REMOVE_POINTS)
    if deed.verb in ("raise", "lower"):
        return _of_influence(s, deed)
    return _of_prince(deed, later, plan.turn)


def _of_influence(s: State, deed: Deed) -> Text:
    seat, scale = s.seat, list(s.scale)
    at = scale.index(deed.civ)
    scale.insert(at + 1 if deed.verb == "raise" else 0, scale.pop(at))
    own = [civ for civ, owner in zip(s.monument, s.owner, strict=True) if owner == seat]
    more = sum(scale.index(civ) - s.scale.index(civ) for civ in own)
    if more > 0:
        return text("utopia.why.king", n=more)
    return text("utopia.why.king-rivals")


def _of_prince(deed: Deed, later: list[Deed], end: Turn) -> Text:
    """A prince moves or comes: what for?"""
    target = deed.to if deed.verb == "go" else deed.d
    for next_one in later:
        if next_one.verb == "control" and next_one.civ == deed.civ:
            return text("utopia.why.to-control", district=DISTRICT_NAMES[next_one.d])
        if next_one.verb == "wonder":
            return text("utopia.why.to-wonder", island=ISLAND_NAMES[next_one.d])
        if next_one.verb == "remove" and (next_one.civ, next_one.d) == (deed.civ, target):
            return text("utopia.why.to-remove", n=REMOVE_POINTS)
    if end.built[target] == deed.civ:
        return text("utopia.why.at-monument", civ=OF_CIV[deed.civ], n=REMOVE_POINTS)
    return text("utopia.why.gather", district=DISTRICT_NAMES[target])


def of_landing(s: State, seat: Seat, landing: Landing) -> Text:
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
    return text("utopia.why.invite", minister=seat_name(rival))


def of_card(civ: int) -> Text:
    return text("utopia.why.card", civ=CIV_NAMES[civ])
