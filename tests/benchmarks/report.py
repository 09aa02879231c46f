"""Rows of measured figures: printed one on a line, with the goals that are missed, and written as JSON."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NamedTuple


class Goal(NamedTuple):
    """A limit on our figure, or on its ratio to the peer's: `Goal("ratio", "<=", 0.45)`."""

    of: Literal["ours", "ratio"]
    sign: Literal["<=", ">="]
    limit: float

    def __str__(self) -> str:
        return f"{'≤' if self.sign == '<=' else '≥'} {self.limit:g}{' ×' if self.of == 'ratio' else ''}"


class Row(NamedTuple):
    """One figure, with a peer's figure and a goal where there are any."""

    name: str
    ours: float
    unit: str
    peer: float | None = None
    peer_name: str = ""
    goal: Goal | None = None

    @property
    def ratio(self) -> float | None:
        """Our figure divided by the peer's."""
        return self.ours / self.peer if self.peer else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None without a goal or without a peer to compare with."""
        value = self.goal and (self.ours if self.goal.of == "ours" else self.ratio)
        if self.goal is None or value is None:
            return None
        return value <= self.goal.limit if self.goal.sign == "<=" else value >= self.goal.limit


WIDTHS = (46, 14, 34, 8, 9)
HEADING = ("figure", "ours", "peer", "ratio", "goal")


def line(row: Row) -> str:
    """The printed line of a row."""
    peer = f"{row.peer_name} {figure(row.peer, row.unit)}" if row.peer is not None else "–"
    ratio = f"{row.ratio:.2f}" if row.ratio is not None else "–"
    verdict = {True: "  ok", False: "  MISSED", None: ""}[row.met]
    return _columns(row.name, figure(row.ours, row.unit), peer, ratio, str(row.goal or "–")) + verdict


def heading() -> str:
    """The headings of the printed columns."""
    return _columns(*HEADING)


def figure(value: float, unit: str) -> str:
    """A number with about three significant digits, and its unit."""
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:,.{digits}f} {unit}".rstrip()


def _columns(name: str, *cells: str) -> str:
    return name.ljust(WIDTHS[0]) + "".join(cell.rjust(width) for cell, width in zip(cells, WIDTHS[1:], strict=True))


def missed(rows: Iterable[Row]) -> str:
    """A sentence that lists the rows whose goal is missed."""
    names = [row.name for row in rows if row.met is False]
    return f"Missed: {'; '.join(names)}." if names else "Every goal is met."


def write(rows: Iterable[Row], machine: dict[str, str], file: Path) -> None:
    """Write the rows and the machine as JSON."""
    plain = [{**row._asdict(), "goal": row.goal and str(row.goal), "ratio": row.ratio, "met": row.met} for row in rows]
    file.write_text(json.dumps({"machine": machine, "rows": plain}, ensure_ascii=False, indent=1) + "\n")
