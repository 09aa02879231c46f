"""Activation states that lead back to each other through erased boxes, solved together by policy iteration.

Choose the best play for the values so far, work out exactly what that play is worth, choose again; when nothing gets
better the values are the optimum. Everything that closes a box leaves the group and comes in as a known number.
"""

from functools import cache
from typing import NamedTuple

from .dice import FACES, WAYS
from .field import Shape, steps, turn, with_empty

_STILL = 1e-14  # no value moves by more: solved


def mark(result: int) -> tuple[int, int] | None:
    """Energy and damage of a full box; None: erased and open again (rule 15)."""
    if result == 0:
        return None
    return {5: 2, 4: 1}.get(result, 0), int(result < 0)


@cache
def after(shape: Shape, die: int) -> tuple[tuple[Shape, tuple[int, int] | None], ...]:
    """Every way to write a die: the shape left and what was marked, None for nothing."""
    found = []
    for left, result in steps(shape, die):
        marked = None if result is None else mark(result)
        found.append((left if marked or result is None else with_empty(left), marked))
    return tuple(found)


@cache
def _back(shape: Shape) -> tuple[tuple[Shape, ...], ...]:
    """For each die the shapes of the same group that it can lead to."""
    return tuple(tuple(left for left, marked in after(shape, die) if not marked) for die in FACES)


class Rolls(NamedTuple):
    """A state before a roll: the rolls that cannot lead back, summed up, and those that can."""

    sure: float
    open: list[tuple[int, float, list[tuple[Shape, int]]]]  # ways, best closing, (shape in hand, other die - 1)


class InHand(NamedTuple):
    """With one die of a roll in hand, index die - 1: the value, and where the best play leads inside the group."""

    values: dict[Shape, list[float]]
    leads: dict[Shape, list[Shape | None]]


def best_in_hand(closing: dict[Shape, list[float]], before: dict[Shape, float]) -> InHand:
    """The best play of one die in hand, for these values before a roll."""
    values: dict[Shape, list[float]] = {}
    leads: dict[Shape, list[Shape | None]] = {}
    for shape, closed in closing.items():
        row: list[float] = []
        lead: list[Shape | None] = []
        for best, back in zip(closed, _back(shape), strict=True):
            to = None
            for left in back:
                if before[left] > best:
                    best, to = before[left], left
            row.append(best)
            lead.append(to)
        values[shape], values[turn(shape)] = row, row[::-1]
        leads[shape], leads[turn(shape)] = lead, lead[::-1]
    return InHand(values, leads)


def fixed_point(
    closing: dict[Shape, list[float]], rolls: dict[Shape, Rolls], before: dict[Shape, float], stop: float | None
) -> dict[Shape, list[float]]:
    """Fills `before` (a shape and its turned shape alike) and returns the values with a die in hand."""
    order = sorted(rolls, key=lambda shape: shape.count(0))  # fuller shapes first: their values are passed on at once
    index = {twin: number for number, shape in enumerate(order) for twin in (shape, turn(shape))}
    values = [before[shape] for shape in order]
    while True:
        in_hand = best_in_hand(closing, before)
        plan, change = [], 0.0
        for number, shape in enumerate(order):
            value, known, back = _best_play(rolls[shape], in_hand, index, values)
            if stop is not None and value <= stop:
                value, known, back = stop, stop * WAYS, []
            change = max(change, abs(value - values[number]))
            plan.append((known, back))
        if change <= _STILL:
            return in_hand.values
        _evaluate(plan, values, change * 1e-3)
        before.update((shape, values[number]) for shape, number in index.items())


def _best_play(
    rolls: Rolls, in_hand: InHand, index: dict[Shape, int], values: list[float]
) -> tuple[float, float, list[int]]:
    """Value, the part that leaves the group (times 36), and the states that the other rolls lead back to."""
    known, back = rolls.sure, []
    for ways, best, options in rolls.open:
        to = None
        for left, die in options:
            if in_hand.values[left][die] > best:
                best, to = in_hand.values[left][die], in_hand.leads[left][die]
        if to is None:
            known += ways * best
        else:
            back += [index[to]] * ways
    return (known + sum([values[number] for number in back])) / WAYS, known, back


def _evaluate(plan: list[tuple[float, list[int]]], values: list[float], still: float) -> None:
    """What this play is worth: passes over all states until they agree."""
    passes = []
    for number, (known, back) in enumerate(plan):
        others = [other for other in back if other != number]
        passes.append((number, known, others, WAYS - (len(back) - len(others))))  # itself: a closed form
    value_of = values.__getitem__
    change = still + 1
    while change > max(still, _STILL / 10):
        change = 0.0
        for number, known, others, share in passes:
            value = (known + sum(map(value_of, others))) / share
            change = max(change, abs(value - values[number]))
            values[number] = value
