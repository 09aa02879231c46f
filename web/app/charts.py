"""Small charts as SVG: a line over time and a row of bars. Each says in words what it shows."""

from collections.abc import Sequence
from itertools import pairwise

from .markup import Markup, tag

WIDE, HIGH, EDGE = 320, 120, 8


def line(values: Sequence[float], label: str) -> Markup:
    """Values one after the other; the highest is marked."""
    low, high = min(values), max(values)
    step = (WIDE - 2 * EDGE) / max(1, len(values) - 1)
    points = [(EDGE + step * i, HIGH - EDGE - (HIGH - 2 * EDGE) * _share(v, low, high)) for i, v in enumerate(values)]
    best = points[list(values).index(high)]
    drawn = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = [tag("circle", cx=x, cy=y, r=2.5) for x, y in points[-60:]]
    return _chart(label, tag("path", d=drawn), *dots, tag("circle", cx=best[0], cy=best[1], r=5, class_="best"))


def bars(values: Sequence[float], label: str, bins: int = 12) -> Markup:
    """How often values fall where, from the lowest to the highest."""
    low, high = min(values), max(values)
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int(bins * _share(value, low, high)))] += 1
    wide = (WIDE - 2 * EDGE) / bins
    edges = [EDGE + wide * i for i in range(bins + 1)]
    drawn = [
        tag("rect", x=left + 1, y=HIGH - EDGE - tall, width=right - left - 2, height=tall)
        for (left, right), tall in zip(pairwise(edges), _heights(counts), strict=True)
    ]
    return _chart(label, *drawn)


def _heights(counts: list[int]) -> list[float]:
    return [(HIGH - 2 * EDGE) * count / max(counts) for count in counts]


def _share(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high > low else 0.5


def _chart(label: str, *drawn: Markup) -> Markup:
    return tag("svg", *drawn, class_="chart", viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label)
