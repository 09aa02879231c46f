"""Connection as a page asks for it: what every placement of the dice in hand leads to.

The cost of a link is its value plus 1 for every damage, for a hit point spent lowers the difficulty by one as well
(rule 22), and a slot of the waste basket costs about what it saves in a later link. A link that fails for want of a
component costs as much as a bad link and the search for new components. The play with the least cost is the best.

How much of the cost is damage and how much is basket? The same play at a price that is a hair higher tells: the worth
falls by that hair for every damage (or slot) to be expected. So three solutions at three prices give the three numbers.

The opening of a link would take too long to work out in a page: it comes from a book (tests/utopia_engine/odds makes
it), and everything after it is worked out on demand.
"""

from array import array
from binascii import a2b_base64
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from .connection import BOXES, SLOTS, Connection, End, Key, Worth, distribution
from .field import Boxes, put, shape_of, shapes, turn

FAILED = 10.0  # cost of a failed link
SPARES = (0, 1, 2, 3)  # four components in the stores at most, one is spent to begin (rule 7)
EMPTY_FIELD: Boxes = ((0, 0),) * BOXES


class Prices(NamedTuple):
    """What damage and a slot cost, in points of the link's value."""

    damage: float = 1.0
    slot: float = 0.6


THRIFTY = Prices()
HAIR = 1e-5  # dearer, to see how much of it there is


class Odds(NamedTuple):
    """What is to be expected of the whole link; `cost` is all of it, slots used before not counted."""

    cost: float
    link: float  # its value; a failed one counts FAILED
    damage: float
    slots: float  # of the waste basket, used from here on


class Put(NamedTuple):
    """A die written into a square or wasted."""

    die: int
    box: int | None  # None: into the waste basket
    top: bool


class Placement(NamedTuple):
    """One way to deal with the dice in hand."""

    puts: tuple[Put, ...]
    boxes: Boxes  # as they are afterwards
    slots: int  # left in the waste basket
    odds: Odds


def worth_at(prices: Prices) -> Worth:
    """The worth of an end at these prices."""

    def worth(end: End) -> float:
        return prices.slot * end.slots - prices.damage * end.negative - (FAILED if end.link is None else end.link)

    return worth


def opening() -> list[Key]:
    """The states of the book: at most two squares written, one of each pair of turned shapes."""
    half = [Key(shape) for shape in shapes(BOXES) if 0 in shape and shape <= turn(shape)]
    return half + [Key((0, 0), total, 0) for total in range(6)] + [Key((0, 0), 0, 1)]


@cache
def _book() -> "array[float]":
    from .connection_data import BOOK  # imported only when asked for

    return array("f", a2b_base64(BOOK))


class Solved(NamedTuple):
    """One link at the usual prices, with damage a hair dearer, and with slots a hair dearer."""

    plain: Connection
    hurting: Connection
    wasting: Connection

    def expect(self, key: Key, slots: int) -> tuple[float, float, float]:
        """Worth, negative boxes, and slots left in the end."""
        worth = self.plain.value(slots, key)
        hurt, waste = self.hurting.value(slots, key) - worth, self.wasting.value(slots, key) - worth
        return worth, -hurt / HAIR, waste / HAIR


@lru_cache(maxsize=8)
def solved(spare: int, book: bool = True) -> Solved:
    """The solutions for so many spare components, with the opening already known."""
    dearer = (THRIFTY, THRIFTY._replace(damage=THRIFTY.damage + HAIR), THRIFTY._replace(slot=THRIFTY.slot + HAIR))
    links = Solved(*[Connection(worth_at(prices), spare) for prices in dearer])
    if book:
        keys, width = opening(), 3 * (SLOTS + 1)
        for number, key in enumerate(keys):
            start = (spare * len(keys) + number) * width
            worth, negative, slots = (_book()[start + column : start + width : 3] for column in range(3))
            links.plain.know(key, list(worth))
            links.hurting.know(key, [value - HAIR * n for value, n in zip(worth, negative, strict=True)])
            links.wasting.know(key, [value + HAIR * n for value, n in zip(worth, slots, strict=True)])
    return links


def read(boxes: Boxes) -> Key:
    """Open boxes, sum and negative boxes of a printed field."""
    results = [top - bottom for top, bottom in boxes if top and bottom]
    return Key(shape_of(boxes), sum(max(result, 0) for result in results), sum(result < 0 for result in results))


class ConnectionOdds:
    """Odds of one link; `spare`: components of its kind left in the stores after the first is spent."""

    def __init__(self, spare: int = 0) -> None:
        if spare not in SPARES:
            raise ValueError("The stores hold four components of a kind at most, so zero to three can be spare.")
        self.links = solved(spare)

    def of(self, boxes: Boxes = EMPTY_FIELD, slots: int = SLOTS) -> Odds:
        """Expected before a roll, under best play."""
        return self._odds(read(boxes), slots, slots)

    def rank(self, boxes: Boxes, slots: int, hand: tuple[int, ...]) -> list[Placement]:
        """Every way to deal with the dice in hand, best first."""
        found: dict[tuple[Boxes, int], Placement] = {}
        for order in {hand, hand[::-1]}:
            for puts, after, left in ways(boxes, slots, order):
                odds = self._odds(read(after), left, slots)
                found.setdefault((after, left), Placement(puts, after, left, odds))
        return sorted(found.values(), key=lambda placement: (placement.odds.cost, str(placement.puts)))

    def squares(self, boxes: Boxes, slots: int, die: int, other: int | None) -> dict[tuple[int, bool] | None, Odds]:
        """What the page draws over the squares (box, top) and the basket (None): what to expect if it goes there."""
        best: dict[tuple[int, bool] | None, tuple[float, Key, int]] = {}
        for puts, after, left in ways(boxes, slots, (die,) if other is None else (die, other)):
            square = None if puts[0].box is None else (puts[0].box, puts[0].top)
            key = read(after)
            worth = self.links.plain.value(left, key)
            if square not in best or worth > best[square][0]:
                best[square] = worth, key, left
        return {square: self._odds(key, left, slots) for square, (_, key, left) in best.items()}

    def spread(self, boxes: Boxes, slots: int) -> dict[End, float]:
        """The exact chances of every end under best play; slow (0.1 s) while the field is nearly empty."""
        return distribution(self.links.plain, slots, read(boxes))

    def _odds(self, key: Key, left: int, slots: int) -> Odds:
        worth, damage, finally_left = self.links.expect(key, left)
        cost, used = THRIFTY.slot * slots - worth, slots - finally_left
        return Odds(cost, cost - THRIFTY.damage * damage - THRIFTY.slot * used, damage, used)


def ways(boxes: Boxes, slots: int, hand: tuple[int, ...]) -> Iterator[tuple[tuple[Put, ...], Boxes, int]]:
    """Every way to deal with the dice in hand: what is put where, the field and the slots left."""
    if not hand:
        yield (), boxes, slots
        return
    die, rest = hand[0], hand[1:]
    full = all(top and bottom for top, bottom in boxes)
    for box, (top, bottom) in enumerate(boxes):
        for on_top in (True, False):
            if not (top if on_top else bottom):
                for puts, after, left in ways(put(boxes, box, on_top, die), slots, rest):
                    yield (Put(die, box, on_top), *puts), after, left
    if slots or full:  # rule 19: left over, it is dropped if need be
        for puts, after, left in ways(boxes, max(slots - 1, 0), rest):
            yield (Put(die, None, False), *puts), after, left
