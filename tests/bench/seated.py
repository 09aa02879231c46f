"""At the table: how long the page itself is held up while bots think, and how soon a long game is on the board."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import FilePayload, Page

import www
from browser import MOVE, SETTLE, Profile
from keeping import long_session
from report import Goal, Row
from utopiary import GAMES, Session

MOVES = 12  # of the person; the bots answer each
GAMES_EACH = 3  # the longest of all blocks is whatever held up this machine once; what we do ourselves is in most games
FREE = Goal("ours", "<=", 50)
LOAD = Goal("ours", "<=", 100)
LOOKING = 3_000  # ms that a person takes at least to find a file

# The first move offered, as soon as there is one; Playwright's own click would see it vanish when the bots go on.
PLAY = """(move) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(move);
    if (button) { button.click(); setTimeout(done, 100); }
    else if (document.querySelector("[data-do=again]")) done();
    else setTimeout(look, 20);
  };
  look();
})"""
LONGEST = (
    """(since) => Math.max(0, ...bench.long.filter(([begin]) => begin > since).map(([begin, end]) => end - begin))"""
)
# From the moment the page has the file to the first frame with the other board. The board itself may change before, if
# a bot moves; that a game was opened is said in one place, and the page changes all places at once.
WATCH = """() => {
  document.addEventListener("input", () => { bench.given = performance.now(); }, {capture: true, once: true});
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { bench.drawn = performance.now(); }));
  }).observe(document.getElementById("notice"), {childList: true});
}"""
DRAWN = """() => new Promise((done) => {
  const look = () => bench.drawn ? done(bench.drawn - bench.given) : setTimeout(look, 20);
  look();
})"""


def measure(site: Path, runs: int, results: Path, say: Callable[[str], None]) -> list[Row]:
    rows: list[Row] = []
    www.lay_out(site, results / "www")
    with www.CountingServer(results / "www") as server:
        for id in GAMES:
            if GAMES.find(id).seats[-1] > 1:
                say(f"bots at the table, {id}")
                longest = median(_block(server, id) for _ in range(GAMES_EACH))
                rows.append(Row(f"{id}: longest block while bots think", longest, "ms", goal=FREE))
            say(f"a long game, {id}")
            session = long_session(id)
            spent = median(_load(server, session) for _ in range(runs))
            rows.append(Row(f"{id}: a save of {session.length} moves to the board", spent, "ms", goal=LOAD))
    return rows


def _block(server: www.CountingServer, id: str) -> float:
    game = GAMES.find(id)
    bots = dict.fromkeys(range(1, game.seats[-1]), game.levels[-1])
    session = Session.new(id, seed="BLOCK", seats=game.seats[-1], bots=bots)
    with _page(server, f"{id}/#{session.link('seed')}") as page:
        since = page.evaluate("() => performance.now()")
        for _ in range(MOVES):
            page.evaluate(PLAY, MOVE)
        return float(page.evaluate(LONGEST, since))


def _load(server: www.CountingServer, session: Session) -> float:
    with _page(server, f"{session.game.id}/") as page:
        page.locator("[popovertarget=games]").click()
        page.wait_for_timeout(LOOKING)
        page.evaluate(SETTLE)  # what sends the rest of the site runs on this machine, and is no part of the page
        page.evaluate(WATCH)
        saved = json.dumps(session.save()).encode()
        file = FilePayload(name="long.json", mimeType="application/json", buffer=saved)
        page.locator("#import").set_input_files(file)
        return float(page.evaluate(DRAWN))


@contextmanager
def _page(server: www.CountingServer, path: str) -> Iterator[Page]:
    """A game's page in a profile of its own, ready to be played."""
    with (
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        yield profile.open(www.PAGES + path)
