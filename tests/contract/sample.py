"""Sample games for the laws: positions, turns and sessions, the same in every run."""

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

LONGEST_GAME = 3_000  # moves; people do not finish a longer game either
LONG_ENOUGH = 150  # moves of a session for the laws about undo, saves and links


class Turn(NamedTuple):
    """One move of a game, with the positions before and after it."""

    before: Any
    seat: Seat
    move: Move
    after: Any
    events: tuple[Event, ...]


def setup(game: AnyGame, seats: int, number: int = 0, bots: bool = False) -> Setup:
    """The setup with this number, which decides the seed and the options. The game need not be the registered one."""
    options = {option.id: option.values[number % len(option.values)] for option in game.options}
    levels = {seats - 1: game.levels[number % len(game.levels)]} if bots else {}
    return Setup(game, f"LAW {number}", seats, options, levels)


_turns: dict[Any, tuple[Turn, ...]] = {}


def turns(game: AnyGame, seats: int) -> tuple[Turn, ...]:
    """Every turn of three games of random moves. They are cached: many laws use the same ones."""
    if (game, seats) not in _turns:
        _turns[game, seats] = tuple(turn for number in range(3) for turn in one_game(game, seats, number))
    return _turns[game, seats]


def one_game(game: AnyGame, seats: int, number: int) -> Iterator[Turn]:
    """The turns of one game of random moves."""
    state, rng = setup(game, seats, number).begin(), Rng.of(f"moves {number}")
    for _ in range(LONGEST_GAME):
        if not game.active(state):
            return
        options = options_of(game, state)
        assert options, "a dead end: a seat has to act and has no legal move"
        seat, move = rng.pick(options)
        after, events = game.step(state, seat, move)
        yield Turn(state, seat, move, after, events)
        state = after


def positions(game: AnyGame, seats: int, most: int = 60) -> Sequence[Any]:
    """At most so many positions, spread from the first to the last."""
    sample = turns(game, seats)
    return spread([*(turn.before for turn in sample), sample[-1].after], most)


def played(game: AnyGame, seats: int, number: int = 0, moves: int = LONG_ENOUGH) -> Session:
    """A session of so many random moves, or fewer if it ends. The last seat is a bot, so that saves hold one."""
    session, rng = Session(setup(game, seats, number, bots=True)), Rng.of(f"session {number}")
    while session.active and session.length < moves:
        session.play(*rng.pick(options_of(game, session.state)))
    return session


def guesses(game: AnyGame, state: Any, seat: Seat, n: int = 4) -> list[Any]:
    """Several guesses of one seat."""
    return [game.guess(state, seat, Rng.of(f"guess {number}")) for number in range(n)]


def spread(items: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of the items, evenly spread from the first to the last."""
    if len(items) <= most:
        return items
    return [items[i * (len(items) - 1) // (most - 1)] for i in range(most)]


def path_of(session: Session) -> list[str]:
    """The digest of every position of a session."""
    return [digest(state) for state in session.at(session.length).states]


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """Register this game object under its id inside the context: saves and links look a game up by its id."""
    name = f"registered_for_{game.id}_{id(game)}"
    usual = GAMES.module(game.id)
    hidden = game.id not in GAMES
    sys.modules[name] = SimpleNamespace(GAME=game)  # type: ignore[assignment]
    GAMES.register(game.id, name, hidden=hidden)
    try:
        yield
    finally:
        GAMES.register(game.id, usual, hidden=hidden)
        del sys.modules[name]


def count_calls(work: Callable[[], object]) -> int:
    """The number of function calls that `work` makes, a measure of work that is the same on every machine."""
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
