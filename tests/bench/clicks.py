"""From a click to what it changed on the screen: moves made in the page, one after the other."""

from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import www
from browser import Profile
from playwright.sync_api import Page
from report import Goal, Row
from utopiary import Session

CLICKS = 100
FRAME = Goal("ours", "<=", 16.7)
MOVE = "button[data-move]:not(:disabled)"
TIMES = """() => {
  const times = (name) => performance.getEntriesByName(name).map(({startTime}) => startTime);
  const clicked = times("utopiary-click"), painted = times("utopiary-painted");
  return painted.map((time, i) => time - clicked[i]);
}"""


def measure(site: Path, results: Path, say: Callable[[str], None]) -> list[Row]:
    spent: list[float] = []
    www.lay_out(site, results / "www")
    with (
        www.CountingServer(results / "www") as server,
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        game = 0
        while len(spent) < CLICKS:
            say(f"clicks, {len(spent)} of {CLICKS}")
            link = Session.new("lantern", seed=f"CLICKS {game}", seats=2, options={"summit": "peak"}).link("seed")
            page = profile.open(f"{www.PLAY}#{link}")
            spent += _play(page)
            page.close()
            game += 1
    percentile = quantiles(spent, n=20)[-1]
    return [
        Row(f"click to painted, p95 of {len(spent)}", percentile, "ms", goal=FRAME),
        Row("click to painted, median", median(spent), "ms"),
    ]


def _play(page: Page) -> list[float]:
    """The first move again and again until the game is over: only people play, so every click is answered at once."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        page.locator(MOVE).first.click()
        count += 1
        page.wait_for_function("n => performance.getEntriesByName('utopiary-painted').length >= n", arg=count)
    return list(page.evaluate(TIMES))
