"""The time from a click to the paint of its result: moves, hints and odds in the page, one after the other.

A display shows a frame every 16.7 ms, so a result waits half of that on average for the next frame. Hence two figures:
`work` is the page's own time (the answer, the new elements, style, layout, paint) and has to fit into a frame; `in all`
includes the wait.

A player looks at the board, then points, rests and presses, and the page uses that time (app/speculation.py). So does
this benchmark, with shorter pauses than most players make. A press without pointing first is measured too.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

import counting_server
from browser import SITE_CACHED, Profile
from report import Goal, Row
from utopiary import GAMES, Session

CLICKS = 100
LOOK_TIME, HOVER_TIME, PRESS_TIME = 3_000, 100, 70  # ms
FRAME = Goal("ours", "<=", 16.7)
ANSWER = Goal("ours", "<=", 300.0)
ODDS = Goal("ours", "<=", 50.0)
MOVE = (
    "#moves button[data-move]:not(:disabled), #ask [data-do=uncover]"  # with the hand-over screens of a shared device
)
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

ClickTime = tuple[float, float]  # work, in all (ms)
Player = Callable[[Page], list[ClickTime]]


def measure(site: Path, results: Path, say: Callable[[str], None]) -> list[Row]:
    """The clicks of every game as rows."""
    rows: list[Row] = []
    counting_server.lay_out(site, results / "www")
    with counting_server.CountingServer(results / "www") as server:
        for id in ("lantern", *GAMES):
            say(f"clicks, {id}")
            rows += _rows(f"{id}: click to painted", _click_times(server, id, _moves), FRAME)
            rows += _rows(f"{id}: without pointing first", _click_times(server, id, _moves_without_pointing))[:2]
            if id != "lantern":
                say(f"hints, {id}")
                rows += _rows(f"{id}: hint, click to painted", _click_times(server, id, _hints), ANSWER)
        if "utopia-engine" in GAMES:
            say("odds, utopia-engine")
            rows += _rows("utopia-engine: move with odds shown", _click_times(server, "utopia-engine", _odds), ODDS)
    return rows


def _rows(name: str, times: list[ClickTime], goal: Goal | None = None) -> list[Row]:
    """Four rows of one kind of click."""
    work, in_all = zip(*times, strict=True)
    return [
        Row(f"{name}, work, p95 of {len(times)}", quantiles(work, n=20)[-1], "ms", goal=goal),
        Row(f"{name}, work, median", median(work), "ms"),
        Row(f"{name}, in all, p95", quantiles(in_all, n=20)[-1], "ms"),
        Row(f"{name}, in all, median", median(in_all), "ms"),
    ]


def _click_times(server: counting_server.CountingServer, id: str, play: Player) -> list[ClickTime]:
    """Times of at least `CLICKS` clicks, in as many games as that takes, each in a new profile without saved games."""
    times: list[ClickTime] = []
    for number in range(CLICKS):
        link = Session.new(id, seed=f"CLICKS {number}").link("seed")  # no bots: every click is answered at once
        with (
            TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
            Profile(folder, server) as profile,
        ):
            page = profile.open(f"{counting_server.PAGES}{id}/#{link}")
            page.wait_for_timeout(LOOK_TIME)
            page.evaluate(SITE_CACHED)  # sending the rest of the site also loads this machine
            times += play(page)
        if len(times) >= CLICKS:
            break
    return times


def _moves(page: Page) -> list[ClickTime]:
    """Click the first move again and again until the game is over."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _click(page, MOVE, count)
    return _times(page)


def _moves_without_pointing(page: Page) -> list[ClickTime]:
    """The same without pointing first, as if by a key."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _press(page, MOVE, count)
    return _times(page)


def _hints(page: Page) -> list[ClickTime]:
    """Ask for a hint before every move."""
    count, hints = 0, []
    while len(hints) < CLICKS and page.locator(MOVE).count():
        if page.locator(HINT).count():
            count = _click(page, HINT, count)
            hints.append(_times(page)[-1])
        count = _press(page, MOVE, count)
    return hints


def _odds(page: Page) -> list[ClickTime]:
    """Make every move with the odds shown on the board, and now and then change their goal."""
    count = 0
    while count < CLICKS and page.locator(MOVE).count():
        count = _click(page, DISPLAY if page.locator(DISPLAY).count() and count % 5 == 1 else MOVE, count)
    return _times(page)


def _times(page: Page) -> list[ClickTime]:
    """The times of all clicks that the page has recorded."""
    return [(work, in_all) for work, in_all in page.evaluate(TIMES)]


def _click(page: Page, selector: str, count: int) -> int:
    """Point at an element, rest, press, and wait for the paint."""
    page.locator(selector).first.hover()
    page.wait_for_timeout(HOVER_TIME)
    page.mouse.down()
    page.wait_for_timeout(PRESS_TIME)
    page.mouse.up()
    return _until_painted(page, count + 1)


def _press(page: Page, selector: str, count: int) -> int:
    """Click an element without pointing at it first, as a key does."""
    page.evaluate("(selector) => { document.activeElement.blur(); document.querySelector(selector).click() }", selector)
    return _until_painted(page, count + 1)


def _until_painted(page: Page, count: int) -> int:
    """Wait until so many clicks have been painted."""
    page.evaluate(PAINTED, count)
    return count
