"""Bot games in one browser tab, one after the other: memory, speed and storage stay the same.

Each game is opened by a link in the address bar and plays itself. Memory is the tab's process as Linux counts it,
without mapped files: it includes Python in the worker, but not the browser's program. Garbage is collected before each
measurement, because a browser with much free memory delays it. Playwright's locators keep each element that they waited
for, so a whole game is one call that returns a number. Speed is judged by processor time, which other load on the
machine changes little; clock time is printed too.
"""

import json
import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import browsers
from build import build
from serve import Server

GAME, BOTS = "eutopia", "0easy.1easy"
WARM_UP = 0.2  # the share of the games after which nothing may grow
SAMPLES = 50
GROWTH = 1.10
SETTINGS = {"utopiary/settings": json.dumps({"bots": "none", "replay": "fastest"})}
PLAY_LINK = """async ([link, seed]) => {
    location.hash = link;
    const isOver = () =>
        document.getElementById("dialogs").textContent.includes(seed) && document.querySelector("#ask .end");
    while (!isOver()) await new Promise((done) => setTimeout(done, 20));
    return Number(document.getElementById("slider").max);
}"""  # returns the number of moves
STORED = "Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0)"


class Sample(NamedTuple):
    """One measurement."""

    games: int
    memory: int  # bytes
    stored: int  # characters
    work: float  # processor seconds for a move, on average since the last sample
    clock: float  # the same in clock time


def run(games: int) -> int:
    """Play so many games, print the samples, and return the number of measures that grew."""
    browsers.install_missing((browsers.CHROMIUM,))
    print("games   memory MB   stored   ms a move, work   by the clock")
    samples = []
    for sample in play(games):
        print(
            f"{sample.games:5}{sample.memory / 1e6:12.1f}{sample.stored:9,}"
            f"{sample.work * 1000:18.1f}{sample.clock * 1000:15.1f}",
            flush=True,
        )
        samples.append(sample)
    problems = growth(samples, games)
    print("\n".join(problems) or f"{games} games in one tab: memory, speed and storage stayed the same.")
    return len(problems)


def growth(samples: list[Sample], games: int) -> list[str]:
    """A sentence for each measure that grew between the games after the warm-up and the last ones."""
    warm = [sample for sample in samples if sample.games >= WARM_UP * games]
    third = max(1, len(warm) // 3)
    problems = []
    for what, get in (("memory", lambda s: s.memory), ("storage", lambda s: s.stored), ("time", lambda s: s.work)):
        first, last = (statistics.median(map(get, part)) for part in (warm[:third], warm[-third:]))
        if last > GROWTH * first:
            problems.append(f"{what} grew from {first:,.6g} to {last:,.6g}")
    return problems


def play(games: int) -> Iterator[Sample]:
    """Play so many games in a new tab, and sample it now and then."""
    with Server(build()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.chromium_options(shell=True))
        page = browser.new_page()
        page.goto(server.url + "about/")
        page.evaluate("(settings) => Object.assign(localStorage, settings)", SETTINGS)
        page.goto(f"{server.url}play/{GAME}/")
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        tab = _tab(browser)
        every, moves, before = max(1, games // SAMPLES), 0, _spent(tab)
        for number in range(1, games + 1):
            seed = f"ENDURANCE {number}"
            moves += page.evaluate(PLAY_LINK, [f"{GAME}?seats=2&seed={seed}&bots={BOTS}", f"{seed}."])
            if number % every == 0:
                work, clock = ((now - then) / moves for now, then in zip(_spent(tab), before, strict=True))
                page.request_gc()
                yield Sample(number, _memory(tab), page.evaluate(STORED), work, clock)
                moves, before = 0, _spent(tab)
        browser.close()


def _tab(browser: Browser) -> Path:
    """The tab's process: the largest renderer."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max((Path(f"/proc/{one['id']}") for one in processes if one["type"] == "renderer"), key=_memory)


def _memory(process: Path) -> int:
    """The bytes that are private to a process or shared with the rest of the browser, such as pictures of the page."""
    lines = (line.split() for line in (process / "status").read_text().splitlines())
    return sum(int(words[1]) * 1024 for words in lines if words[0] in ("RssAnon:", "RssShmem:"))


def _spent(process: Path) -> tuple[float, float]:
    """The processor seconds that a process has used, and the clock."""
    numbers = (process / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, numbers[11:13])) / os.sysconf("SC_CLK_TCK"), time.monotonic()
