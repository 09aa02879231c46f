"""Connection as a page asks for it: what every placement of the dice in hand costs, for a goal.

The cost of a link is its value plus 1 for every damage, for a hit point spent lowers the difficulty by one as well
(rule 22). Goal "lowest": the least cost. Goal "thrifty": a slot of the waste basket costs something too, about what
it saves in a later link. A link that fails for want of a component costs as much as a bad link and the search for new
components.

The opening of a link would take too long to work out in a page: its values come from a book made by
tools/build_tables.py, and everything after it is worked out on demand.
"""

from array import array
from binascii import a2b_base64
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from .connection import BOXES, SLOTS, Connection, End, Key, Worth, distribution
from .field import Boxes, put, shape_of, shapes, turn

SLOT = {"lowest": 0.0, "thrifty": 0.6}  # cost of a basket slot by goal
FAILED = 10.0  # cost of a failed link
SPARES = (0, 1, 2, 3)  # four components in the stores at most, one is spent to begin (rule 7)
EMPTY_FIELD: Boxes = ((0, 0),) * BOXES


class Put(NamedTuple):
    die: int
    box: int | None  # None: into the waste basket
    top: bool


class Placement(NamedTuple):
    puts: tuple[Put, ...]
    boxes: Boxes  # as they are afterwards
    slots: int  # left in the waste basket
    cost: float  # expected, of the whole link from here; slots used before not counted


def worth_for(goal: str) -> Worth:
    if goal not in SLOT:
        raise ValueError(f"There is no goal {goal!r} for a connection; the goals are {', '.join(SLOT)}.")

    def worth(end: End) -> float:
        return SLOT[goal] * end.slots - end.negative - (FAILED if end.link is None else end.link)

    return worth


def opening() -> list[Key]:
    """The states of the book: at most two squares written, one of each pair of turned shapes."""
    half = [Key(shape) for shape in shapes(BOXES) if 0 in shape and shape <= turn(shape)]
    return half + [Key((0, 0), total, 0) for total in range(6)] + [Key((0, 0), 0, 1)]


@cache
def _book() -> "array[float]":
    from .connection_data import BOOK  # imported only when asked for

    return array("d", a2b_base64(BOOK))


@lru_cache(maxsize=16)
def connection(goal: str, spare: int) -> Connection:
    """The solution for a goal, with the opening already known."""
    link = Connection(worth_for(goal), spare)
    keys, width = opening(), SLOTS + 1
    first = (list(SLOT).index(goal) * len(SPARES) + spare) * len(keys) * width
    for number, key in enumerate(keys):
        start = first + number * width
        link.know(key, list(_book()[start : start + width]))
    return link


def read(boxes: Boxes) -> Key:
    """Open boxes, sum and negative boxes of a printed field."""
    results = [top - bottom for top, bottom in boxes if top and bottom]
    return Key(shape_of(boxes), sum(max(result, 0) for result in results), sum(result < 0 for result in results))


class ConnectionOdds:
    """Odds of one link; `spare`: components of its kind left in the stores after the first is spent."""

    def __init__(self, goal: str = "thrifty", spare: int = 0) -> None:
        if spare not in SPARES:
            raise ValueError("The stores hold four components of a kind at most, so zero to three can be spare.")
        self.goal, self.link = goal, connection(goal, spare)

    def cost(self, boxes: Boxes = EMPTY_FIELD, slots: int = SLOTS) -> float:
        """Expected before a roll, under best play."""
        return SLOT[self.goal] * slots - self.link.value(slots, read(boxes))

    def rank(self, boxes: Boxes, slots: int, hand: tuple[int, ...]) -> list[Placement]:
        """Every way to deal with the dice in hand, best first."""
        found: dict[tuple[Boxes, int], Placement] = {}
        for order in {hand, hand[::-1]}:
            for puts, after, left in _ways(boxes, slots, order):
                cost = SLOT[self.goal] * slots - self.link.value(left, read(after))
                found.setdefault((after, left), Placement(puts, after, left, cost))
        return sorted(found.values(), key=lambda placement: (placement.cost, str(placement.puts)))

    def squares(self, boxes: Boxes, slots: int, die: int, other: int | None) -> dict[tuple[int, bool] | None, float]:
        """What the page draws over the squares (box, top) and the basket (None): the cost if it goes there."""
        best: dict[tuple[int, bool] | None, float] = {}
        for puts, after, left in _ways(boxes, slots, (die,) if other is None else (die, other)):
            square = None if puts[0].box is None else (puts[0].box, puts[0].top)
            cost = SLOT[self.goal] * slots - self.link.value(left, read(after))
            best[square] = min(cost, best.get(square, cost))
        return best

    def spread(self, boxes: Boxes, slots: int) -> dict[End, float]:
        """The exact chances of every end under best play; slow (0.1 s) while the field is nearly empty."""
        return distribution(self.link, slots, read(boxes))


def _ways(boxes: Boxes, slots: int, hand: tuple[int, ...]) -> Iterator[tuple[tuple[Put, ...], Boxes, int]]:
    if not hand:
        yield (), boxes, slots
        return
    die, rest = hand[0], hand[1:]
    full = all(top and bottom for top, bottom in boxes)
    for box, (top, bottom) in enumerate(boxes):
        for on_top in (True, False):
            if not (top if on_top else bottom):
                for puts, after, left in _ways(put(boxes, box, on_top, die), slots, rest):
                    yield (Put(die, box, on_top), *puts), after, left
    if slots or full:  # rule 19: left over, it is dropped if need be
        for puts, after, left in _ways(boxes, max(slots - 1, 0), rest):
            yield (Put(die, None, False), *puts), after, left
