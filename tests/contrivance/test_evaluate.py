"""`worth`: how good a position looks."""

from tests.contrivance.positions import game
from utopiary import GAMES, testing
from utopiary.core.bots import Greedy, Known, answer
from utopiary.core.rng import Rng
from utopiary.games.contrivance import evaluate

GAME = GAMES.find("contrivance")


def test_worth_goes_with_the_lead() -> None:
    leading, behind = game("ec3> eb1<", ""), game("", "mc3> mb1<")
    assert evaluate.worth(leading.state, 0) > 0.5 > evaluate.worth(leading.state, 1)
    assert evaluate.worth(behind.state, 0) < 0.5
    assert evaluate.worth(game("ed6> eb1<", "").state, 0) > evaluate.worth(leading.state, 0)


def test_looking_one_step_ahead_beats_random_play() -> None:
    """A greedy player guided by `worth` wins more often than chance."""
    wins = 0.0
    for number in range(12):
        s, mine = testing.session("contrivance", seats=2, seed=f"G{number}"), number % 2
        rng = Rng(number)
        while s.active:
            seat = s.active[0]
            known = Known(GAME, s.state, seat)
            s.play(seat, answer(Greedy(1), known, rng).move if seat == mine else rng.pick(known.moves))
        assert s.outcome is not None
        wins += (mine in s.outcome.winners) / len(s.outcome.winners)
    assert wins >= 8
