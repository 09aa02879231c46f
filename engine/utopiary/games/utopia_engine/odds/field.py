"""Fields of small boxes, one square over another: what activation (rule 15) and connection (rule 19) have in common.

Boxes of a field are all alike, so a field is known by its open boxes in any order: a shape. A box is written as one
number: 0 empty, 1..6 its top square holds that number, 7..12 its bottom square holds that number less 6.

Turning a field over (swap the rows and read every die as 7 minus die) keeps all results and all chances: a shape and
its turned shape have the same value. That halves the work.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from .dice import FACES

Shape = tuple[int, ...]  # open boxes, sorted
Boxes = tuple[tuple[int, int], ...]  # as printed: (top, bottom) of each box, 0 where nothing is written


class Step(NamedTuple):
    """One die written."""

    shape: Shape  # the boxes still open
    result: int | None  # of the box that it closed: top minus bottom


@cache
def steps(shape: Shape, die: int) -> tuple[Step, ...]:
    """Every different way to write a die."""
    found = []
    if 0 in shape:
        found += [Step(_swap(shape, 0, die), None), Step(_swap(shape, 0, die + 6), None)]
    for box in sorted(set(shape)):
        if box:
            found.append(Step(_swap(shape, box), box - die if box <= 6 else die - (box - 6)))
    return tuple(found)


def _swap(shape: Shape, box: int, other: int | None = None) -> Shape:
    boxes = list(shape)
    boxes.remove(box)
    if other is not None:
        boxes.append(other)
    return tuple(sorted(boxes))


def with_empty(shape: Shape) -> Shape:
    """The shape with one empty box more."""
    return (0, *shape)


@cache
def turn(shape: Shape) -> Shape:
    """The shape turned over: rows swapped, dice read as 7 minus die."""
    return tuple(sorted(13 - box if box else 0 for box in shape))


@cache
def shapes(size: int) -> tuple[Shape, ...]:
    """Every shape of so many open boxes."""
    return tuple(combinations_with_replacement(range(13), size))


def half_full(shape: Shape) -> int:
    """How many boxes are half full."""
    return len(shape) - shape.count(0)


def shape_of(boxes: Boxes) -> Shape:
    """The shape of a printed field."""
    return tuple(sorted(top or (bottom + 6 if bottom else 0) for top, bottom in boxes if not (top and bottom)))


def put(boxes: Boxes, box: int, top: bool, die: int) -> Boxes:
    """Write a die; the square must be free."""
    old = boxes[box]
    if die not in FACES or old[0 if top else 1]:
        raise ValueError("A die from 1 to 6 goes into a free square.")
    new = (die, old[1]) if top else (old[0], die)
    return (*boxes[:box], new, *boxes[box + 1 :])
