"""Interlocking and burning out: rules 25-27 and 30. Every set is a connected piece of Rivets that face each other."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .data import COLUMNS
from .state import DOUBLE_EDGES, DOWN, LEFT, RIGHT, SINGLE_EDGES, TILES, UP, State


class Trial(NamedTuple):
    """What switching on does to the tiles on the workbench. Everything by square."""

    links: list[tuple[int, int]]  # the upper or left square of a contact, and the other one
    sets: list[list[int]]  # the squares of each interlocked set
    burnt: list[bool]  # the tile there gets a Burn Out token
    linked: list[bool]  # the tile there is interlocked


def contacts(squares: Sequence[int], facing: Sequence[int], rivets: str) -> list[tuple[int, int]]:
    """Rule 25: two touching tiles, each with a Rivet at the other, whatever their types (ruling d4)."""
    double = DOUBLE_EDGES[rivets]
    edges = [
        0 if tile < 0 else SINGLE_EDGES[facing[tile]] if tile % TILES else double[facing[tile]] for tile in squares
    ]
    found, size = [], len(squares)
    for square, here in enumerate(edges):
        if here & RIGHT and (square + 1) % COLUMNS and edges[square + 1] & LEFT:
            found.append((square, square + 1))
        if here & DOWN:
            below = (square + COLUMNS) % size  # rule 26, rulings d5 and d6: the last row lies above the first
            if edges[below] & UP:
                found.append((square, below))
    return found


def sets_of(links: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Rule 27: what hangs together is one set."""
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
    """Rule 30: what is alone burns, and so do all that are worth least in their set."""
    links = contacts(squares, facing, rivets)
    sets = [sorted(together) for together in sets_of(links)]
    burnt, linked = [tile >= 0 for tile in squares], [False] * len(squares)
    for together in sets:
        lowest = min([values[squares[part]] for part in together])
        for part in together:
            linked[part] = True
            burnt[part] = values[squares[part]] == lowest  # rulings d2, d3: all that tie for lowest
    return Trial(links, sets, burnt, linked)


def trial_of(s: State) -> Trial:
    """What would happen if the Contrivance were switched on for the last time now."""
    return trial(s.squares, s.facing, s.values, s.rivets)
