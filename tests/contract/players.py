"""Players for finding out whether a game ends whoever plays it: careless, clever, and those who do not want it to.

They see everything; nobody gains from it, for nobody is playing to win but the greedy one.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from utopiary import Game, Move, Seat
from utopiary.core.canonical import plain
from utopiary.core.rng import Rng
from utopiary.testing import options_of

MOST_LOOKED_AT = 8  # moves that a player tries out before choosing

Act = tuple[Seat, Move]


class Look(NamedTuple):
    """What a player chooses by: what can be done, what it leads to, and where the game has been."""

    game: Game[Any]
    acts: list[Act]
    rng: Rng
    been: set[str]
    state: Any

    def best(self, value: Callable[[Any, Seat], float]) -> Act:
        """The act that leads to the highest value."""
        tried = self.acts[:]
        self.rng.shuffle(tried)
        return max(tried[:MOST_LOOKED_AT], key=lambda act: value(self.game.step(self.state, *act)[0], act[0]))


def any_move(look: Look) -> Act:
    return look.rng.pick(look.acts)


def first_move(look: Look) -> Act:
    return look.acts[0]


def last_move(look: Look) -> Act:
    return look.acts[-1]


def greedy(look: Look) -> Act:
    return look.best(look.game.worth)


def self_destructive(look: Look) -> Act:
    return look.best(lambda state, seat: -look.game.worth(state, seat))


def hoarder_of_choices(look: Look) -> Act:
    """Keeps the most open, which tends to make the longest game."""
    return look.best(lambda state, seat: len(options_of(look.game, state)) if look.game.active(state) else -1)


def ditherer(look: Look) -> Act:
    """Goes back to where the game has been, if any way leads there, and never ends it while there is another."""
    return look.best(lambda state, seat: (without_chance(state) in look.been) + bool(look.game.active(state)))


PLAYERS = (any_move, first_move, last_move, greedy, self_destructive, hoarder_of_choices, ditherer)


def without_chance(state: Any) -> str:
    """A position but for the dice to come: who turns in circles may be throwing dice all the while."""
    return repr({name: value for name, value in plain(state).items() if name != "rng"})
