"""Bot games in one browser tab, one after the other: memory, speed and storage stay as they are.

Each game is opened by a link in the address bar, as a person would paste it, and plays itself. Memory is that of the
tab's process as the system counts it, without the files it has open: Python's own in the worker is in it, the browser's
program is not. What nobody holds any more is collected before it is counted: a browser on a machine with much memory is
in no hurry to do so. Nor may this script hold anything: Playwright's locators keep each element that they waited for,
so a whole game is one call that gives back a number. Speed is judged by the processor's time, which other work on the
machine does not change much; what the clock says is told besides.
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
WARM = 0.2  # the share of the games after which things must stay as they are
SAMPLES = 50
GROWTH = 1.10
SETTINGS = {"utopiary/settings": json.dumps({"bots": "none", "replay": "fastest"})}
PLAYED = """async ([link, seed]) => {
    location.hash = link;
    const isOver = () =>
        document.getElementById("dialogs").textContent.includes(seed) && document.querySelector("#ask .end");
    while (!isOver()) await new Promise((done) => setTimeout(done, 20));
    return Number(document.getElementById("slider").max);
}"""  # the number of its moves
STORED = "Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0)"


class Sample(NamedTuple):
    games: int
    memory: int  # bytes
    stored: int  # characters
    work: float  # seconds of the processor for a move, on average since the last sample
    clock: float  # the same by the clock


def run(games: int) -> int:
    """Play, tell, and return how many of the promises were broken."""
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
    broken = judge(samples, games)
    print("\n".join(broken) or f"{games} games in one tab: memory, speed and storage stayed as they were.")
    return len(broken)


def judge(samples: list[Sample], games: int) -> list[str]:
    """What grew between the games after the warm-up and the last ones."""
    warm = [sample for sample in samples if sample.games >= WARM * games]
    third = max(1, len(warm) // 3)
    broken = []
    for what, get in (("memory", lambda s: s.memory), ("storage", lambda s: s.stored), ("time", lambda s: s.work)):
        first, last = (statistics.median(map(get, part)) for part in (warm[:third], warm[-third:]))
        if last > GROWTH * first:
            broken.append(f"{what} grew from {first:,.6g} to {last:,.6g}")
    return broken


def play(games: int) -> Iterator[Sample]:
    with Server(build()) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browsers.chromium_options(shell=True))
        page = browser.new_page()
        page.goto(server.url + "about/")
        page.evaluate("(kept) => Object.assign(localStorage, kept)", SETTINGS)
        page.goto(f"{server.url}play/{GAME}/")
        page.wait_for_selector("html[data-ready]", timeout=120_000)
        tab = _tab(browser)
        every, moves, before = max(1, games // SAMPLES), 0, _spent(tab)
        for number in range(1, games + 1):
            seed = f"ENDURANCE {number}"
            moves += page.evaluate(PLAYED, [f"{GAME}?seats=2&seed={seed}&bots={BOTS}", f"{seed}."])
            if number % every == 0:
                work, clock = ((now - then) / moves for now, then in zip(_spent(tab), before, strict=True))
                page.request_gc()
                yield Sample(number, _memory(tab), page.evaluate(STORED), work, clock)
                moves, before = 0, _spent(tab)
        browser.close()


def _tab(browser: Browser) -> Path:
    """The tab's process: the largest of those that draw pages."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max((Path(f"/proc/{one['id']}") for one in processes if one["type"] == "renderer"), key=_memory)


def _memory(process: Path) -> int:
    """Bytes of its own and of what it shares with the rest of the browser, such as pictures of the page."""
    lines = (line.split() for line in (process / "status").read_text().splitlines())
    return sum(int(words[1]) * 1024 for words in lines if words[0] in ("RssAnon:", "RssShmem:"))


def _spent(process: Path) -> tuple[float, float]:
    """Seconds of the processor that it has used so far, and what the clock says."""
    numbers = (process / "stat").read_text().rpartition(")")[2].split()
    return sum(map(int, numbers[11:13])) / os.sysconf("SC_CLK_TCK"), time.monotonic()
