"""What a position is worth to a planner: how likely the Engine will run, and a little for the score.

Days are the currency. Everything that is still to do, to mend or to fear costs so many of them (`weights`), everything
that helps saves some; what is left of the calendar after that is the slack, and the slack decides. Ends are counted,
and so is the final activation (`ending`): both are known exactly.
"""

from math import exp

from ..data import BOXES, HIT_POINTS, ORDER, REGIONS
from . import weights as w
from .ending import POINT, best_end, worth_of_end
from .position import ACTIVE, CHARM, CHASSIS, GATE, HELPER, HIDDEN, ROD, WAND, Position

TRACKERS = tuple(REGIONS[region].tracker for region in ORDER)
KINDS = tuple(sorted(set(TRACKERS), reverse=True).index(tracker) for tracker in TRACKERS)  # 110100, 101010, 100100
CONSTRUCT = tuple(w.CONSTRUCT[kind] for kind in KINDS)
COMPONENT = tuple(w.COMPONENT[kind] for kind in KINDS)
FREE = tuple(  # [region][boxes filled]: how many of the next boxes cost no day
    tuple(next((n for n, cost in enumerate((*tracker, 1)[filled:]) if cost), 0) for filled in range(BOXES + 1))
    for tracker in TRACKERS
)
KEPT = 50_000  # values remembered
_known: dict[tuple[object, ...], float] = {}


def value(p: Position) -> float:
    if p.end:
        return worth_of_end(p)
    if None not in p.links:
        return best_end(p).worth
    key = (
        *(p.place, p.boxes, p.combed, p.days, p.hit_points, p.energy, p.basket, p.tools, p.ancient, p.perfect),
        *p.stores,
        *p.constructs,
        *p.links,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = _judge(p)
    return found


def slack(p: Position) -> float:
    """Days to spare."""
    return p.days + w.ENERGY * p.energy - need(p)


def need(p: Position) -> float:
    """Days that all the rest will take."""
    days, regions = 0.0, 0
    constructs, stores, links = p.constructs, p.stores, p.links
    unmade = asleep = difficulty = 0
    for region in range(len(ORDER)):
        construct, store, link = constructs[region], stores[region], links[region]
        if link is None:
            unmade += 1
            days += w.LINK - (w.SPARE if store >= 2 else 0.0) - (w.SECOND_SPARE if store >= 3 else 0.0)
        else:
            difficulty += link
        if construct != ACTIVE:
            asleep += 1
        hidden, lacking = construct == HIDDEN, link is None and not store
        if hidden or lacking:
            regions += 1
            days += _search(p, region, hidden, lacking)
    days += w.ACTIVATE * asleep if asleep else -w.ALL_ACTIVE
    days += w.HIT_POINTS[p.hit_points] if p.hit_points < HIT_POINTS else 0.0
    excess = difficulty + (w.LINK_VALUE + w.SLOT * p.basket) * unmade - w.EASY
    days += w.DIFFICULTY * excess if excess > 0 else 0.0
    return days - _help(p, regions, asleep, unmade)


def _search(p: Position, region: int, hidden: bool, lacking: bool) -> float:
    """Days for what a region still owes us."""
    days = 0.0
    if hidden:
        helper = HELPER[region]
        days += CONSTRUCT[region] - (w.SIGHT if helper is not None and p.constructs[helper] == ACTIVE else 0.0)
    if lacking:
        days += COMPONENT[region] * (w.BOTH if hidden else 1.0)
    if p.place == region and p.boxes and not p.combed:
        free = FREE[region][p.boxes]
        done = w.BOX * p.boxes
        done += w.FREE_BOX if free >= 1 else 0.0
        done += w.NEXT_FREE_BOX if free >= 2 else 0.0
        done += w.NEARLY if p.boxes >= 4 else 0.0
        days -= min(w.MOST_DONE * days, done)
    return days


def _help(p: Position, regions: int, asleep: int, unmade: int) -> float:
    """Days that tools, treasures and powers will save."""
    saved = 0.0
    if regions:
        saved += w.ROD if p.tools & ROD else 0.0
        saved += w.WAND if p.tools & WAND else 0.0
        saved += w.GATE if p.constructs[GATE] == ACTIVE else 0.0
        saved += w.CHASSIS if p.constructs[CHASSIS] == ACTIVE else 0.0
    if asleep and p.tools & CHARM:
        saved += w.CHARM
    if p.ancient:
        for number, days in enumerate(w.TREASURES):
            if p.ancient >> number & 1:
                saved += days * (unmade / 6 if number == 4 else min(1.0, regions / 3))
    return saved


def _judge(p: Position) -> float:
    days = need(p)
    left = p.days + w.ENERGY * p.energy - days
    chance = 1 / (1 + exp(-w.BIAS - w.SLOPE * left / (1 + w.DOUBT * max(0.0, days))))
    prizes = 20 * p.perfect + 10 * p.ancient.bit_count() + 10 * p.tools.bit_count()
    won = w.WON + prizes + 4 * max(0.0, min(left, 8.0))
    lost = 40 + 0.5 * p.points
    return chance + POINT * (chance * won + (1 - chance) * lost)
