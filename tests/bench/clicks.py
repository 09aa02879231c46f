"""From a click to what it changed on the screen: moves, hints and odds in the page, one after the other.

A display shows a picture every 16.7 ms, and what is ready waits for the next one, half of that on average, however fast
it was. So there are two figures: `work` is what the page did (the answer, the new elements, style, layout, paint) and
has to fit between two pictures; `in all` is with the wait.

A person looks at the board, then points, rests and presses, and the page uses that time (app/speculation.py). So does
the bench, with less of it than most people take. A press without pointing first is measured too.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

import www
from browser import SETTLE, Profile
from report import Goal, Row
from utopiary import GAMES, Session

CLICKS = 100
LOOKS, RESTS, PRESSES = 3_000, 100, 70  # ms
FRAME = Goal("ours", "<=", 16.7)
ANSWER = Goal("ours", "<=", 300.0)
ODDS = Goal("ours", "<=", 50.0)
MOVE = "#moves button[data-move]:not(:disabled), #ask [data-do=uncover]"  # people round one device: it goes on
HINT = "#tool-hint:not(:disabled)"
DISPLAY = "#board [data-do=display]"
TIMES = """() => {
  const times = (name) => performance.getEntriesByName(`utopiary-${name}`).map(({startTime}) => startTime);
  const [clicked, applied, frame, painted] = ["click", "applied", "frame", "painted"].map(times);
  return painted.map((time, i) => [time - clicked[i] - (frame[i] - applied[i]), time - clicked[i]]);
}"""
PAINTED = """(n) => new Promise((done) => {
  const look = () =>
    performance.getEntriesByName("utopiary-painted").length >= n ? done() : requestAnimationFrame(look);
  look();
})"""

Spent = tuple[float, float]  # work, in all
Play = Callable[[Page], list[Spent]]


def measure(site: Path, results: Path, say: Callable[[str], None]) -> list[Row]:
    rows: list[Row] = []
    www.lay_out(site, results / "www")
    with www.CountingServer(results / "www") as server:
        for id in ("lantern", *GAMES):
            say(f"clicks, {id}")
            rows += _rows(f"{id}: click to painted", _spent(server, id, _moves), FRAME)
            rows += _rows(f"{id}: without pointing first", _spent(server, id, _sudden_moves))[:2]
            if id != "lantern":
                say(f"hints, {id}")
                rows += _rows(f"{id}: hint, click to painted", _spent(server, id, _hints), ANSWER)
        if "utopia-engine" in GAMES:
            say("odds, utopia-engine")
            rows += _rows("utopia-engine: move with odds shown", _spent(server, "utopia-engine", _odds), ODDS)
    return rows


def _rows(name: str, spent: list[Spent], goal: Goal | None = None) -> list[Row]:
    work, in_all = zip(*spent, strict=True)
    return [
        Row(f"{name}, work, p95 of {len(spent)}", quantiles(work, n=20)[-1], "ms", goal=goal),
        Row(f"{name}, work, median", median(work), "ms"),
        Row(f"{name}, in all, p95", quantiles(in_all, n=20)[-1], "ms"),
        Row(f"{name}, in all, median", median(in_all), "ms"),
    ]


def _spent(server: www.CountingServer, id: str, play: Play) -> list[Spent]:
    """As many games as it takes, each in a new profile, which has no other game to go on with."""
    spent: list[Spent] = []
    for number in range(CLICKS):
        link = Session.new(id, seed=f"CLICKS {number}").link("seed")  # people only: every click is answered at once
        with (
            TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
            Profile(folder, server) as profile,
        ):
            page = profile.open(f"{www.PAGES}{id}/#{link}")
            page.wait_for_timeout(LOOKS)
            page.evaluate(SETTLE)  # what sends the rest of the site runs on this machine, and is no part of the page
            spent += play(page)
        if len(spent) >= CLICKS:
            break
    return spent


def _moves(page: Page) -> list[Spent]:
    """The first move again and again until the game is over."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _click(page, MOVE, count)
    return _times(page)


def _sudden_moves(page: Page) -> list[Spent]:
    """The same, as if by a key."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _press(page, MOVE, count)
    return _times(page)


def _hints(page: Page) -> list[Spent]:
    """A hint before every move."""
    count, hints = 0, []
    while len(hints) < CLICKS and page.locator(MOVE).count():
        if page.locator(HINT).count():
            count = _click(page, HINT, count)
            hints.append(_times(page)[-1])
        count = _press(page, MOVE, count)
    return hints


def _odds(page: Page) -> list[Spent]:
    """Every move with the odds on the board, and a change of goal where there is one to choose."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _click(page, DISPLAY if page.locator(DISPLAY).count() and count % 5 == 1 else MOVE, count)
    return _times(page)


def _times(page: Page) -> list[Spent]:
    return [(work, in_all) for work, in_all in page.evaluate(TIMES)]


def _click(page: Page, what: str, count: int) -> int:
    page.locator(what).first.hover()
    page.wait_for_timeout(RESTS)
    page.mouse.down()
    page.wait_for_timeout(PRESSES)
    page.mouse.up()
    return _until_painted(page, count + 1)


def _press(page: Page, what: str, count: int) -> int:
    """Out of nowhere, as a key does."""
    page.evaluate("(what) => { document.activeElement.blur(); document.querySelector(what).click() }", what)
    return _until_painted(page, count + 1)


def _until_painted(page: Page, count: int) -> int:
    page.evaluate(PAINTED, count)
    return count
