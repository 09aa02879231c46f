"""The start: how long until the first move can be made, next to stock `loadPyodide()` on a bare page.

Both are visited in turn, each in a profile of its own that is new for every run: first cold, then in a second tab, then
after the browser was started again; and once more, cold, over a slow line. The plain page (our markup without any
script) tells what the first paint could be.

Whoever opens a page has a browser in front of them, so each visit begins when the browser has come to rest: in its
first second it draws its own windows, which takes a third of two cores. What a visit costs that is made at the same
time (a link in another program that starts the browser) is told besides. And whoever comes back has played: the first
visit lasts for some moves and seconds, in which the browser keeps what it has compiled.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import www
from browser import Profile, Visit
from report import Goal, Row
from timeline import draw

KINDS = ("cold", "second tab", "restarted", "at once")
SLOW = "slow line"
LINE = www.Line(megabits=20, latency=40)

Visits = dict[str, list[Visit]]  # by kind


def measure(site: Path, runs: int, results: Path, say: Callable[[str], None]) -> list[Row]:
    pages = {"ours": www.PLAY, "stock": www.STOCK}
    visits: dict[str, Visits] = {name: {kind: [] for kind in (*KINDS, SLOW)} for name in pages}
    plain: list[Visit] = []
    www.lay_out(site, results / "www")
    with www.CountingServer(results / "www") as server, www.CountingServer(results / "www", LINE) as slow_server:
        say("start, warming up")  # the disk and the server; does not count
        for page in pages.values():
            _visit(server, page)
        for run in range(runs):
            say(f"start, run {run + 1} of {runs}")
            for name, page in pages.items():
                for kind, visit in zip(KINDS, _visit(server, page), strict=True):
                    visits[name][kind].append(visit)
                visits[name][SLOW].append(_look(slow_server, page))
            plain.append(_look(server, www.PLAIN, until_ready=False))
    typical = {name: _typical(kinds["cold"]) for name, kinds in visits.items()}
    (results / "start.svg").write_text(draw(typical), encoding="utf-8")
    return _rows(visits["ours"], visits["stock"], plain)


def _visit(server: www.CountingServer, page: str) -> tuple[Visit, ...]:
    """One of each kind, in their order."""
    with TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder:
        with Profile(folder, server) as profile:
            cold, second_tab = profile.visit(page, stays=True), profile.visit(page)
        with Profile(folder, server) as profile:
            restarted = profile.visit(page)
        with Profile(folder, server, awake=False) as profile:
            return cold, second_tab, restarted, profile.visit(page)


def _look(server: www.CountingServer, page: str, *, until_ready: bool = True) -> Visit:
    """One visit in a profile of its own."""
    with (
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        return profile.visit(page, until_ready=until_ready)


def _typical(visits: list[Visit]) -> Visit:
    """The one nearest to the median."""
    middle = median(visit.ready for visit in visits)
    return min(visits, key=lambda visit: abs(visit.ready - middle))


def _rows(ours: Visits, stock: Visits, plain: list[Visit]) -> list[Row]:
    def row(name: str, figure: str, unit: str, goal: Goal | None = None) -> Row:
        return Row(name, _middle(ours["cold"], figure), unit, _middle(stock["cold"], figure), "stock", goal)

    first_move = row("cold start to first move", "ready", "ms", Goal("ratio", "<=", 0.45))
    again = first_move._replace(peer_name="stock cold", goal=Goal("ratio", "<=", 0.27))
    painted = _middle(ours["cold"], "painted"), "ms", _middle(plain, "painted"), "no script"
    slow = _middle(ours[SLOW], "ready"), "ms", _middle(stock[SLOW], "ready"), "stock"
    warm = _middle(ours["second tab"], "ready"), "ms", _middle(stock["second tab"], "ready"), "stock"
    return [
        first_move,
        Row("cold start, 20 Mbit/s and 40 ms", *slow, Goal("ratio", "<=", 0.70)),
        again._replace(name="second tab to first move", ours=_middle(ours["second tab"], "ready")),
        again._replace(name="browser restarted, to first move", ours=_middle(ours["restarted"], "ready")),
        again._replace(
            name="while the browser starts, to first move", ours=_middle(ours["at once"], "ready"), goal=None
        ),
        Row("second tab to first move, both", *warm),
        Row("first contentful paint", *painted, Goal("ratio", "<=", 1.2)),
        row("bytes over the wire, cold", "megabytes", "MB", Goal("ratio", "<=", 0.95)),
        row("requests, cold", "requests", ""),
        row("total blocking time, cold", "blocked", "ms", Goal("ours", "<=", 50)),
        row("memory of the tab after the first move", "memory", "MB", Goal("ratio", "<=", 1.1)),
    ]


def _middle(visits: list[Visit], figure: str) -> float:
    return median(getattr(visit, figure) for visit in visits)
