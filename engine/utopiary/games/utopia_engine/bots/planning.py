"""Between actions: what to do next, judged one action ahead by what the exact odds of that action lead to."""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.messages import Text, text
from ....core.move import Move
from ..data import BATTERY_PRICE, COMPONENTS, CONSTRUCTS, ORDER, SKULLS, TOOLS
from ..state import NAMES, State
from . import activating, searching
from .ending import best_end
from .position import ACTIVE, CITY, FORTUNE, FOUND, HIDDEN, HOME, MONSTERS, RECORD, WEATHER, Position, read
from .value import value

SOONER = 1e-4  # what can be done now is not put off


class Option(NamedTuple):
    move: Move
    worth: float
    why: Text


def options(s: State, moves: list[Move]) -> Iterator[Option]:
    """The moves that may make sense, one after the other."""
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
    return _searching(move, region, searching.prospect(p, region))


def _searching(move: Move, region: int, seen: searching.Prospect) -> Option:
    why = text(
        "utopia-engine.why.search",
        region=NAMES[ORDER[region]],
        construct=seen.percent(searching.ZERO, searching.ZERO_CHANGED, searching.CONSTRUCT, searching.ROD_CONSTRUCT),
        component=seen.percent(searching.COMPONENT, searching.ROD_COMPONENT),
        fight=seen.percent(*searching.LEVELS),
    )
    return Option(move, seen.worth, why)


def _seal(p: Position, move: Move) -> Option | None:
    """Only where the events do harm."""
    region = ORDER.index(str(move[1]))
    harm = p.events[MONSTERS] == region or p.events[WEATHER] == region
    if not harm or p.events[FORTUNE] == region or (region == p.place and p.boxes >= 6):
        return None
    seen = searching.prospect(searching.sealed(p, region), region)
    return Option(move, seen.worth - searching.SEALING, text("utopia-engine.why.seal", region=NAMES[ORDER[region]]))


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
        move, searching.prospect(p, region).worth, text("utopia-engine.why.home", region=NAMES[ORDER[region]])
    )


def _rest(p: Position, move: Move) -> Option:
    p = p.copy()
    why = text("utopia-engine.why.rest", n=p.hit_points, days=p.days)
    p.rest()
    return Option(move, value(p), why)


# --- in the workshop -------------------------------------------------------------------------------------------------


def _activate(p: Position, move: Move) -> Option:
    construct = CONSTRUCTS.index(str(move[1]))
    chance = activating.chance_in_first_field(p, construct)
    why = text("utopia-engine.why.activate", construct=NAMES[str(move[1])], percent=round(100 * chance))
    return Option(move, activating.activating(p, construct), why)


def _connect(p: Position, move: Move) -> Option | None:
    """Links come last: they take no time, and who waits may still find the Ancient Record or a spare component."""
    if p.ancient & RECORD or not _gathered(p):
        return None
    why = text("utopia-engine.why.connect", n=p.linked + 1)
    return Option(move, _at_home(p) + SOONER, why)


def _record(p: Position, move: Move) -> Option | None:
    if not _gathered(p):
        return None
    return Option(move, _at_home(p) + SOONER, text("utopia-engine.why.record"))


def _gathered(p: Position) -> bool:
    """Nothing is missing any more, or it is too late to look for it."""
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
    """The component that is missed least."""

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
