"""Which way the weights of the bots want to go.

    PYTHONPATH=engine:. python -m tests.utopia.bots.tune 400        (games; PyPy is faster)

All weights are shaken at once: in each pair of games one side plays with the shaken weights, the other with the same
shaken the opposite way, and they change seats. A straight line through the differences of points says what each weight
is worth: its slope, for a weight e times as large, and how sure that is (t; beyond 2 or 3 it is worth a step).
"""

import sys
from math import exp, sqrt

from utopiary.core.bots import Known, answer
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.utopia.bots.planner import Planner
from utopiary.games.utopia.bots.weights import HARD
from utopiary.games.utopia.state import State

from ..table import GAME

SHAKE = 0.25  # standard deviation, in logarithms
CLIP, WIN = 25.0, 12.0  # a landslide tells no more than this; and what winning counts beyond the points
NAMES = [name for name, number in HARD._asdict().items() if isinstance(number, float)]


def play(bots: list[Planner], seed: str) -> State:
    s: State = check("utopia", seed, len(bots), {}).begin()
    number = 0
    while active := GAME.active(s):
        seat, number = active[0], number + 1
        s = GAME.after(s, seat, answer(bots[seat], Known(GAME, s, seat), Rng.of(f"{seed}/{number}")).move)
    return s


def bell(rng: Rng) -> float:
    """Roughly normal: twelve evenly spread numbers, less six."""
    return sum(rng.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def pair(number: int) -> list[tuple[list[float], float]]:
    """Two games with the same shake and the same deal."""
    rng = Rng.of(f"shake {number}")
    shake = [SHAKE * bell(rng) for _ in NAMES]
    sides = [
        Planner(HARD._replace(**_shaken(shake, sign)), width=6, depth=12)  # type: ignore[arg-type]
        for sign in (1, -1)
    ]
    seats, seen = 2 + rng.below(3), []
    for first in (0, 1):
        bots = [sides[(first + seat) % 2] for seat in range(seats)]
        s = play(bots, f"TUNE {number}")
        up, down = ([p for p, bot in zip(s.points, bots, strict=True) if bot is side] for side in sides)
        gain = max(-CLIP, min(CLIP, sum(up) / len(up) - sum(down) / len(down)))
        seen.append((shake, gain + WIN * ((bots[s.track[0]] is sides[0]) - len(up) / seats)))
    return seen


def _shaken(shake: list[float], sign: int) -> dict[str, float]:
    return {name: getattr(HARD, name) * exp(sign * e) for name, e in zip(NAMES, shake, strict=True)}


def slopes(seen: list[tuple[list[float], float]]) -> list[tuple[str, float, float]]:
    """Least squares, by Gauss and Jordan; with each slope its t."""
    n = len(NAMES)
    table = [[sum(x[i] * x[j] for x, _ in seen) for j in range(n)] + [sum(x[i] * y for x, y in seen)] for i in range(n)]
    spread = [table[i][i] for i in range(n)]
    for i in range(n):
        table[i] = [number / table[i][i] for number in table[i]]
        for j in range(n):
            if j != i:
                table[j] = [b - table[j][i] * a for a, b in zip(table[i], table[j], strict=True)]
    found = [row[n] for row in table]
    rest = sum((y - sum(a * b for a, b in zip(found, x, strict=True))) ** 2 for x, y in seen) / max(1, len(seen) - n)
    return [(name, slope, slope / sqrt(rest / s)) for name, slope, s in zip(NAMES, found, spread, strict=True)]


def main() -> None:
    games = int(sys.argv[1])
    seen = [one for number in range(games // 2) for one in pair(number)]
    for name, slope, t in sorted(slopes(seen), key=lambda row: -abs(row[2])):
        print(f"{name:16} {getattr(HARD, name):7.3f}  slope {slope:6.1f}  t {t:5.1f}")


if __name__ == "__main__":
    main()
