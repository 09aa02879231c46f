"""Games played for the laws to look at: positions, turns and whole sessions, always the same ones."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType, SimpleNamespace
from typing import Any, NamedTuple, TypeVar

from utopiary import GAMES, Event, Game, Move, Seat, Session, Setup
from utopiary.core.canonical import digest
from utopiary.core.rng import Rng
from utopiary.testing import options_of

AnyGame = Game[Any]
T = TypeVar("T")

LONGEST_GAME = 3_000  # moves; a game that takes more will not be finished by people either
LONG_ENOUGH = 150  # moves of a session that laws about undo, saves and links look at: what is true there stays true


class Turn(NamedTuple):
    """One move of a game, with the positions before and after it."""

    before: Any
    seat: Seat
    move: Move
    after: Any
    events: tuple[Event, ...]


def setup(game: AnyGame, seats: int, number: int = 0, bots: bool = False) -> Setup:
    """The setup number so-and-so: other seeds, and the options in turn. It need not be the game on the shelf."""
    options = {option.id: option.values[number % len(option.values)] for option in game.options}
    levels = {seats - 1: game.levels[number % len(game.levels)]} if bots else {}
    return Setup(game, f"LAW {number}", seats, options, levels)


_turns: dict[Any, tuple[Turn, ...]] = {}


def turns(game: AnyGame, seats: int) -> tuple[Turn, ...]:
    """Every turn of three games whose moves were drawn at random. Played once: many laws look at the same ones."""
    if (game, seats) not in _turns:
        _turns[game, seats] = tuple(turn for number in range(3) for turn in one_game(game, seats, number))
    return _turns[game, seats]


def one_game(game: AnyGame, seats: int, number: int) -> Iterator[Turn]:
    state, rng = setup(game, seats, number).begin(), Rng.of(f"moves {number}")
    for _ in range(LONGEST_GAME):
        if not game.active(state):
            return
        acts = options_of(game, state)
        assert acts, "a dead end: somebody has to act, and there is nothing to do"
        seat, move = rng.pick(acts)
        after, events = game.step(state, seat, move)
        yield Turn(state, seat, move, after, events)
        state = after


def positions(game: AnyGame, seats: int, most: int = 60) -> Sequence[Any]:
    """Positions from the first to the last, no more of them than asked for."""
    played = turns(game, seats)
    return some([*(turn.before for turn in played), played[-1].after], most)


def played(game: AnyGame, seats: int, number: int = 0, moves: int = LONG_ENOUGH) -> Session:
    """A session that has seen that many moves, or its end. The last seat is a bot's by name, so that saves hold one."""
    session, rng = Session(setup(game, seats, number, bots=True)), Rng.of(f"session {number}")
    while session.active and session.length < moves:
        session.play(*rng.pick(options_of(game, session.state)))
    return session


def guesses(game: AnyGame, state: Any, seat: Seat, n: int = 4) -> list[Any]:
    return [game.guess(state, seat, Rng.of(f"guess {number}")) for number in range(n)]


def some(items: Sequence[T], most: int) -> Sequence[T]:
    """At most that many of them, spread from the first to the last."""
    if len(items) <= most:
        return items
    return [items[i * (len(items) - 1) // (most - 1)] for i in range(most)]


def trail(session: Session) -> list[str]:
    """Every position of a session, in short."""
    return [digest(state) for state in session.at(session.length).states]


@contextmanager
def stand_in(game: AnyGame) -> Iterator[None]:
    """The shelf hands out this very object for a while: saves and links only know a game by its id."""
    name = f"stand_in_for_{game.id}_{id(game)}"
    usual = GAMES.module(game.id)
    hidden = game.id not in GAMES
    sys.modules[name] = SimpleNamespace(GAME=game)  # type: ignore[assignment]
    GAMES.register(game.id, name, hidden=hidden)
    try:
        yield
    finally:
        GAMES.register(game.id, usual, hidden=hidden)
        del sys.modules[name]


def calls(work: Callable[[], object]) -> int:
    """How much work something is, in calls of functions: the same on every machine, which no clock is."""
    count = 0

    def counter(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counter)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
