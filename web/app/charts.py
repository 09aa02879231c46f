"""Small charts as SVG: a line over time and a row of bars, each with a caption."""

from collections.abc import Sequence
from itertools import pairwise

from .markup import Markup, tag

WIDE, HIGH, EDGE = 320, 128, 8
LEFT = 40  # room for the numbers beside a line
FOOT = 18  # and below bars


def line(values: Sequence[float], label: str) -> Markup:
    """A line through values in their order; the highest is marked."""
    low, high = min(values), max(values)
    step = (WIDE - LEFT - EDGE) / max(1, len(values) - 1)
    points = [(LEFT + step * i, HIGH - EDGE - (HIGH - 2 * EDGE) * _share(v, low, high)) for i, v in enumerate(values)]
    best = points[list(values).index(high)]
    drawn = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = [tag("circle", cx=x, cy=y, r=2.5) for x, y in points[-60:]]
    rules = [_rule(value, HIGH - EDGE - (HIGH - 2 * EDGE) * _share(value, low, high)) for value in sorted({low, high})]
    mark = tag("circle", cx=best[0], cy=best[1], r=5, class_="best")
    return _chart(label, *rules, tag("path", d=drawn), *dots, mark)


def bars(values: Sequence[float], label: str, bins: int = 12) -> Markup:
    """Bars that show how often values occur, from the lowest to the highest."""
    low, high = min(values), max(values)
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int(bins * _share(value, low, high)))] += 1
    wide, ground = (WIDE - 2 * EDGE) / bins, HIGH - FOOT
    edges = [EDGE + wide * i for i in range(bins + 1)]
    drawn = [
        tag("rect", x=left + 1, y=ground - tall, width=right - left - 2, height=tall)
        for (left, right), tall in zip(pairwise(edges), _heights(counts, ground - EDGE), strict=True)
    ]
    foot = [tag("text", value, x=x, y=HIGH - 4, class_=end) for value, x, end in _ends(low, high)]
    return _chart(label, *drawn, tag("path", d=f"M{EDGE} {ground}H{WIDE - EDGE}", class_="ground"), *foot)


def _rule(value: float, y: float) -> Markup:
    """A horizontal line with its number."""
    line = tag("path", d=f"M{LEFT} {y:.1f}H{WIDE - EDGE}", class_="ground")
    return line + tag("text", value, x=LEFT - 6, y=round(y + 4, 1), class_="end")


def _ends(low: float, high: float) -> list[tuple[float, float, str]]:
    return [(low, EDGE, "start"), (high, WIDE - EDGE, "end")]


def _heights(counts: list[int], room: float) -> list[float]:
    return [room * count / max(counts) for count in counts]


def _share(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high > low else 0.5


def _chart(label: str, *drawn: Markup) -> Markup:
    """The drawing with its caption."""
    picture = tag("svg", *drawn, viewBox=f"0 0 {WIDE} {HIGH}", role="img", aria_label=label)
    return tag("figure", picture, tag("figcaption", label, aria_hidden="true"), class_="chart")
