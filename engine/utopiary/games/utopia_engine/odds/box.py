"""A search box (rule 4): two rows of three squares, t1 t2 t3 over b1 b2 b3, 0 where nothing is written yet."""

from collections.abc import Iterator
from typing import NamedTuple

Box = tuple[int, ...]

SQUARES = ("t1", "t2", "t3", "b1", "b2", "b3")
EMPTY: Box = (0, 0, 0, 0, 0, 0)


class Put(NamedTuple):
    """A die written into a square."""

    die: int
    square: str


def result(box: Box) -> int:
    """Top number minus bottom number of a full box."""
    t1, t2, t3, b1, b2, b3 = box
    return 100 * (t1 - b1) + 10 * (t2 - b2) + (t3 - b3)


def written(box: Box) -> int:
    """How many squares are written."""
    return 6 - box.count(0)


def rolls_left(box: Box, hand: tuple[int, ...] = ()) -> int:
    """How many rolls are still to come once the dice in hand are written."""
    return (6 - written(box) - len(hand)) // 2


def write(box: Box, puts: tuple[Put, ...]) -> Box:
    """The box with these dice written."""
    squares = list(box)
    for die, square in puts:
        squares[SQUARES.index(square)] = die
    return tuple(squares)


def placements(box: Box, hand: tuple[int, ...]) -> Iterator[tuple[Put, ...]]:
    """Every different way to write the dice in hand, in the order of the squares."""
    free = [name for name, value in zip(SQUARES, box, strict=True) if not value]
    if not hand:
        yield ()
    elif len(hand) == 1:
        for square in free:
            yield (Put(hand[0], square),)
    else:
        first, second = hand
        for here in free:
            for there in free:
                if here == there or (first == second and SQUARES.index(there) < SQUARES.index(here)):
                    continue  # a double is the same either way round
                yield (Put(first, here), Put(second, there))


def check(box: Box, hand: tuple[int, ...]) -> None:
    """Only positions that a search can reach (rule 4): squares are written two at a time."""
    if len(box) != 6 or any(value not in range(7) for value in box):
        raise ValueError("A search box has six squares, each empty or with a number from 1 to 6.")
    if len(hand) > 2 or any(die not in range(1, 7) for die in hand):
        raise ValueError("A hand holds at most two dice, each from 1 to 6.")
    if (written(box) + len(hand)) % 2 or written(box) + len(hand) > 6:
        raise ValueError(
            f"With {written(box)} squares written there cannot be {len(hand)} dice in hand: "
            "dice are rolled two at a time, three times."
        )
