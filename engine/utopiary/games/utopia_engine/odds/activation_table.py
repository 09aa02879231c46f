"""Activation as a page asks for it: the odds of every placement at once, from a table
(tests/utopia_engine/odds makes it).

Two goals. "activate": the best chance of enough energy in this field; among equals, energy less damage. "energy": the
most energy less damage. Damage is counted, it never ends the attempt here: for few hit points see activation.py.
"""

from array import array
from binascii import a2b_base64
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .activation import BOXES, NEEDED, Key
from .activation_fixed_point import mark
from .field import Boxes, Shape, half_full, put, shape_of, shapes, turn

GOALS = ("activate", "energy")
TIE = 1e-6  # of energy less damage, beside a chance: only decides between equals
EMPTY: Boxes = ((0, 0),) * BOXES

_RECORD = 18  # "activate", energy needed 1..4: chance, energy, damage; "energy": energy, damage, 4 chances


class Odds(NamedTuple):
    """What is to be expected of the whole field."""

    active: float  # chance to reach four energy in this field
    energy: float  # expected in this field in all
    damage: float  # expected in this field in all


class Put(NamedTuple):
    """A die written into a square of a box."""

    die: int
    box: int
    top: bool


class Placement(NamedTuple):
    """One way to write the dice in hand."""

    puts: tuple[Put, ...]
    boxes: Boxes  # as they are afterwards, boxes that made zero erased
    odds: Odds


def tabled(size: int) -> list[Shape]:
    """Shapes before a roll, one of each pair of turned ones, in the order of the table."""
    return [shape for shape in shapes(size) if half_full(shape) % 2 == 0 and shape <= turn(shape)]


@cache
def _index() -> dict[Shape, int]:
    order = [shape for size in range(1, BOXES + 1) for shape in tabled(size)]
    return {twin: number * _RECORD for number, shape in enumerate(order) for twin in (shape, turn(shape))}


@cache
def _data() -> "array[float]":
    from .activation_data import DATA  # imported only when asked for: it is large

    return array("f", a2b_base64(DATA))


def ahead(goal: str, shape: Shape, need: int) -> Odds:
    """From a shape on: the chance of `need` more energy, and the energy and damage still to come."""
    if not shape:
        return Odds(float(need <= 0), 0.0, 0.0)
    first, data = _index()[shape], _data()
    if goal == "activate" and need > 0:
        return Odds(*data[first + 3 * need - 3 : first + 3 * need])
    return Odds(data[first + 13 + need] if need > 0 else 1.0, data[first + 12], data[first + 13])


def read(boxes: Boxes) -> Key:
    """Open boxes, energy and damage of a printed field."""
    energy = damage = 0
    for top, bottom in boxes:
        marked = mark(top - bottom) if top and bottom else (0, 0)
        if marked is None:
            raise ValueError("A box that makes zero is erased at once (rule 15).")
        energy, damage = energy + marked[0], damage + marked[1]
    return shape_of(boxes), energy, damage


class ActivationOdds:
    """Odds of one field; `bar`: energy on the activation bar before it (first field, Focus Charm, Fleeting Visions)."""

    def __init__(self, goal: str = "activate", bar: int = 0) -> None:
        if goal not in GOALS:
            raise ValueError(f"There is no goal {goal!r} for an activation; the goals are {', '.join(GOALS)}.")
        self.goal, self.bar = goal, bar

    def of(self, boxes: Boxes = EMPTY, hand: tuple[int, ...] = ()) -> Odds:
        """A position under best play, also of the dice in hand."""
        return self.rank(boxes, hand)[0].odds

    def rank(self, boxes: Boxes, hand: tuple[int, ...]) -> list[Placement]:
        """Every way to write the dice in hand, best first; the order of two dice matters when a box makes zero."""
        if (half_full(shape_of(boxes)) + len(hand)) % 2:
            raise ValueError("Dice are rolled and written two at a time: one square or one die is missing.")
        found: dict[tuple[tuple[Put, ...], Boxes], Placement] = {}
        for order in {hand, hand[::-1]}:
            for puts, after in _ways(boxes, order):
                found.setdefault((tuple(sorted(puts)), after), Placement(puts, after, self._odds(after)))
        return sorted(found.values(), key=lambda placement: (-self._value(placement.odds), placement.puts))

    def squares(self, boxes: Boxes, die: int, other: int | None) -> dict[tuple[int, bool], Odds]:
        """What the page draws over the squares (box, top): the odds if this die goes there, the other best."""
        best: dict[tuple[int, bool], Odds] = {}
        for puts, after in _ways(boxes, (die,) if other is None else (die, other)):
            odds, square = self._odds(after), (puts[0].box, puts[0].top)
            if square not in best or self._value(odds) > self._value(best[square]):
                best[square] = odds
        return best

    def _odds(self, boxes: Boxes) -> Odds:
        shape, energy, damage = read(boxes)
        active, more_energy, more_damage = ahead(self.goal, shape, NEEDED - self.bar - energy)
        return Odds(active, energy + more_energy, damage + more_damage)

    def _value(self, odds: Odds) -> float:
        gain = odds.energy - odds.damage
        return odds.active + TIE * gain if self.goal == "activate" else gain


def _ways(boxes: Boxes, hand: tuple[int, ...]) -> Iterator[tuple[tuple[Put, ...], Boxes]]:
    if not hand:
        yield (), boxes
        return
    for box, (top, bottom) in enumerate(boxes):
        for on_top in (True, False):
            if not (top if on_top else bottom):
                after = put(boxes, box, on_top, hand[0])
                if after[box][0] == after[box][1]:
                    after = (*after[:box], (0, 0), *after[box + 1 :])  # rule 15, ruling c14
                for puts, end in _ways(after, hand[1:]):
                    yield (Put(hand[0], box, on_top), *puts), end
