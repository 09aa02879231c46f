"""Tunes the weights of the bots (tests/tuning.py explains the method).

    PYTHONPATH=engine:. python -m tests.utopia.bots.tune 400        (games; PyPy is faster)

Points of difference count, and a win some more.
"""

import sys

from tests.matches import end
from tests.tuning import Observation, perturbation, perturbed, report
from utopiary.core.rng import Rng
from utopiary.games.utopia.bots.planner import Planner
from utopiary.games.utopia.bots.weights import HARD

DEVIATION = 0.25  # standard deviation, in logarithms
CLIP, WIN = 25.0, 12.0  # a landslide tells no more than this; and what winning counts beyond the points


def pair(number: int) -> list[Observation]:
    """Play two games with the same perturbation and the same deal."""
    rng = Rng.of(f"shake {number}")
    change = perturbation(HARD, DEVIATION, rng)
    sides = [Planner(perturbed(HARD, change, sign), width=6, depth=12) for sign in (1, -1)]
    seats = 2 + rng.below(3)
    observations: list[Observation] = []
    for first in (0, 1):
        bots = [sides[(first + seat) % 2] for seat in range(seats)]
        s = end("utopia", bots, f"TUNE {number}")
        up, down = ([p for p, bot in zip(s.points, bots, strict=True) if bot is side] for side in sides)
        gain = max(-CLIP, min(CLIP, sum(up) / len(up) - sum(down) / len(down)))
        observations.append((change, gain + WIN * ((bots[s.track[0]] is sides[0]) - len(up) / seats)))
    return observations


def main() -> None:
    games = int(sys.argv[1])
    report(HARD, [one for number in range(games // 2) for one in pair(number)])


if __name__ == "__main__":
    main()
