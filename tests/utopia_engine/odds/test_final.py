"""The final activation: against a recursion over its tree, and by hand."""

from itertools import product

import pytest

from utopiary.games.utopia_engine.odds.dice import sum_ways
from utopiary.games.utopia_engine.odds.final import Trial, best_spend, final_odds


def play_out(trial: Trial, spend: int) -> dict[str, float]:
    """The chances of the ends, roll by roll."""

    def roll(chance: float, hit_points: int, days: int) -> dict[str, float]:
        wins = sum(a + b >= trial.difficulty - spend for a, b in product(range(1, 7), repeat=2)) / 36
        ends = {"win": chance * wins, "die": 0.0, "doomsday": 0.0}
        fail = chance * (1 - wins)
        if days < 1:
            ends["doomsday"] += fail
        elif hit_points == 0:
            ends["die"] += fail
        elif hit_points == 1:
            days -= 1 + (4 if trial.void_gate else 6)
            if days < 0:
                ends["doomsday"] += fail
            else:
                for name, more in roll(fail, 6, days).items():
                    ends[name] += more
        else:
            for name, more in roll(fail, hit_points - 1, days - 1).items():
                ends[name] += more
        return ends

    return roll(1.0, trial.hit_points - spend, trial.days)


@pytest.mark.parametrize("difficulty", [0, 7, 10, 14, 25])
@pytest.mark.parametrize("days", [0, 1, 5, 9, 20])
@pytest.mark.parametrize("void_gate", [False, True])
def test_against_recursion(difficulty: int, days: int, void_gate: bool) -> None:
    for hit_points in (1, 4, 6):
        trial = Trial(difficulty, hit_points, days, void_gate)
        lines = final_odds(trial)
        assert [line.spend for line in lines] == list(range(hit_points + 1))
        for line in lines:
            assert {"win": line.win, "die": line.die, "doomsday": line.doomsday} == pytest.approx(
                play_out(trial, line.spend)
            )


def test_by_hand() -> None:
    assert [sum_ways(n) for n in (2, 3, 7, 12, 13)] == [36, 35, 21, 1, 0]
    # Difficulty 8, two hit points, one day. Spend all: one roll for 6 or more, and a failure at zero is death.
    line = final_odds(Trial(8, 2, 1))[2]
    assert (line.win, line.die, line.doomsday) == pytest.approx((26 / 36, 10 / 36, 0))
    # Spend one: a roll for 7 or more; a failure leaves no hit point: unconscious, and there are no days to sleep.
    line = final_odds(Trial(8, 2, 1))[1]
    assert (line.win, line.doomsday) == pytest.approx((21 / 36, 15 / 36))
    # Spend none: two rolls for 8 or more, then no day is left.
    line = final_odds(Trial(8, 2, 1))[0]
    assert (line.win, line.doomsday) == pytest.approx((1 - (21 / 36) ** 2, (21 / 36) ** 2))


def test_the_scale_pays_for_every_failure() -> None:
    with_scale, without = (final_odds(Trial(9, 2, 8, scale=scale))[0] for scale in (True, False))
    assert with_scale.win > without.win and with_scale.die == 0


def test_best_spend() -> None:
    assert best_spend(Trial(10, 6, 9)).spend == 5
    assert best_spend(Trial(2, 6, 9)).spend == 0  # sure anyway: keep the hit points
    assert best_spend(Trial(10, 6, 9), by_points=True).spend == 4
