"""The start: the time until the first move can be made, next to stock `loadPyodide()` on a bare page.

Both pages are visited in turn, in a new profile for every run: first cold, then in a second tab, then after a restart
of the browser; and once more, cold, over a slow line. The plain page (our markup without any script) shows the best
possible first paint.

Most players open a page in a running browser, so each visit begins when the browser has settled: in its first second it
draws its own windows, which takes a third of two cores. A visit during that second (a link in another program that
starts the browser) is measured as well. Returning players have played before, so the first visit lasts for some moves
and seconds, in which the browser caches its compiled code.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import counting_server
from browser import Profile, Visit
from counting_server import CountingServer
from report import Goal, Row
from timeline import draw

KINDS = ("cold", "second tab", "restarted", "at once")
SLOW = "slow line"
LINE = counting_server.Line(megabits=20, latency=40)

Visits = dict[str, list[Visit]]  # by kind


def measure(site: Path, runs: int, results: Path, say: Callable[[str], None]) -> list[Row]:
    """Visit both pages so many times; write start.svg, and return the rows."""
    pages = {"ours": counting_server.PLAY, "stock": counting_server.STOCK}
    visits: dict[str, Visits] = {name: {kind: [] for kind in (*KINDS, SLOW)} for name in pages}
    plain: list[Visit] = []
    counting_server.lay_out(site, results / "www")
    with CountingServer(results / "www") as server, CountingServer(results / "www", LINE) as slow_server:
        say("start, warming up")  # the disk and the server; not counted
        for page in pages.values():
            _visits(server, page)
        for run in range(runs):
            say(f"start, run {run + 1} of {runs}")
            for name, page in pages.items():
                for kind, visit in zip(KINDS, _visits(server, page), strict=True):
                    visits[name][kind].append(visit)
                visits[name][SLOW].append(_cold_visit(slow_server, page))
            plain.append(_cold_visit(server, counting_server.PLAIN, until_ready=False))
    typical = {name: _typical(kinds["cold"]) for name, kinds in visits.items()}
    (results / "start.svg").write_text(draw(typical), encoding="utf-8")
    return _rows(visits["ours"], visits["stock"], plain)


def _visits(server: CountingServer, page: str) -> tuple[Visit, ...]:
    """One visit of each of `KINDS`, in their order."""
    with TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder:
        with Profile(folder, server) as profile:
            cold, second_tab = profile.visit(page, long=True), profile.visit(page)
        with Profile(folder, server) as profile:
            restarted = profile.visit(page)
        with Profile(folder, server, settled=False) as profile:
            return cold, second_tab, restarted, profile.visit(page)


def _cold_visit(server: CountingServer, page: str, *, until_ready: bool = True) -> Visit:
    """One visit in a new profile."""
    with (
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        return profile.visit(page, until_ready=until_ready)


def _typical(visits: list[Visit]) -> Visit:
    """The visit whose start took nearest to the median."""
    middle = median(visit.ready for visit in visits)
    return min(visits, key=lambda visit: abs(visit.ready - middle))


def _rows(ours: Visits, stock: Visits, plain: list[Visit]) -> list[Row]:
    """The medians as rows."""

    def row(name: str, figure: str, unit: str, goal: Goal | None = None) -> Row:
        return Row(name, _median(ours["cold"], figure), unit, _median(stock["cold"], figure), "stock", goal)

    first_move = row("cold start to first move", "ready", "ms", Goal("ratio", "<=", 0.45))
    again = first_move._replace(peer_name="stock cold", goal=Goal("ratio", "<=", 0.27))
    painted = _median(ours["cold"], "painted"), "ms", _median(plain, "painted"), "no script"
    slow = _median(ours[SLOW], "ready"), "ms", _median(stock[SLOW], "ready"), "stock"
    warm = _median(ours["second tab"], "ready"), "ms", _median(stock["second tab"], "ready"), "stock"
    return [
        first_move,
        Row("cold start, 20 Mbit/s and 40 ms", *slow, Goal("ratio", "<=", 0.70)),
        again._replace(name="second tab to first move", ours=_median(ours["second tab"], "ready")),
        again._replace(name="browser restarted, to first move", ours=_median(ours["restarted"], "ready")),
        again._replace(
            name="while the browser starts, to first move", ours=_median(ours["at once"], "ready"), goal=None
        ),
        Row("second tab to first move, both", *warm),
        Row("first contentful paint", *painted, Goal("ratio", "<=", 1.2)),
        row("bytes over the wire, cold", "megabytes", "MB", Goal("ratio", "<=", 0.95)),
        row("requests, cold", "requests", ""),
        row("total blocking time, cold", "blocked", "ms", Goal("ours", "<=", 50)),
        row("memory of the tab after the first move", "memory", "MB", Goal("ratio", "<=", 1.1)),
    ]


def _median(visits: list[Visit], figure: str) -> float:
    """The median of one attribute of the visits."""
    return median(getattr(visit, figure) for visit in visits)
