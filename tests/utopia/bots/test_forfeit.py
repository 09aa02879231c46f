"""A guest comes, and no prince of that civilization is left (ruling d17): every bot has a legal answer."""

from collections.abc import Iterator

from utopiary import GAMES, testing
from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.games.utopia.state import State

GAME = GAMES.find("utopia")


def forfeits(games: int) -> Iterator[State]:
    for number in range(games):
        for s in testing.playout(GAME, 5, f"forfeit {number}"):
            if s.phase == "place" and ("forfeit",) in GAME.moves(s, s.seat):
                yield s


def test_bots_answer_when_a_guest_must_be_forfeited() -> None:
    asked = builds = 0
    for s in forfeits(games=6):
        moves = GAME.moves(s, s.seat)
        asked, builds = asked + 1, builds + (len(moves) > 1)
        for level in GAME.levels:
            assert answer(GAME.bot(level), Known(GAME, s, s.seat), Rng(1)).move in moves
    assert asked and builds, "no such position was met: play more games"
