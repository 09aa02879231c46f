"""Positions for tests, written as the workbench lies.

A tile is four characters: its type (the first letter of its Builder), its place in the set (d for the Double, a, b, c),
its value and where it faces (^ > v <). `-` is an empty square. A row may leave out its empty end.
"""

from collections import Counter
from typing import Any

from utopiary import move_text, testing
from utopiary.games.contrivance import outcome
from utopiary.games.contrivance.data import BUILDERS, COLUMNS, SET
from utopiary.games.contrivance.interlock import Trial, trial_of
from utopiary.games.contrivance.state import EMPTY, State

LETTERS = [builder.id[0] for builder in BUILDERS]
PARTS = [part[0] for part in SET]
FULL_HAND = ["move", "rotate", "swap-component", "swap-points"]


def number(tile: str) -> int:
    """The number of a tile written as two letters."""
    return len(SET) * LETTERS.index(tile[0]) + PARTS.index(tile[1])


def game(*rows: str, builders: str = "", hand: list[str] | None = None, **fields: Any) -> testing.TestSession:
    """A session in Configuration, seat 0 with the top row and to act. Rows belong to e, m, r, c, a, i in this order."""
    seats = len(rows)
    squares: list[int] = []
    start = testing.session("contrivance", seats=seats).state
    facing, values = start.facing[:], start.values[:]
    for row in rows:
        cells = row.split()
        for cell in cells + ["-"] * (COLUMNS - len(cells)):
            squares.append(EMPTY if cell == "-" else number(cell))
            if cell != "-":
                values[number(cell)], facing[number(cell)] = int(cell[2]), "^>v<".index(cell[3])
    kinds = tuple(LETTERS.index(letter) for letter in builders) or tuple(range(seats))
    hands = [hand or FULL_HAND[:], *([*FULL_HAND] for _ in range(seats - 1))]
    usual = {"builders": kinds, "first": 0, "seat": 0, "turns": 4 * seats, "phase": "act", "hands": hands}
    laid = {"squares": squares, "facing": facing, "values": values}
    return testing.session("contrivance", seats=seats, **{**usual, **laid, **fields})


def building(seats: int = 2, **fields: Any) -> testing.TestSession:
    """A session at its beginning, with known Builders; seat 0 is first."""
    usual = {"builders": tuple(range(seats)), "first": 0, "seat": 0}
    return testing.session("contrivance", seats=seats, **{**usual, **fields})


def built(seats: int = 2, **fields: Any) -> testing.TestSession:
    """A session after Building: every Builder took the first choice, and left each tile facing up."""
    s = building(seats, **fields)
    while s.state.turns < 4 * seats:
        s.play(s.active[0], s.prompt(s.active[0]).choices[0].move)
    return s


def moves(s: testing.TestSession) -> list[str]:
    """The legal moves of the seat to act, as text."""
    return [move_text(choice.move) for choice in s.prompt(s.active[0]).choices]


def rows(s: testing.TestSession) -> list[str]:
    """The workbench as this module writes it."""
    state: State = s.state
    cells = [
        "-"
        if tile == EMPTY
        else f"{LETTERS[tile // 4]}{PARTS[tile % 4]}{state.values[tile]}{'^>v<'[state.facing[tile]]}"
        for tile in state.squares
    ]
    return [" ".join(cells[first : first + COLUMNS]) for first in range(0, len(cells), COLUMNS)]


def trial(s: testing.TestSession) -> Trial:
    """The result of a test of the position."""
    return trial_of(s.state)


def burnt(s: testing.TestSession) -> str:
    """The tiles that would burn, by their two letters, in the order of the squares."""
    fate = trial(s).burnt
    squares = s.state.squares
    return " ".join(
        LETTERS[tile // 4] + PARTS[tile % 4] for square, tile in enumerate(squares) if tile != EMPTY and fate[square]
    )


def scores(s: testing.TestSession) -> list[int]:
    """The scores of the rows, from the top."""
    return [counted.score for counted in outcome.count_all(s.state)]


def all_cards(state: State) -> Counter[str]:
    """The cards of the game, wherever they are."""
    places = [state.deck, state.discard, *state.hands, [state.card], [state.fetched]]
    return Counter(card for place in places for card in place if card)
