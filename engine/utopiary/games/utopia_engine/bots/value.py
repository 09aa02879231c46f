"""The value of a position for the planner: how likely the Engine will run, and a little for the score.

The end is known exactly (`final_value`). The way there cannot be counted, so the worth of a position was learnt by
playing: a small network with one hidden layer, whose numbers are in `weights`. Its features are plain facts ("two days
left", "the Golden Chassis sleeps, one silica in store"). Every fact has a row of numbers; the rows are added up, what
is below zero in the sum counts little (a leaky ReLU), and a weighted sum says how good the position is.

It was taught in a fast copy of the game that follows the same exact odds and rolls dice of its own, in about a hundred
thousand games. Each position it met was to be worth what the best next action leads to on average (three parts of ten)
and what became of it later in that game (seven parts; temporal differences, lambda 0.7). Four games of ten began
somewhere on the way with whatever had been found by then, so that it also knows positions it would not steer for
itself: a hint is asked for in any. One thing it found: the Ancient Record, with which every link counts one, is worth
a fight in nearly every game.
"""

from array import array
from binascii import a2b_base64
from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from math import exp
from operator import add, mul
from typing import NamedTuple

from ..data import BASKET, BOXES, DAYS, EVENTS, HAND, HIT_POINTS, ORDER, TOOLS, TREASURES
from .final_value import best_end, worth_of_end
from .position import ACTIVE, BATTERY, FOUND, HIDDEN, SEAL, Position

BEST = 1.2  # more than any game is worth
LEAK = 0.05  # of a sum below zero
KEPT = 50_000  # values in the cache
_known: dict[tuple[int, ...], float] = {}


def value(p: Position) -> float:
    """The worth of a position, cached."""
    if p.end:
        return worth_of_end(p)
    if None not in p.links:
        return best_end(p).worth
    key = facts(p)
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = _known[key] = _judge(key)
    return found


def by_hit_points(p: Position) -> list[float]:
    """The worth of this position with one hit point, two, … up to as many as there are now, as a fight needs them."""
    if p.end or None not in p.links:
        return [value(_with(p, left)) for left in range(1, p.hit_points + 1)]
    hit_points, *others = facts(p)
    rows, base, weights, bias = _network()
    others_sum = [*map(sum, zip(base, *[rows[fact] for fact in others], strict=True))]
    return [
        _squash(map(add, others_sum, rows[fact]), weights, bias)
        for fact in range(hit_points - p.hit_points + 1, hit_points + 1)
    ]


def _with(p: Position, hit_points: int) -> Position:
    p = p.copy()
    p.hit_points = hit_points
    return p


# --- facts: the number of the row of each ----------------------------------------------------------------------------

MANY = 3  # components in store: a fourth makes no difference
STATES = 5  # of a Construct: hidden, found, found and tried today, active, active and its power for once used
MOST_DAYS = 14
HARDEST = 15  # difficulty
CYCLE = 3  # days from one event day to the next
REGIONS = len(ORDER)

_OWED = STATES * (MANY + 1)  # a region: its Construct and its component in store, or its link made
_SIZES = {
    "region": REGIONS * (_OWED + STATES),
    "hit-points": HIT_POINTS + 1,
    "days": MOST_DAYS + 1,
    "boxes": REGIONS * (BOXES + 1) * 4,  # of the region the player is in, with what is missing there
    "tools": 1 << len(TOOLS),
    "treasure": len(TREASURES),
    "energy": HAND + 1,
    "cycle": CYCLE,
    "event": len(EVENTS) * REGIONS,
    "difficulty": HARDEST + 1,
    "basket": BASKET + 1,
    "calendar": DAYS,
    "to-find": (REGIONS + 1) ** 2,
}
ROWS = sum(_SIZES.values())
_FIRST = dict(zip(_SIZES, accumulate(_SIZES.values(), initial=0), strict=False))
_REGION, _BOXES, _TREASURE, _EVENT = (_FIRST[kind] for kind in ("region", "boxes", "treasure", "event"))
_HIT_POINTS, _DAYS, _TOOLS, _ENERGY = (_FIRST[kind] for kind in ("hit-points", "days", "tools", "energy"))
_CYCLE, _CALENDAR, _TO_FIND = (_FIRST[kind] for kind in ("cycle", "calendar", "to-find"))
_DIFFICULTY, _BASKET = _FIRST["difficulty"], _FIRST["basket"]


def facts(p: Position) -> tuple[int, ...]:
    """The features of a position, each as the number of its row in the network; hit points first."""
    found = [
        _HIT_POINTS + p.hit_points,
        _DAYS + min(MOST_DAYS, p.days),
        _TOOLS + p.tools,
        _ENERGY + p.energy,
        _CYCLE + p.day % CYCLE,
        _CALENDAR + DAYS - 1 - p.day,
    ]
    hidden = lacking = 0
    row = _REGION
    for region, construct, store, link in zip(range(REGIONS), p.constructs, p.stores, p.links, strict=True):
        state = construct
        if construct == FOUND:
            state = 1 + (p.stopped >> region & 1)
        elif construct == ACTIVE:
            state = 3 + (p.seal if region == SEAL else p.battery if region == BATTERY else 0)
        else:
            hidden += 1
        if link is None:
            found.append(row + state * (MANY + 1) + (store if store < MANY else MANY))
            lacking += not store
        else:
            found.append(row + _OWED + state)
        row += _OWED + STATES
    found.append(_TO_FIND + hidden * (REGIONS + 1) + lacking)
    if p.boxes:
        here = p.place
        owed = 2 * (p.constructs[here] == HIDDEN) + (p.links[here] is None and not p.stores[here])
        found.append(_BOXES + (here * (BOXES + 1) + (BOXES if p.combed else p.boxes - 1)) * 4 + owed)
    if p.ancient:
        found += [_TREASURE + number for number in range(len(TREASURES)) if p.ancient >> number & 1]
    for event, place in enumerate(p.events):
        if place is not None and not (p.sealed and p.place == place):
            found.append(_EVENT + event * REGIONS + place)
    if p.linked:
        found += [_DIFFICULTY + min(HARDEST, p.difficulty), _BASKET + p.basket]
    return tuple(found)


# --- the network -----------------------------------------------------------------------------------------------------


class Network(NamedTuple):
    """The weights of the network."""

    rows: list[tuple[float, ...]]
    base: tuple[float, ...]  # what every sum begins with
    weights: tuple[float, ...]
    bias: float


@cache
def _network() -> Network:
    from .weights import NUMBERS, SCALE, WIDTH  # imported only when asked for

    numbers = [number * SCALE for number in array("h", a2b_base64(NUMBERS))]
    *rows, base, weights = [tuple(numbers[first : first + WIDTH]) for first in range(0, WIDTH * (ROWS + 2), WIDTH)]
    return Network(rows, base, weights, numbers[-1])


def _judge(facts: tuple[int, ...]) -> float:
    rows, base, weights, bias = _network()
    return _squash(map(sum, zip(base, *[rows[fact] for fact in facts], strict=True)), weights, bias)


def _squash(sums: Iterable[float], weights: tuple[float, ...], bias: float) -> float:
    out = bias + sum(map(mul, weights, [total if total > 0 else LEAK * total for total in sums]))
    return BEST / (1 + exp(-out))
