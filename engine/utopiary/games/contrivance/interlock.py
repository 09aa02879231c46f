"""Interlocking and Burn Out: links between Rivets, sets of linked tiles, what a test burns (rules 25-27, 30)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .data import COLUMNS
from .state import DOUBLE_EDGES, DOWN, LEFT, RIGHT, SINGLE_EDGES, TILES, UP, State


class Trial(NamedTuple):
    """The result of a test of the workbench as it lies; tiles are named by their squares."""

    links: list[tuple[int, int]]  # the upper or left square of a link, and the other one
    sets: list[list[int]]  # the squares of each interlocked set
    burnt: list[bool]  # the tile there gets a Burn Out token
    linked: list[bool]  # the tile there is interlocked


def links_of(squares: Sequence[int], facing: Sequence[int], rivets: str) -> list[tuple[int, int]]:
    """The pairs of adjacent tiles whose Rivets face each other (rule 25), whatever their types (ruling d4)."""
    double = DOUBLE_EDGES[rivets]
    edges = [
        0 if tile < 0 else SINGLE_EDGES[facing[tile]] if tile % TILES else double[facing[tile]] for tile in squares
    ]
    found, size = [], len(squares)
    for square, here in enumerate(edges):
        if here & RIGHT and (square + 1) % COLUMNS and edges[square + 1] & LEFT:
            found.append((square, square + 1))
        if here & DOWN:
            below = (square + COLUMNS) % size  # rule 26, rulings d5, d6: the last row lies above the first
            if edges[below] & UP:
                found.append((square, below))
    return found


def sets_of(links: Iterable[tuple[int, int]]) -> list[list[int]]:
    """The connected pieces of the links: each is one set (rule 27)."""
    member: dict[int, list[int]] = {}  # square -> the set it belongs to
    for one, other in links:
        mine, theirs = member.get(one), member.get(other)
        if mine is None:
            mine = member[one] = [one]
        if theirs is None:
            mine.append(other)
            member[other] = mine
        elif theirs is not mine:
            mine += theirs
            for square in theirs:
                member[square] = mine
    return [together for square, together in member.items() if together[0] == square]


def trial(squares: Sequence[int], facing: Sequence[int], values: Sequence[int], rivets: str) -> Trial:
    """Test the workbench: a tile in no set burns, and so does every lowest one of each set (rule 30)."""
    links = links_of(squares, facing, rivets)
    sets = [sorted(together) for together in sets_of(links)]
    burnt, linked = [tile >= 0 for tile in squares], [False] * len(squares)
    for together in sets:
        lowest = min([values[squares[part]] for part in together])
        for part in together:
            linked[part] = True
            burnt[part] = values[squares[part]] == lowest  # rulings d2, d3: all that tie for lowest
    return Trial(links, sets, burnt, linked)


def trial_of(s: State) -> Trial:
    """The result of a test of this position."""
    return trial(s.squares, s.facing, s.values, s.rivets)
