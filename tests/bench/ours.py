"""Random play of our games: `moves` and `after`, as bots use them."""

import random
from collections.abc import Iterator
from typing import Any

from utopiary import GAMES, Game
from utopiary.core.setup import check


def games() -> list[str]:
    """Every game, the template as well."""
    return [*GAMES, *GAMES.hidden()]


def random_moves(id: str) -> Iterator[None]:
    """One random game after the other, over all seat counts."""
    game: Game[Any] = GAMES.find(id)
    choose, number = random.Random(1), 0
    while True:
        state = check(id, f"BENCH {number}", game.seats[number % len(game.seats)]).begin()
        while active := game.active(state):
            seat = active[0] if len(active) == 1 else choose.choice(active)  # one draw a move, like peers
            state = game.after(state, seat, choose.choice(game.moves(state, seat)))
            yield
        number += 1
