"""The boards: one package for each game, named as in the engine. Each exports its `BOARD` (board.py)."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from utopiary import GAMES

from .board import Board, LegendEntry

__all__ = ["Board", "LegendEntry", "board"]


@cache
def board(game_id: str) -> Board[Any]:
    """The board of a game; an empty one if the game has no package here yet."""
    name = f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
    if find_spec(name) is None:
        return Board()
    found: Board[Any] = import_module(name).BOARD
    return found
