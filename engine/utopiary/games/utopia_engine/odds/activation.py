"""Activation (rules 15 to 17): a field of four boxes, solved for any worth of its energy and damage.

A box that makes zero is erased and open again (ruling c14: even for the second die of the same roll), so an attempt
may go on for any number of rolls. States are grouped by what is already marked; only erased boxes lead back into the
same group, so each group is a fixed point of its own (activation_fixed_point.py).

A whole field takes about a second of plain Python: enough for a bot that keeps its solutions, too long for a page.
What a page asks is tabled (activation_table.py).
"""

from collections.abc import Callable
from typing import NamedTuple

from .activation_fixed_point import Rolls, after, best_in_hand, fixed_point
from .dice import FACES, ROLLS, WAYS
from .field import Shape, half_full, shapes, turn

NEEDED = 4  # energy that makes a Construct active (rule 16)
BOXES = 4
EMPTY: Shape = (0,) * BOXES
NEVER = float("-inf")


class End(NamedTuple):
    """How a field ends."""

    energy: int  # in all, with what was on the bar before
    damage: int  # in this field
    complete: bool  # all four circles marked; if not, the attempt was stopped or the player fell


Worth = Callable[[End], float]
Key = tuple[Shape, int, int]  # open boxes, energy and damage marked in this field


class Activation:
    """One field, from `energy` on the bar and `hit_points` on, played for a worth.

    Falling ends the attempt after both dice of the roll are written (ruling c13). Without `hit_points` damage is
    counted but never ends it. `may_stop`: the player may stop between rolls (rule 17) and gets the worth of an
    incomplete field.
    """

    def __init__(self, worth: Worth, energy: int = 0, hit_points: int | None = None, may_stop: bool = False) -> None:
        self.worth, self.energy, self.may_stop = worth, energy, may_stop
        self.hit_points = BOXES + 1 if hit_points is None else hit_points
        self._before: dict[Key, float] = {}
        self._in_hand: dict[Key, list[float]] = {}  # index: die in hand - 1
        self._solved: set[tuple[int, int, int]] = set()

    def value(self, shape: Shape = EMPTY, energy: int = 0, damage: int = 0) -> float:
        """Before a roll, with this energy and damage marked in this field."""
        if damage >= self.hit_points or not shape:
            return self.worth(End(self.energy + energy, damage, not shape))
        self._solve(len(shape), energy, damage)
        return self._before[shape, energy, damage]

    def value_in_hand(self, die: int, shape: Shape, energy: int = 0, damage: int = 0) -> float:
        """In the middle of a roll, this die still to be written."""
        self._solve(len(shape), energy, damage)
        return self._in_hand[shape, energy, damage][die - 1]

    # --- one group of states: the same number of open boxes, the same marks ------------------------------------------

    def _solve(self, size: int, energy: int, damage: int) -> None:
        if (size, energy, damage) in self._solved:
            return
        self._solved.add((size, energy, damage))
        closing = {
            shape: [self._close(shape, die, energy, damage) for die in FACES]
            for shape in shapes(size)
            if half_full(shape) % 2 and shape <= turn(shape)
        }
        before = {shape: 0.0 for shape in shapes(size) if half_full(shape) % 2 == 0}
        if damage >= self.hit_points:  # fallen: only the second die of this roll is written
            before = dict.fromkeys(before, self.worth(End(self.energy + energy, damage, False)))
            in_hand = best_in_hand(closing, before).values
        else:
            rolls = {shape: self._rolls(shape, energy, damage) for shape in before if shape <= turn(shape)}
            stop = self.worth(End(self.energy + energy, damage, False)) if self.may_stop else None
            in_hand = fixed_point(closing, rolls, before, stop)
        for shape, value in before.items():
            self._before[shape, energy, damage] = value
        for shape, values in in_hand.items():
            self._in_hand[shape, energy, damage] = values

    def _close(self, shape: Shape, die: int, energy: int, damage: int) -> float:
        """The best way to close a box with the second die of a roll."""
        return max(
            (self.value(left, energy + marked[0], damage + marked[1]) for left, marked in after(shape, die) if marked),
            default=NEVER,
        )

    def _rolls(self, shape: Shape, energy: int, damage: int) -> Rolls:
        close, stay = [], []
        for die in FACES:
            rows = []
            for left, marked in after(shape, die):
                if marked:
                    self._solve(len(left), energy + marked[0], damage + marked[1])
                    rows.append(self._in_hand[left, energy + marked[0], damage + marked[1]])
            close.append([max(column) for column in zip(*rows, strict=True)] if rows else [NEVER] * 6)
            stay.append([left for left, marked in after(shape, die) if not marked])
        sure, open_ = 0.0, []
        for low, high, ways in ROLLS:
            best = max(close[low - 1][high - 1], close[high - 1][low - 1])
            back = [(left, high - 1) for left in stay[low - 1]]
            if low != high:
                back += [(left, low - 1) for left in stay[high - 1]]
            if back:
                open_.append((ways, best, back))
            else:
                sure += ways * best
        return Rolls(sure, open_)


# --- what the best play leads to -------------------------------------------------------------------------------------


def follow(field: Activation, key: Key) -> list[tuple[int, Key]]:
    """The best play of every roll from here: ways of the 36, and the state before the next roll."""
    return [
        (
            ways,
            max(
                (
                    then
                    for first, second in ((low, high), (high, low))
                    for now in moves(key, first)
                    for then in moves(now, second)
                ),
                key=lambda then: field.value(*then),
            ),
        )
        for low, high, ways in ROLLS
    ]


def moves(key: Key, die: int) -> list[Key]:
    """Every different way to write a die."""
    shape, energy, damage = key
    return [
        (left, energy + (marked[0] if marked else 0), damage + (marked[1] if marked else 0))
        for left, marked in after(shape, die)
    ]


def distribution(field: Activation, key: Key = (EMPTY, 0, 0)) -> dict[End, float]:
    """How the field ends under best play. What is left after a thousand rolls is nothing a float can hold."""
    ends: dict[End, float] = {}
    plan: dict[Key, list[tuple[int, Key]]] = {}
    now = {key: 1.0}
    while now:
        then: dict[Key, float] = {}
        for state, chance in now.items():
            shape, energy, damage = state
            fallen = damage >= field.hit_points
            stopped = field.may_stop and field.worth(End(field.energy + energy, damage, False)) >= field.value(*state)
            if fallen or stopped or not shape:
                end = End(field.energy + energy, damage, not shape)
                ends[end] = ends.get(end, 0.0) + chance
                continue
            if state not in plan:
                plan[state] = follow(field, state)
            for ways, successor in plan[state]:
                then[successor] = then.get(successor, 0.0) + chance * ways / WAYS
        now = {state: chance for state, chance in then.items() if chance > 1e-18}
    return ends
