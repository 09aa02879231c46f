"""Which way the weights of a bot want to go.

All weights are shaken at once: in each pair of games one side plays with the shaken weights, the other with the same
shaken the opposite way, and they change seats. A straight line through what one side made more than the other says what
each weight is worth: its slope, for a weight e times as large, and how sure that is (t; beyond 2 or 3 it is worth a
step). A game says how a pair is played and what counts (tests/<game>/bots/tune.py).
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple, TypeVar

from utopiary.core.rng import Rng

W = TypeVar("W", bound=NamedTuple)

Seen = tuple[Sequence[float], float]  # the shake of each weight, and what came of it


def names(weights: NamedTuple) -> list[str]:
    """Of the weights that can be shaken: numbers of things are not among them."""
    return [name for name, number in weights._asdict().items() if isinstance(number, float)]


def shakes(weights: NamedTuple, size: float, rng: Rng) -> list[float]:
    """For each weight how much, in logarithms; `size` is the standard deviation."""
    return [size * _bell(rng) for _ in names(weights)]


def _bell(rng: Rng) -> float:
    """Roughly normal: twelve evenly spread numbers, less six."""
    return sum(rng.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def shaken(weights: W, shake: Sequence[float], sign: int) -> W:
    changed = {name: getattr(weights, name) * exp(sign * e) for name, e in zip(names(weights), shake, strict=True)}
    return weights._replace(**changed)


def slopes(seen: Sequence[Seen]) -> list[tuple[float, float]]:
    """Least squares, by Gauss and Jordan; with each slope its t."""
    n = len(seen[0][0])
    table = [[sum(x[i] * x[j] for x, _ in seen) for j in range(n)] + [sum(x[i] * y for x, y in seen)] for i in range(n)]
    spread = [table[i][i] for i in range(n)]
    for i in range(n):
        table[i] = [number / table[i][i] for number in table[i]]
        for j in range(n):
            if j != i:
                table[j] = [b - table[j][i] * a for a, b in zip(table[i], table[j], strict=True)]
    found = [row[n] for row in table]
    rest = sum((y - sum(a * b for a, b in zip(found, x, strict=True))) ** 2 for x, y in seen) / max(1, len(seen) - n)
    return [(slope, slope / sqrt(rest / s)) for slope, s in zip(found, spread, strict=True)]


def report(weights: NamedTuple, seen: Sequence[Seen]) -> None:
    rows = zip(names(weights), slopes(seen), strict=True)
    for name, (slope, t) in sorted(rows, key=lambda row: -abs(row[1][1])):
        print(f"{name:16} {getattr(weights, name):7.3f}  slope {slope:7.2f}  t {t:5.1f}")
