"""Games that bots play among themselves: for tests of bots, and for the scripts that say how games go."""

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
    """A whole game of levels as people would play it: a move that is not legal would be refused."""
    game = Session.new(game_id, seed=seed, seats=len(lineup), bots=dict(enumerate(lineup)))
    while game.active:
        seat = game.active[0]
        game.play(seat, game.advice(seat).move)
    return game


def advised(game: Session, level: str = "hard", seat: int | None = None) -> str:
    """What a bot would do, as text; the first seat to act if no other is named."""
    return " ".join(map(str, game.advice(game.active[0] if seat is None else seat, level).move))


def positions(
    game_id: str, bots: Sequence[Bot[Any]], seed: str, options: Mapping[str, str] | None = None
) -> Iterator[Any]:
    """Every position of a game, from the deal to the end, without a session: several times as fast."""
    game = GAMES.find(game_id)
    s, number = check(game_id, seed, len(bots), options).begin(), 0
    yield s
    while active := game.active(s):
        seat, number = active[0], number + 1
        s = game.after(s, seat, answer(bots[seat], Known(game, s, seat), Rng.of(f"{seed}/{seat}/{number}")).move)
        yield s


def end(game_id: str, bots: Sequence[Bot[Any]], seed: str, options: Mapping[str, str] | None = None) -> Any:
    """The last of them."""
    *_, last = positions(game_id, bots, seed, options)
    return last


def share(wins: int, games: int) -> str:
    """Of wins, and where the true share lies 95 times in 100."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:5.1f} % ({100 * low:.1f} - {100 * high:.1f})"
