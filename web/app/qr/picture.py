"""The modules as a picture: dark on white in every theme, because cameras expect it."""

from itertools import groupby

from ..markup import Markup, tag
from .grid import Grid

BORDER = 4  # light modules around the code, by the standard


def drawn(grid: Grid, label: str) -> Markup:
    """The code as SVG."""
    size = len(grid) + 2 * BORDER
    path = "".join(_row(y + BORDER, row) for y, row in enumerate(grid))
    return tag(
        "svg",
        tag("rect", width=size, height=size, fill="#fff"),
        tag("path", d=path, fill="#000"),
        class_="qr",
        viewBox=f"0 0 {size} {size}",
        role="img",
        aria_label=label,
        shape_rendering="crispEdges",
    )


def _row(y: int, row: list[bool]) -> str:
    """The path of a row: one rectangle for adjacent dark modules."""
    path, x = "", BORDER
    for dark, run in groupby(row):
        length = len(list(run))
        path += f"M{x} {y}h{length}v1h-{length}z" if dark else ""
        x += length
    return path
