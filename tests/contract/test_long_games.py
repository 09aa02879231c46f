"""A game of 300 moves has a short link and is cheap to load and to seek, counted in function calls."""

import json
from collections.abc import Iterator

import pytest

from tests.contract.sample import count_calls, path_of, registered, setup
from tests.games.whisper import State, Whisper
from utopiary import Move, Session
from utopiary.core.game import Event, Options, Seat
from utopiary.core.rng import Rng
from utopiary.testing import options_of

MOVES = 300


class LongWhisper(Whisper):
    """Whisper with hands of ninety cards, which counts the calls of `step` and `moves`."""

    def __init__(self) -> None:
        self.steps = 0
        self.queries = 0

    def setup(self, options: Options, seats: int, seed: str) -> State:
        rng, deck = Rng.of(seed), [*range(1, 201)] * 2
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(90)) for _ in range(seats)]
        return State(rng, deck, hands, [0] * seats, [[] for _ in range(seats)], [0] * seats, [0] * seats)

    def step(self, s: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        self.steps += 1
        return super().step(s, seat, move)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        self.queries += 1
        return super().moves(s, seat)


@pytest.fixture(scope="module")
def game() -> Iterator[LongWhisper]:
    game = LongWhisper()
    with registered(game):
        yield game


def played(game: LongWhisper, moves: int) -> Session:
    """A session of so many random moves; the counts begin at 0 again."""
    session, rng = Session(setup(game, 2)), Rng.of("on and on")
    while session.length < moves:
        session.play(*rng.pick(options_of(game, session.state)))
    game.steps = game.queries = 0
    return session


@pytest.fixture
def long_game(game: LongWhisper) -> Session:
    return played(game, MOVES)


def test_300_moves_fit_in_450_characters(long_game: Session) -> None:
    assert len(long_game.link("replay")) <= 450
    assert len(long_game.link("position")) <= 450
    assert len(long_game.link("seed")) <= 100


def test_loading_plays_every_move_once(long_game: Session, game: LongWhisper) -> None:
    loaded = Session.load(json.loads(json.dumps(long_game.save())))
    assert path_of(loaded) == path_of(long_game)
    assert game.steps == MOVES
    assert game.queries <= 2 * MOVES


def test_a_link_plays_every_move_once(long_game: Session, game: LongWhisper) -> None:
    loaded = Session.from_link(long_game.link("replay"))
    assert game.steps == MOVES
    assert game.queries <= 2 * 3 * MOVES  # two seats: when it is written, read and checked
    assert path_of(loaded) == path_of(long_game)


def test_seeking_plays_nothing_again(long_game: Session, game: LongWhisper) -> None:
    loaded = Session.load(long_game.save())
    game.steps = 0
    for number in (0, MOVES, MOVES // 2, 1):
        assert loaded.at(number).cursor == number
    for _ in range(MOVES):
        loaded.undo()
    for _ in range(MOVES):
        loaded.redo()
    assert game.steps == 0


def test_three_times_the_moves_are_three_times_the_work(game: LongWhisper) -> None:
    """Loading, linking and saving grow with the moves, not with their square."""
    short, long = played(game, MOVES // 3), played(game, MOVES)
    for work in (
        lambda session: Session.load(session.save()),
        lambda session: Session.from_link(session.link("replay")),
        lambda session: session.at(session.length // 2),
        lambda session: session.log(0),
    ):
        assert count_calls(lambda work=work: work(long)) < 3.5 * count_calls(lambda work=work: work(short)) + 100  # type: ignore[misc]
