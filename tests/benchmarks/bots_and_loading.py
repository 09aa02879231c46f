"""How long the page's main thread is blocked while bots think, and how soon a loaded long game is on the board."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import FilePayload, Page

import counting_server
from browser import MOVE, SITE_CACHED, Profile
from report import Goal, Row
from saves import long_session
from utopiary import GAMES, Session

MOVES = 12  # of the player; the bots answer each
GAMES_EACH = 3  # a single longest block may come from other load on the machine, so the median of three games
BLOCK = Goal("ours", "<=", 50)
LOAD = Goal("ours", "<=", 100)
FILE_DIALOG_TIME = 3_000  # ms that a player takes at least to find a file

# Click the first move as soon as there is one. Playwright's own click would fail when the bots' moves replace it.
PLAY = """(move) => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(move);
    if (button) { button.click(); setTimeout(done, 100); }
    else if (document.querySelector("[data-do=again]")) done();
    else setTimeout(look, 20);
  };
  look();
})"""
LONGEST_TASK = (
    """(since) => Math.max(0, ...bench.long.filter(([begin]) => begin > since).map(([begin, end]) => end - begin))"""
)
# From the moment the page has the file to the first frame with the loaded game. It watches the notice that a game was
# opened, because a bot's move may change the board earlier, and the page patches all elements in one frame.
TIME_LOADING = """() => {
  document.addEventListener("input", () => { bench.given = performance.now(); }, {capture: true, once: true});
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { bench.drawn = performance.now(); }));
  }).observe(document.getElementById("notice"), {childList: true});
}"""
LOADING_TIME = """() => new Promise((done) => {
  const look = () => bench.drawn ? done(bench.drawn - bench.given) : setTimeout(look, 20);
  look();
})"""


def measure(site: Path, runs: int, results: Path, say: Callable[[str], None]) -> list[Row]:
    """The longest block of every game with bots, and the loading time of every long game, as rows."""
    rows: list[Row] = []
    counting_server.lay_out(site, results / "www")
    with counting_server.CountingServer(results / "www") as server:
        for id in GAMES:
            if GAMES.find(id).seats[-1] > 1:
                say(f"bots at the table, {id}")
                longest = median(_block(server, id) for _ in range(GAMES_EACH))
                rows.append(Row(f"{id}: longest block while bots think", longest, "ms", goal=BLOCK))
            say(f"a long game, {id}")
            session = long_session(id)
            spent = median(_load(server, session) for _ in range(runs))
            rows.append(Row(f"{id}: a save of {session.length} moves to the board", spent, "ms", goal=LOAD))
    return rows


def _block(server: counting_server.CountingServer, id: str) -> float:
    """The longest task (ms) in a game against the best bots."""
    game = GAMES.find(id)
    bots = dict.fromkeys(range(1, game.seats[-1]), game.levels[-1])
    session = Session.new(id, seed="BLOCK", seats=game.seats[-1], bots=bots)
    with _page(server, f"{id}/#{session.link('seed')}") as page:
        since = page.evaluate("() => performance.now()")
        for _ in range(MOVES):
            page.evaluate(PLAY, MOVE)
        return float(page.evaluate(LONGEST_TASK, since))


def _load(server: counting_server.CountingServer, session: Session) -> float:
    """The time (ms) from choosing the file of a save to its board."""
    with _page(server, f"{session.game.id}/") as page:
        page.locator("[popovertarget=games]").click()
        page.wait_for_timeout(FILE_DIALOG_TIME)
        page.evaluate(SITE_CACHED)  # sending the rest of the site also loads this machine
        page.evaluate(TIME_LOADING)
        saved = json.dumps(session.save()).encode()
        file = FilePayload(name="long.json", mimeType="application/json", buffer=saved)
        page.locator("#import").set_input_files(file)
        return float(page.evaluate(LOADING_TIME))


@contextmanager
def _page(server: counting_server.CountingServer, path: str) -> Iterator[Page]:
    """A game's page in a new profile, ready for a move."""
    with (
        TemporaryDirectory(prefix="utopiary-bench-", ignore_cleanup_errors=True) as folder,
        Profile(folder, server) as profile,
    ):
        yield profile.open(counting_server.PAGES + path)
