"""Estimates in which direction to change each weight of a bot.

All weights are perturbed at once: in each pair of games one side plays with the perturbed weights, the other with the
opposite perturbation, and then they change seats. A linear regression of the difference in results gives each weight a
slope, for a weight e times as large, and a t value (beyond 2 or 3 a change is worthwhile). A game defines how a pair is
played and scored (tests/<game>/bots/tune.py).
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple, TypeVar

from utopiary.core.rng import Rng

W = TypeVar("W", bound=NamedTuple)

Observation = tuple[Sequence[float], float]  # the perturbation of each weight, and the difference in results


def names(weights: NamedTuple) -> list[str]:
    """The names of the weights that are perturbed: floats, not counts."""
    return [name for name, number in weights._asdict().items() if isinstance(number, float)]


def perturbation(weights: NamedTuple, size: float, rng: Rng) -> list[float]:
    """A random change of the logarithm of each weight; `size` is the standard deviation."""
    return [size * _normal(rng) for _ in names(weights)]


def _normal(rng: Rng) -> float:
    """A roughly normal number: the sum of twelve uniform ones, minus six."""
    return sum(rng.below(1 << 30) for _ in range(12)) / (1 << 30) - 6


def perturbed(weights: W, change: Sequence[float], sign: int) -> W:
    """The weights with a perturbation applied forwards (1) or backwards (-1)."""
    values = {name: getattr(weights, name) * exp(sign * e) for name, e in zip(names(weights), change, strict=True)}
    return weights._replace(**values)


def slopes(observations: Sequence[Observation]) -> list[tuple[float, float]]:
    """The slope and t value of each weight, by least squares (Gauss-Jordan elimination)."""
    n = len(observations[0][0])
    table = [
        [sum(x[i] * x[j] for x, _ in observations) for j in range(n)] + [sum(x[i] * y for x, y in observations)]
        for i in range(n)
    ]
    spread = [table[i][i] for i in range(n)]
    for i in range(n):
        table[i] = [number / table[i][i] for number in table[i]]
        for j in range(n):
            if j != i:
                table[j] = [b - table[j][i] * a for a, b in zip(table[i], table[j], strict=True)]
    solution = [row[n] for row in table]
    residuals = (y - sum(a * b for a, b in zip(solution, x, strict=True)) for x, y in observations)
    rest = sum(residual**2 for residual in residuals) / max(1, len(observations) - n)
    return [(slope, slope / sqrt(rest / s)) for slope, s in zip(solution, spread, strict=True)]


def report(weights: NamedTuple, observations: Sequence[Observation]) -> None:
    """Print the weights with their slopes and t values, the largest slopes first."""
    rows = zip(names(weights), slopes(observations), strict=True)
    for name, (slope, t) in sorted(rows, key=lambda row: -abs(row[1][1])):
        print(f"{name:16} {getattr(weights, name):7.3f}  slope {slope:7.2f}  t {t:5.1f}")
