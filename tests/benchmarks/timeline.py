"""The start as an SVG timeline: requests, the steps the page reported, and when its main thread was blocked.

Amber lines: the first paint and the first move. Requests are timed by the server, which is done with a file before the
browser is.
"""

from collections.abc import Mapping
from html import escape
from itertools import pairwise

from browser import Visit

WIDTH, LEFT, RIGHT, LINE = 960, 250, 90, 16
STYLE = """
text { font: 11px system-ui, sans-serif; fill: #222 } .title { font-weight: bold; font-size: 13px }
.fetch { fill: #4a90c2 } .blocked { fill: #d9534f } .step { fill: #7a9a3a } .mark { stroke: #d08700; stroke-width: 1.5 }
.grid { stroke: #ddd } .number { fill: #666 }
"""


class Picture:
    """An SVG under construction: rows from top to bottom, time from left to right."""

    def __init__(self, longest: float) -> None:
        self.scale = (WIDTH - LEFT - RIGHT) / longest
        self.y = LINE
        self.parts: list[str] = []

    def x(self, time: float) -> float:
        """The horizontal position of a time."""
        return round(LEFT + time * self.scale, 1)

    def text(self, x: float, words: str, kind: str = "", anchor: str = "start") -> None:
        """Add text to the current row."""
        place = f'x="{x}" y="{self.y + 11}" text-anchor="{anchor}"'
        self.parts.append(f'<text {place} class="{kind}">{escape(words)}</text>')

    def bar(self, name: str, begin: float, end: float, kind: str, note: str) -> None:
        """Add a row with a name, a bar and a note, and go on to the next row."""
        width = max(1.0, round((end - begin) * self.scale, 1))
        self.text(LEFT - 8, name, anchor="end")
        place = f'x="{self.x(begin)}" y="{self.y + 2}" width="{width}" height="{LINE - 5}"'
        self.parts.append(f'<rect {place} class="{kind}"/>')
        self.text(self.x(begin) + width + 4, note, "number")
        self.y += LINE

    def mark(self, time: float, top: float) -> None:
        """Add a vertical line from `top` to the current row."""
        self.parts.append(f'<line class="mark" x1="{self.x(time)}" x2="{self.x(time)}" y1="{top}" y2="{self.y}"/>')


def draw(visits: Mapping[str, Visit]) -> str:
    """The SVG of one visit for each name."""
    longest = max(visit.ready for visit in visits.values())
    picture = Picture(longest)
    for name, visit in visits.items():
        _section(picture, name, visit)
    height = picture.y + LINE
    grid = "".join(
        f'<line class="grid" x1="{picture.x(time)}" x2="{picture.x(time)}" y1="0" y2="{height}"/>'
        for time in range(0, int(longest) + 1, 500)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
        f"<title>The start, in milliseconds (a grid line every 500)</title><style>{STYLE}</style>"
        f'<rect width="100%" height="100%" fill="#fff"/>{grid}{"".join(picture.parts)}</svg>\n'
    )


def _section(picture: Picture, name: str, visit: Visit) -> None:
    times = f"first paint {visit.painted:.0f} ms, first move {visit.ready:.0f} ms"
    picture.text(8, f"{name}: {times}, {visit.megabytes:.2f} MB in {visit.requests} requests", "title")
    picture.y += LINE + 4
    top = picture.y
    for sent in sorted(visit.sent, key=lambda sent: sent.begin):
        file = sent.path.split("?")[0].rstrip("/").rpartition("/")[2] or "/"
        picture.bar(file, sent.begin, sent.end, "fetch", f"{sent.size / 1000:,.0f} kB")
    for (step, begin), (_, end) in pairwise([*visit.steps, ("ready", visit.ready)]):
        picture.bar(f"after “{step}”", begin, end, "step", f"{end - begin:,.0f} ms")
    for begin, end in visit.long_tasks:
        picture.bar("main thread blocked", begin, end, "blocked", f"{end - begin:,.0f} ms")
    picture.mark(visit.painted, top)
    picture.mark(visit.ready, top)
    picture.y += LINE
