"""Which way the weights of the bots want to go.

    PYTHONPATH=engine:. python -m tests.transecopia.bots.tune 400 2         (games, captains)

All weights are shaken at once: in each pair of games one side plays with the shaken weights, the other with the same
shaken the opposite way, and they change seats. How far wins go along with each shake says which way to step: a slope
for a weight e times as large, in wins per game, and how sure that is (t; beyond 2 or 3 it is worth a step).
"""

import sys
from math import exp, sqrt

from utopiary import GAMES
from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.transecopia.bots.planner import Planner
from utopiary.games.transecopia.bots.weights import HARD
from utopiary.games.transecopia.state import State

GAME = GAMES.find("transecopia")
SHAKE = 0.3  # standard deviation, in logarithms
NAMES = [name for name, number in HARD._asdict().items() if isinstance(number, float)]


def play(bots: list[Planner], seed: str) -> State:
    s: State = check("transecopia", seed, len(bots), {}).begin()
    number = 0
    while active := GAME.active(s):
        seat, number = active[0], number + 1
        s = GAME.after(s, seat, answer(bots[seat], Known(GAME, s, seat), Rng.of(f"{seed}/{number}")).move)
    return s


def bell(rng: Rng) -> float:
    """Roughly normal: twelve evenly spread numbers, less six."""
    return sum(rng.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def pair(number: int, seats: int) -> list[tuple[list[float], float]]:
    """Two games with the same shake and the same deal; what one side won more than the other."""
    rng = Rng.of(f"shake {number}")
    shake = [SHAKE * bell(rng) for _ in NAMES]
    sides = [Planner(HARD._replace(**_shaken(shake, sign))) for sign in (1, -1)]  # type: ignore[arg-type]
    seen = []
    for first in (0, 1):
        bots = [sides[(first + seat) % 2] for seat in range(seats)]
        won = bots[play(bots, f"TUNE {number}").winner]
        seen.append((shake, (won is sides[0]) / bots.count(sides[0]) - (won is sides[1]) / bots.count(sides[1])))
    return seen


def _shaken(shake: list[float], sign: int) -> dict[str, float]:
    return {name: getattr(HARD, name) * exp(sign * e) for name, e in zip(NAMES, shake, strict=True)}


def slopes(seen: list[tuple[list[float], float]]) -> list[tuple[str, float, float]]:
    """The shakes are independent of each other, so each weight can be looked at alone."""
    found = []
    for i, name in enumerate(NAMES):
        spread = sum(shake[i] ** 2 for shake, _ in seen)
        slope = sum(shake[i] * won for shake, won in seen) / spread
        rest = sum((won - slope * shake[i]) ** 2 for shake, won in seen) / max(1, len(seen) - 1)
        found.append((name, slope, slope / sqrt(rest / spread)))
    return found


def main() -> None:
    games, seats = map(int, sys.argv[1:])
    seen = [one for number in range(games // 2) for one in pair(number, seats)]
    for name, slope, t in sorted(slopes(seen), key=lambda row: -abs(row[2])):
        print(f"{name:16} {getattr(HARD, name):7.3f}  slope {slope:6.2f}  t {t:5.1f}")


if __name__ == "__main__":
    main()
