"""Connection (rules 19 to 21): a field of three boxes, solved for any worth of the link, its negative boxes and the
basket.

Every roll writes a die or uses a slot of the waste basket, so a connection comes to an end and is solved backwards. All
numbers of basket slots are solved together: a value is a list, index slots left.

Wasting both dice of a roll changes nothing but the slots. Wasting one and writing the other is the same in either
order, so the order "write, then waste" is enough; and a die left over when the field is full goes to the basket as
well, or is dropped if the basket is full.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from .dice import FACES, ROLLS, WAYS
from .field import Shape, steps, turn

BOXES = 3
SLOTS = 10  # of the waste basket
NEGATIVE = 2  # what a negative box counts (rule 20)
EMPTY: Shape = (0,) * BOXES

Values = list[float]  # index: slots left


class End(NamedTuple):
    """How a link ends."""

    link: int | None  # link value; None: a component was missing and all progress is erased (rule 20)
    negative: int  # boxes: each costs 1 damage and another component
    slots: int  # left in the waste basket


class Key(NamedTuple):
    """A field in progress: open boxes, sum of the results so far, negative boxes so far."""

    shape: Shape = EMPTY
    total: int = 0
    negative: int = 0


START = Key()
Worth = Callable[[End], float]


class Connection:
    """One link. `spare`: components of its kind left after the first; `slots`: the most that may be asked for."""

    def __init__(self, worth: Worth, spare: int, slots: int = SLOTS) -> None:
        self.worth, self.spare, self.slots = worth, spare, slots
        self._before: dict[Key, Values] = {}
        self._in_hand: dict[Key, Values] = {}  # [die in hand][slots left]

    def end(self, key: Key, slots: int) -> End:
        """The end that a full field comes to."""
        link = key.total + NEGATIVE * key.negative if key.negative <= self.spare else None
        return End(link, key.negative, slots)

    def value(self, slots: int, key: Key = START) -> float:
        """Before a roll."""
        return self.before(key)[slots]

    def value_in_hand(self, die: int, slots: int, key: Key) -> float:
        """In the middle of a roll, this die still to be written or wasted."""
        return self._in_hand_row(key)[(die - 1) * (self.slots + 1) + slots]

    def know(self, key: Key, values: Values) -> None:
        """Take over a value that was worked out before."""
        self._before[key] = values

    def before(self, key: Key) -> Values:
        """The values before a roll, by slots left."""
        values = self._before.get(key)
        if values is None:
            values = self._before[key] = self._solve(key)
        return values

    def _in_hand_row(self, key: Key) -> Values:
        row = self._in_hand.get(key)
        if row is None:
            row = self._in_hand[key] = self._solve_in_hand(key)
        return row

    def _solve(self, key: Key) -> Values:
        if not key.shape:
            return [self.worth(self.end(key, slots)) for slots in range(self.slots + 1)]
        if turn(key.shape) < key.shape:
            return self.before(key._replace(shape=turn(key.shape)))
        width = self.slots + 1
        written: list[Values] = []  # [first die][second die]: when the first is written
        for die in FACES:
            rows = [self._in_hand_row(then) for then in moves(key, die)]
            row = rows[0] if len(rows) == 1 else list(map(max, *rows))
            written += [row[second : second + width] for second in range(0, 6 * width, width)]
        columns: list[Iterable[float]] = [written[i] for i in range(0, 36, 7)]  # doubles
        columns += [map(max, written[6 * i + j], written[6 * j + i]) for i in range(6) for j in range(i)]
        solved: Values = []
        for slots, rolls in enumerate(zip(*columns, strict=True)):
            if slots >= 2:  # or waste both dice
                both = solved[slots - 2]
                rolls = tuple([both if both > value else value for value in rolls])
            solved.append((sum(rolls) + sum(rolls[6:])) / WAYS)
        return solved

    def _solve_in_hand(self, key: Key) -> Values:
        before = self.before(key)
        if not key.shape:
            return [before[0], *before[:-1]] * 6  # left over: the slot is used, or the die is dropped
        width = self.slots + 1
        if turn(key.shape) < key.shape:
            row = self._in_hand_row(key._replace(shape=turn(key.shape)))
            return [value for die in range(5 * width, -1, -width) for value in row[die : die + width]]
        wasted = [float("-inf"), *before[:-1]]  # rule 19: no slot, no waste
        found: Values = []
        for die in FACES:
            found += map(max, wasted, *[self.before(then) for then in moves(key, die)])
        return found


def moves(key: Key, die: int) -> list[Key]:
    """Every different way to write a die."""
    shape, total, negative = key
    return [Key(left, total + plus, negative + minus) for left, plus, minus in _steps(shape, die)]


@cache
def _steps(shape: Shape, die: int) -> list[tuple[Shape, int, int]]:
    return [(left, max(result or 0, 0), int((result or 0) < 0)) for left, result in steps(shape, die)]


# --- what the best play leads to -------------------------------------------------------------------------------------


def follow(link: Connection, key: Key, slots: int) -> list[tuple[int, Key, int]]:
    """The best play of every roll from here: ways of the 36, the state before the next roll, the slots left then."""
    plan = []
    for low, high, ways in ROLLS:
        options = [(key, slots - 2)] if slots >= 2 else []
        for first, second in ((low, high), (high, low)):
            for now in moves(key, first):
                if slots or not now.shape:
                    options.append((now, max(slots - 1, 0)))
                options += [(then, slots) for then in moves(now, second)]
        then, left = max(options, key=lambda option: link.before(option[0])[option[1]])
        plan.append((ways, then, left))
    return plan


def distribution(link: Connection, slots: int, key: Key = START) -> dict[End, float]:
    """How the link ends under best play."""
    ends: dict[End, float] = {}
    now = {(key, slots): 1.0}
    while now:
        then: dict[tuple[Key, int], float] = {}
        for (state, left), chance in now.items():
            if not state.shape:
                end = link.end(state, left)
                ends[end] = ends.get(end, 0.0) + chance
                continue
            for ways, successor, slots_then in follow(link, state, left):
                place = successor, slots_then
                then[place] = then.get(place, 0.0) + chance * ways / WAYS
        now = then
    return ends
