"""What a position is worth to a planner: how likely the Engine will run, and a little for the score.

Days are the currency. Everything that is still to gather, to wake or to mend costs so many of them (`weights`),
everything that helps saves some; what is left of the calendar after that is the slack: the days to expect for the links
and the final activation, give or take. What those are worth with so many days is known exactly (`linking`).
"""

from math import sqrt

from ..data import BASKET, BOXES, HIT_POINTS, ORDER, REGIONS
from . import weights as w
from .ending import POINT, best_end, worth_of_end
from .linking import ahead, at
from .position import ACTIVE, CHARM, CHASSIS, GATE, HELPER, HIDDEN, LENS, RECORD, ROD, WAND, Position

CITY = LENS  # the region of the Ancient Record
TRACKERS = tuple(REGIONS[region].tracker for region in ORDER)
FREE = tuple(  # [region][boxes filled]: how many of the next boxes cost no day
    tuple(next((n for n, cost in enumerate((*tracker, 1)[filled:]) if cost), 0) for filled in range(BOXES + 1))
    for tracker in TRACKERS
)
SPREAD = ((-2.857, 0.01126), (-1.3556, 0.22208), (0.0, 0.53332), (1.3556, 0.22208), (2.857, 0.01126))  # a normal one
SURE = 1.17  # worth of a game as good as won, before prizes
ALL_DONE = 120  # points of six Constructs found, active and linked
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


def _judge(p: Position) -> float:
    unmade, difficulty = p.links.count(None), p.difficulty
    days = slack(p)
    error = w.ERROR + w.MORE_ERROR * sqrt(_work(p))
    recorded = ahead(0, difficulty + unmade, 0)
    worth = 0.0
    if p.ancient & RECORD:
        for deviation, share in SPREAD:
            worth += share * at(recorded, days + error * deviation)
    else:
        plain, hope = ahead(unmade, difficulty, BASKET - p.basket), _hope(p)
        for deviation, share in SPREAD:
            left = days + error * deviation
            worth += share * ((1 - hope) * at(plain, left) + hope * at(recorded, left - w.HUNT_DAYS))
    won = min(1.0, worth / SURE)
    prizes = 20 * p.perfect + 10 * p.ancient.bit_count() + 10 * p.tools.bit_count()
    return worth + POINT * (won * (ALL_DONE + prizes) + (1 - won) * (0.5 * p.points + 40))


def _work(p: Position) -> float:
    """How much of the way is uncertain."""
    work = 0.4 * (6 - p.constructs.count(ACTIVE)) + 1.5 * p.constructs.count(HIDDEN)
    for store, link in zip(p.stores, p.links, strict=True):
        if link is None and not store:
            work += 0.7
    return work


def _hope(p: Position) -> float:
    """To find the Ancient Record yet: while the Ruined City is to be searched anyway."""
    if p.constructs[LENS] != HIDDEN and not (p.place == CITY and p.boxes < BOXES):
        return 0.0
    chassis = 1.0 if p.constructs[CHASSIS] == ACTIVE else w.WITHOUT_CHASSIS
    return w.HUNT * chassis * (1.0 if p.tools & WAND else w.WITHOUT_WAND)


def slack(p: Position) -> float:
    """The days that will be left when everything is gathered, awake and mended."""
    days = p.days + w.ENERGY * p.energy + w.BIAS
    constructs, stores, links = p.constructs, p.stores, p.links
    asleep = regions = 0
    for region in range(len(ORDER)):
        construct, store, link = constructs[region], stores[region], links[region]
        if link is None and store >= 2:
            days += w.SPARE if store == 2 else w.SPARE + w.SECOND_SPARE
        if construct != ACTIVE:
            asleep += 1
        hidden, lacking = construct == HIDDEN, link is None and not store
        if hidden or lacking:
            regions += 1
            days -= _search(p, region, hidden, lacking)
    days -= w.ACTIVATE * asleep
    if p.hit_points < HIT_POINTS:
        days -= w.HIT_POINTS[p.hit_points] * (1.0 if regions else w.AT_HOME)
    if asleep and p.tools & CHARM:
        days += w.CHARM
    return days + _help(p, regions) if regions else days


def _search(p: Position, region: int, hidden: bool, lacking: bool) -> float:
    """Days for what a region still owes us."""
    days = 0.0
    if hidden:
        helper = HELPER[region]
        days += w.CONSTRUCT[region] - (w.SIGHT if helper is not None and p.constructs[helper] == ACTIVE else 0.0)
    if lacking:
        days += w.COMPONENT[region] * (w.BOTH if hidden else 1.0)
    if p.place == region and p.boxes and not p.combed:
        free = FREE[region][p.boxes]
        done = w.BOX * p.boxes
        done += w.FREE_BOX if free >= 1 else 0.0
        done += w.NEXT_FREE_BOX if free >= 2 else 0.0
        done += w.NEARLY if p.boxes >= 4 else 0.0
        days -= min(w.MOST_DONE * days, done)
    return days


def _help(p: Position, regions: int) -> float:
    """Days that tools, treasures and powers will save while there is something to search."""
    saved = 0.0
    saved += w.ROD if p.tools & ROD else 0.0
    saved += w.WAND if p.tools & WAND else 0.0
    saved += w.GATE if p.constructs[GATE] == ACTIVE else 0.0
    saved += w.CHASSIS if p.constructs[CHASSIS] == ACTIVE else 0.0
    if p.ancient:
        share = min(1.0, regions / 3)
        saved += sum(days * share for number, days in enumerate(w.TREASURES) if p.ancient >> number & 1)
    return saved
