"""Random play of our games: `moves` and `after`, as bots use them."""

import random
from collections.abc import Iterator
from typing import Any

from utopiary import GAMES, Game
from utopiary.core.setup import check


def games() -> list[str]:
    """The ids of all games, including hidden ones."""
    return [*GAMES, *GAMES.hidden()]


def random_moves(id: str) -> Iterator[None]:
    """Play random games one after the other, over all numbers of seats; yield after each move."""
    game: Game[Any] = GAMES.find(id)
    choose, number = random.Random(1), 0
    while True:
        state = check(id, f"BENCH {number}", game.seats[number % len(game.seats)]).begin()
        while active := game.active(state):
            seat = active[0] if len(active) == 1 else choose.choice(active)  # one random draw per move, like the peers
            state = game.after(state, seat, choose.choice(game.moves(state, seat)))
            yield
        number += 1
