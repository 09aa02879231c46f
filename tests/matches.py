"""Games between bots, for tests of bots and for the scripts that compare them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from utopiary import GAMES, Session
from utopiary.core.bots import Bot, Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.terminal.tally import wilson


@cache
def played(game_id: str, lineup: tuple[str, ...], seed: str) -> Session:
    """A whole game between bots of these levels, in a session, which refuses illegal moves."""
    game = Session.new(game_id, seed=seed, seats=len(lineup), bots=dict(enumerate(lineup)))
    while game.active:
        seat = game.active[0]
        game.play(seat, game.advice(seat).move)
    return game


def advised(game: Session, level: str = "hard", seat: int | None = None) -> str:
    """A bot's move as text, for the first seat to act unless another is given."""
    return " ".join(map(str, game.advice(game.active[0] if seat is None else seat, level).move))


def positions(
    game_id: str, bots: Sequence[Bot[Any]], seed: str, options: Mapping[str, str] | None = None
) -> Iterator[Any]:
    """Every position of a game between bots, without a session, which is several times as fast."""
    game = GAMES.find(game_id)
    s, number = check(game_id, seed, len(bots), options).begin(), 0
    yield s
    while active := game.active(s):
        seat, number = active[0], number + 1
        s = game.after(s, seat, answer(bots[seat], Known(game, s, seat), Rng.of(f"{seed}/{seat}/{number}")).move)
        yield s


def end(game_id: str, bots: Sequence[Bot[Any]], seed: str, options: Mapping[str, str] | None = None) -> Any:
    """The last position of a game between bots."""
    *_, last = positions(game_id, bots, seed, options)
    return last


def share(wins: int, games: int) -> str:
    """The share of wins with its 95 % interval, as text."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:5.1f} % ({100 * low:.1f} - {100 * high:.1f})"
