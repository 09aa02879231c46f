"""The value of a position grows with what a captain has."""

from utopiary import GAMES
from utopiary.games.transecopia.data import TOP

from .positions import some_states

GAME = GAMES.find("transecopia")


def test_ahead_is_worth_more() -> None:
    for s in list(some_states())[::10]:
        if s.phase == "over" or s.level[0] == TOP:
            continue
        better = s.copy()
        better.copper[0] += 3
        assert GAME.worth(better, 0) >= GAME.worth(s, 0) >= 0
        assert GAME.worth(better, 1) <= GAME.worth(s, 1) <= 1
