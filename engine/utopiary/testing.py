"""Helpers for tests: sessions with given dice, and positions from seeded random play."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Self

from .core.game import Game, Seat
from .core.move import Move
from .core.rng import Rng
from .core.session import Session
from .core.setup import check


class Scripted(Rng):
    """Dice come up as listed, then from the seed."""

    __slots__ = ("rolls",)

    def __init__(self, state: int, rolls: Iterable[int] = ()) -> None:
        super().__init__(state)
        self.rolls = list(rolls)

    def copy(self) -> Self:
        """A generator with the same dice to come."""
        return type(self)(self.state, self.rolls)

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and getattr(other, "rolls", []) == self.rolls

    __hash__ = Rng.__hash__

    def die(self, sides: int = 6) -> int:
        """The next listed die; after the last, a die of the seed."""
        if not self.rolls:
            return super().die(sides)
        roll = self.rolls.pop(0)
        if not 1 <= roll <= sides:
            raise ValueError(f"A die with {sides} sides cannot show {roll}.")
        return roll


class TestSession(Session):
    """A session that plays several moves at once."""

    __test__ = False  # pytest must not collect it

    def play_all(self, *moves: str) -> Self:
        """Play moves one after the other, each for the first active seat."""
        for move in moves:
            self.play(self.active[0], move)
        return self


def session(
    game: str,
    *,
    rolls: Iterable[int] = (),
    seed: str = "TEST-SEED",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    bots: Mapping[Seat, str] | None = None,
    **fields: Any,
) -> TestSession:
    """A session whose dice come up as listed; `fields` are set in its first position (`hit_points=1`)."""
    setup = check(game, seed, seats, options, bots)
    start = setup.begin()
    start.rng = Scripted(start.rng.state, rolls)
    for name, value in fields.items():
        if not hasattr(start, name):
            raise AttributeError(f"A position of {setup.game.title} has no {name}.")
        setattr(start, name, value)
    return TestSession(setup, start)


def options_of(game: Game[Any], state: Any) -> list[tuple[Seat, Move]]:
    """The legal moves of all active seats."""
    return [(seat, move) for seat in game.active(state) for move in game.moves(state, seat)]


def playout(game: Game[Any], seats: int, seed: str, options: Mapping[str, str] | None = None) -> Iterator[Any]:
    """The positions of one seeded random game, from the first to the last."""
    setup = check(game.id, seed, seats, options)._replace(game=game)  # this object, registered or not
    state, rng = setup.begin(), Rng.of(f"playout/{seed}")
    yield state
    while game.active(state):
        seat, move = rng.pick(options_of(game, state))
        state = game.after(state, seat, move)
        yield state


def states(game: Game[Any], n: int) -> list[Any]:
    """`n` positions from seeded random play, over all seat counts, spread over whole games."""
    met: list[Any] = []
    number = 0
    while len(met) < n:
        seats = game.seats[number % len(game.seats)]
        whole = list(playout(game, seats, f"states {number}"))
        met += whole[:: max(1, len(whole) // 10)]
        number += 1
    return met[:n]
