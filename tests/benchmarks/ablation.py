"""`make ablation`: what each technique of the page brings, measured with each switched off alone.

    python tests/benchmarks/ablation.py [--runs N] [--only VARIANT,VARIANT]

The site is built once as it is and once for every switch of site/build_options.py. In every run each variant is visited
in turn: a cold start and a second tab, a game by clicks with and without pointing first, and a long save to open. Each
figure is printed next to that of the complete site in the same runs, with their ratio.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / ".cache" / "bench" / "ablation"
sys.path[:0] = [str(ROOT / folder) for folder in ("engine", "site", "e2e")]

import bots_and_loading  # noqa: E402 (found beside this file; the others need the path above)
import clicks  # noqa: E402
import counting_server  # noqa: E402
from browser import SITE_CACHED, Profile  # noqa: E402
from build_options import SWITCHES  # noqa: E402
from counting_server import CountingServer  # noqa: E402
from paths import DIST  # noqa: E402
from saves import long_session  # noqa: E402
from utopiary import Session  # noqa: E402

COMPLETE = "complete"


class Figures(NamedTuple):
    """The measurements of one variant, by name."""

    values: dict[str, list[float]]

    def add(self, name: str, *values: float) -> None:
        """Record measurements."""
        self.values.setdefault(name, []).extend(values)


def main() -> None:
    """Build the variants, visit them in turn, print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--games", default="eutopia,transecopia", help="the two with the largest boards")
    parser.add_argument("--clicks", type=int, default=clicks.CLICKS, help="in each game")
    parser.add_argument("--only", default=",".join(SWITCHES), help=f"some of {','.join(SWITCHES)}")
    args = parser.parse_args()
    variants, games = [COMPLETE, *args.only.split(",")], args.games.split(",")
    clicks.CLICKS = args.clicks
    for variant in variants:
        _build(variant)
    figures = {variant: Figures({}) for variant in variants}
    for run in range(args.runs):
        for variant in variants:
            print(f"run {run + 1} of {args.runs}, {variant}", file=sys.stderr, flush=True)
            with CountingServer(RESULTS / variant / "www") as server:
                _measure(server, games, figures[variant], run)
    _print(figures)


def _build(variant: str) -> None:
    """Build the site without one technique, and lay it out for the server."""
    off = "" if variant == COMPLETE else variant
    command = [sys.executable, str(ROOT / "site" / "build.py")]
    subprocess.run(command, env={**os.environ, "UTOPIARY_OFF": off}, check=True, stdout=sys.stderr)
    shutil.rmtree(RESULTS / variant, ignore_errors=True)
    counting_server.lay_out(DIST, RESULTS / variant / "www")


def _measure(server: CountingServer, games: list[str], figures: Figures, run: int) -> None:
    """One run of every figure."""
    with (
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        cold, second = profile.visit(counting_server.PLAY, long=True), profile.visit(counting_server.PLAY)
    figures.add("cold start, ms", cold.ready)
    figures.add("second tab, ms", second.ready)
    figures.add("memory after the first move, MB", cold.memory)
    for id in games:
        for name, play in (("", clicks._moves), (" without pointing", clicks._moves_without_pointing)):
            link = Session.new(id, seed=f"ABLATION {run}").link("seed")
            with bots_and_loading._page(server, f"{id}/#{link}") as page:
                page.wait_for_timeout(clicks.LOOK_TIME)
                page.evaluate(SITE_CACHED)
                figures.add(f"{id}: click to painted{name}, p95 of work, ms", *(work for work, _ in play(page)))
        figures.add(f"{id}: a long save to the board, ms", bots_and_loading._load(server, long_session(id)))


def _figure(name: str, values: list[float]) -> float:
    return quantiles(values, n=20)[-1] if "p95" in name else median(values)


def _print(figures: dict[str, Figures]) -> None:
    names = list(figures[COMPLETE].values)
    width = max(map(len, names))
    print(" " * width + "".join(f"{variant:>26}" for variant in figures))
    for name in names:
        base = _figure(name, figures[COMPLETE].values[name])
        cells = []
        for of in figures.values():
            value = _figure(name, of.values[name])
            cells.append(f"{value:.1f} ({value / base:.2f})".rjust(26))
        print(name.ljust(width) + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
