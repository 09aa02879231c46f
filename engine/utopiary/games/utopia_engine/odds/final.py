"""The final activation (rule 22): how many hit points to spend before the most important roll of the game.

The number spent is decided once. After that there is nothing left to choose: roll, and on a failure lose a day and a
hit point and roll again. Falling unconscious in between costs days and gives all hit points back (rule 29). With the
last hit point spent before the first roll the player is awake at zero, and a failure then is death.
"""

from typing import NamedTuple

from .dice import WAYS, sum_ways

FULL = 6  # hit points
ENGINE, DAY, HIT_POINT = 50, 5, 1  # points (rule 30)


class Trial(NamedTuple):
    """A final activation before hit points are spent."""

    difficulty: int  # sum of the six link values
    hit_points: int
    days: int  # that can still be crossed before Doomsday (ruling c17)
    void_gate: bool = False  # unconscious 4 days instead of 6 (rule 27)
    scale: bool = False  # Scale of the Infinity Wurm: +1 hit point with every day crossed (rule 28)


class FinalOdds(NamedTuple):
    """The odds for a number of hit points spent."""

    spend: int
    win: float
    die: float
    doomsday: float
    points: float  # expected, of what is decided here: the Engine, days and hit points left


def final_odds(trial: Trial) -> list[FinalOdds]:
    """One line for every number of hit points that can be spent, from none to all."""
    return [_spend(trial, spend) for spend in range(trial.hit_points + 1)]


def best_spend(trial: Trial, by_points: bool = False) -> FinalOdds:
    """The number with the best chance, of equals the one that leaves most points; or simply the most points."""
    lines = final_odds(trial)
    return (
        max(lines, key=lambda line: line.points) if by_points else max(lines, key=lambda line: (line.win, line.points))
    )


def _spend(trial: Trial, spend: int) -> FinalOdds:
    success = sum_ways(trial.difficulty - spend) / WAYS
    asleep = 4 if trial.void_gate else 6
    win = die = doomsday = points = 0.0
    chance, hit_points, days = 1.0, trial.hit_points - spend, trial.days
    while True:  # there is only one way to fail: the same again
        win += chance * success
        points += chance * success * (ENGINE + DAY * days + HIT_POINT * hit_points)
        chance *= 1 - success
        if days == 0:
            doomsday = chance  # ruling c16: before the damage
            points += chance * HIT_POINT * hit_points
            break
        days -= 1
        if trial.scale:
            hit_points = min(hit_points + 1, FULL)
        if hit_points == 0:
            die = chance
            break
        hit_points -= 1
        if hit_points == 0:  # exactly six damage: unconscious
            if days < asleep:
                doomsday = chance  # ruling c19: Doomsday comes in between
                break
            days -= asleep
            hit_points = FULL
        # "If you are still alive, you must attempt the roll again."
    return FinalOdds(spend, win, die, doomsday, points)
