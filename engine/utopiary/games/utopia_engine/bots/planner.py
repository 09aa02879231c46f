"""Between actions: which action is next, judged one action ahead by what its exact odds lead to."""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.messages import Text, text
from ....core.move import Move
from ..data import BATTERY_PRICE, COMPONENTS, CONSTRUCTS, ORDER, SKULLS, TOOLS
from ..names import NAMES
from ..state import State
from . import activation_value, search_value
from .final_value import best_end
from .position import ACTIVE, CITY, FORTUNE, FOUND, HIDDEN, HOME, MONSTERS, RECORD, WEATHER, Position, read
from .value import value

SOONER = 1e-4  # worth added to an action that would otherwise be put off without need


class Option(NamedTuple):
    """An action, what it is worth, and the reason that a hint gives."""

    move: Move
    worth: float
    why: Text


def options(s: State, moves: list[Move]) -> Iterator[Option]:
    """Yield the moves that may make sense, one after the other."""
    p = read(s)
    if ("gods-hand",) in moves and s.skulls < SKULLS - 1:
        yield Option(("gods-hand",), 9.0, text("utopia-engine.why.gods-hand"))
        return
    for move in moves:
        judge = JUDGES.get(str(move[0]))
        option = judge(p, move) if judge else None
        if option:
            yield option


# --- out in the regions ----------------------------------------------------------------------------------------------


def _search(p: Position, move: Move) -> Option | None:
    region = ORDER.index(str(move[1]))
    done = p.constructs[region] != HIDDEN and p.links[region] is not None
    hunt = region == CITY and not p.ancient & RECORD
    if done and not hunt and region != p.place:
        return None
    return _search_option(move, region, search_value.prospect(p, region))


def _search_option(move: Move, region: int, seen: search_value.Prospect) -> Option:
    why = text(
        "utopia-engine.why.search",
        region=NAMES[ORDER[region]],
        construct=seen.percent(
            search_value.ZERO, search_value.ZERO_CHANGED, search_value.CONSTRUCT, search_value.ROD_CONSTRUCT
        ),
        component=seen.percent(search_value.COMPONENT, search_value.ROD_COMPONENT),
        fight=seen.percent(*search_value.LEVELS),
    )
    return Option(move, seen.worth, why)


def _seal(p: Position, move: Move) -> Option | None:
    """Only where the events do harm."""
    region = ORDER.index(str(move[1]))
    harm = p.events[MONSTERS] == region or p.events[WEATHER] == region
    if not harm or p.events[FORTUNE] == region or (region == p.place and p.boxes >= 6):
        return None
    seen = search_value.prospect(search_value.sealed(p, region), region)
    return Option(move, seen.worth - search_value.SEALING, text("utopia-engine.why.seal", region=NAMES[ORDER[region]]))


def _comb(p: Position, move: Move) -> Option:
    p, region = p.copy(), p.place
    p.combed = True
    if p.cross():
        if move[1] == "construct":
            p.constructs[region] = FOUND
        else:
            p.gain(region)
    return Option(move, value(p), text("utopia-engine.why.comb", region=NAMES[ORDER[region]]))


def _home(p: Position, move: Move) -> Option | None:
    """The only way to search a region again that has been searched out."""
    region = p.place
    if p.boxes < 6 or not p.combed or (p.constructs[region] != HIDDEN and p.links[region] is not None):
        return None
    p = p.copy()
    p.go(HOME)
    return Option(
        move, search_value.prospect(p, region).worth, text("utopia-engine.why.home", region=NAMES[ORDER[region]])
    )


def _rest(p: Position, move: Move) -> Option:
    p = p.copy()
    why = text("utopia-engine.why.rest", n=p.hit_points, days=p.days)
    p.rest()
    return Option(move, value(p), why)


# --- in the workshop -------------------------------------------------------------------------------------------------


def _activate(p: Position, move: Move) -> Option:
    construct = CONSTRUCTS.index(str(move[1]))
    chance = activation_value.chance_in_first_field(p, construct)
    why = text("utopia-engine.why.activate", construct=NAMES[str(move[1])], percent=round(100 * chance))
    return Option(move, activation_value.of_attempt(p, construct), why)


def _connect(p: Position, move: Move) -> Option | None:
    """Links come last: they take no time, and the Ancient Record or a spare component may still be found."""
    if p.ancient & RECORD or not _gathered(p):
        return None
    why = text("utopia-engine.why.connect", n=p.linked + 1)
    return Option(move, _at_home(p) + SOONER, why)


def _record(p: Position, move: Move) -> Option | None:
    if not _gathered(p):
        return None
    return Option(move, _at_home(p) + SOONER, text("utopia-engine.why.record"))


def _gathered(p: Position) -> bool:
    """Is nothing missing any more, or is it too late to look for it?"""
    return not p.days or (not p.seeking and p.constructs.count(ACTIVE) == len(CONSTRUCTS))


def _at_home(p: Position) -> float:
    p = p.copy()
    p.go(HOME)
    return value(p)


def _recharge(p: Position, move: Move) -> Option:
    p = p.copy()
    p.battery = True
    p.tools |= 1 << TOOLS.index(str(move[1]))
    for _ in range(BATTERY_PRICE):
        p.stores[dearest(p)] -= 1
    return Option(move, value(p), text("utopia-engine.why.recharge", tool=NAMES[str(move[1])]))


def dearest(p: Position) -> int:
    """The component that is missed least when it is spent."""

    def without(component: int) -> float:
        other = p.copy()
        other.stores[component] -= 1
        return value(other)

    return max((component for component in range(len(COMPONENTS)) if p.stores[component]), key=without)


def _final(p: Position, move: Move) -> Option | None:
    end = best_end(p)
    if end.rest:
        return None
    return Option(move, end.worth, text("utopia-engine.why.final", percent=round(100 * end.odds.win)))


JUDGES = {
    "search": _search,
    "seal": _seal,
    "comb": _comb,
    "home": _home,
    "rest": _rest,
    "activate": _activate,
    "connect": _connect,
    "record": _record,
    "recharge": _recharge,
    "final": _final,
}
