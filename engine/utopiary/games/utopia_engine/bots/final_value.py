"""What the end of a game is worth, and when to begin the final activation (rule 22)."""

from functools import lru_cache
from typing import NamedTuple

from ..data import HIT_POINTS, SCORE
from ..odds.final import FinalOdds, Trial, final_odds
from .position import ACTIVE, GATE, SCALE, Position

POINT = 0.0005  # of a won game: two thousand points would count as much as winning


class Ending(NamedTuple):
    """The best way to the end once all six links are made."""

    worth: float
    rest: int  # days first
    odds: FinalOdds  # of the number of hit points to spend then


def worth_of_end(p: Position) -> float:
    """The worth of a finished game: won or not, and a little for the score."""
    score = p.points + p.hit_points
    if p.end == "engine":
        return 1 + POINT * (score + SCORE["engine"] + SCORE["day"] * p.days)
    return POINT * score


def best_end(p: Position) -> Ending:
    """The best way to the end from a position with all six links."""
    worth, rest, odds = best_of(_trial(p))
    return Ending(worth + POINT * p.points, rest, odds)


def best_spend(p: Position) -> FinalOdds:
    """The best number of hit points to spend once the final activation has begun."""
    return max(final_odds(_trial(p)), key=_worth)


def _trial(p: Position) -> Trial:
    gate, scale = p.constructs[GATE] == ACTIVE, bool(p.ancient & SCALE)
    return Trial(p.difficulty, p.hit_points, p.days, gate, scale)


def _worth(odds: FinalOdds) -> float:
    return odds.win + POINT * odds.points


@lru_cache(maxsize=4096)
def best_of(trial: Trial) -> Ending:
    """The best number of days to rest and of hit points to spend; of equals the earliest."""
    lines: list[Ending] = []
    rest = 0
    while True:
        lines += [Ending(_worth(odds), rest, odds) for odds in final_odds(trial)]
        if trial.hit_points >= HIT_POINTS or not trial.days:
            return max(lines, key=lambda line: round(line.worth, 12))
        rest += 1
        hit_points = min(HIT_POINTS, trial.hit_points + 1 + trial.scale)
        trial = trial._replace(hit_points=hit_points, days=trial.days - 1)
