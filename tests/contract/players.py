"""Players for checking that a game ends: random, fixed, greedy, and such as make the game as long as they can.

They see the whole position, hidden parts included.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from utopiary import Game, Move, Seat
from utopiary.core.canonical import plain
from utopiary.core.rng import Rng
from utopiary.testing import options_of

MOST_TRIED = 8  # moves that a player evaluates before choosing

Option = tuple[Seat, Move]


class Decision(NamedTuple):
    """What a player chooses by: the position, the legal moves, and the positions the game has had."""

    game: Game[Any]
    options: list[Option]
    rng: Rng
    visited: set[str]  # as `without_chance` writes them
    state: Any

    def best(self, value: Callable[[Any, Seat], float]) -> Option:
        """The move that leads to the highest value, of a random few."""
        tried = self.options[:]
        self.rng.shuffle(tried)
        return max(tried[:MOST_TRIED], key=lambda option: value(self.game.step(self.state, *option)[0], option[0]))


def any_move(decision: Decision) -> Option:
    """A random move."""
    return decision.rng.pick(decision.options)


def first_move(decision: Decision) -> Option:
    """The first legal move."""
    return decision.options[0]


def last_move(decision: Decision) -> Option:
    """The last legal move."""
    return decision.options[-1]


def greedy(decision: Decision) -> Option:
    """The move with the highest worth for its seat."""
    return decision.best(decision.game.worth)


def loser(decision: Decision) -> Option:
    """The move with the lowest worth for its seat."""
    return decision.best(lambda state, seat: -decision.game.worth(state, seat))


def most_choices(decision: Decision) -> Option:
    """The move with the most legal moves after it, which tends to make the longest game."""
    return decision.best(
        lambda state, seat: len(options_of(decision.game, state)) if decision.game.active(state) else -1
    )


def repeater(decision: Decision) -> Option:
    """A move back to an earlier position if there is one, and no move that ends the game while there is another."""
    return decision.best(
        lambda state, seat: (without_chance(state) in decision.visited) + bool(decision.game.active(state))
    )


PLAYERS = (any_move, first_move, last_move, greedy, loser, most_choices, repeater)


def without_chance(state: Any) -> str:
    """A position as text without its random generator: a game that goes in circles may roll dice all the time."""
    return repr({name: value for name, value in plain(state).items() if name != "rng"})
