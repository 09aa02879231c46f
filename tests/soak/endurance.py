"""Bot games in one browser tab, one after the other: memory, speed and storage stay as they are.

Each game is opened by a link in the address bar, as a person would paste it, and plays itself. Memory is that of the
tab's process as the system counts it, so Python's own in the worker is in it. What nobody holds any more is collected
before it is counted: a browser on a machine with much memory is in no hurry to do so.
"""

import json
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import browsers
from build import build
from serve import Server

GAME, BOTS = "eutopia", "0easy.1easy"
WARM = 0.2  # the share of the games after which things must stay as they are
SAMPLES = 50
GROWTH = 1.10
SETTINGS = {"utopiary/settings": json.dumps({"bots": "none", "replay": "fastest"})}
STORED = "Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0)"


class Sample(NamedTuple):
    games: int
    memory: int  # bytes
    stored: int  # characters
    seconds: float  # for a move, on average since the last sample


def run(games: int) -> int:
    """Play, tell, and return how many of the promises were broken."""
    print("games   memory MB   stored   ms a move")
    samples = []
    for sample in play(games):
        print(f"{sample.games:5}{sample.memory / 1e6:12.1f}{sample.stored:9,}{sample.seconds * 1000:12.1f}", flush=True)
        samples.append(sample)
    broken = judge(samples, games)
    print("\n".join(broken) or f"{games} games in one tab: memory, speed and storage stayed as they were.")
    return len(broken)


def judge(samples: list[Sample], games: int) -> list[str]:
    """What grew between the games after the warm-up and the last ones."""
    warm = [sample for sample in samples if sample.games >= WARM * games]
    third = max(1, len(warm) // 3)
    broken = []
    for what, get in (("memory", lambda s: s.memory), ("storage", lambda s: s.stored), ("time", lambda s: s.seconds)):
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
        every, begun, moves = max(1, games // SAMPLES), time.monotonic(), 0
        for number in range(1, games + 1):
            moves += _one_game(page, number)
            if number % every == 0:
                seconds = (time.monotonic() - begun) / max(1, moves)
                page.request_gc()
                yield Sample(number, _memory(browser), page.evaluate(STORED), seconds)
                begun, moves = time.monotonic(), 0
        browser.close()


def _one_game(page: Page, number: int) -> int:
    """The number of sentences that were told, for moves are not all told."""
    page.evaluate("(link) => { location.hash = link }", f"{GAME}?seats=2&seed=Endurance {number}&bots={BOTS}")
    page.wait_for_function(
        "(seed) => document.getElementById('dialogs').textContent.includes(seed)", arg=f"ENDURANCE {number}."
    )
    page.locator("#ask .end").wait_for(timeout=120_000)
    return page.locator("#log li").count()


def _memory(browser: Browser) -> int:
    """Of the largest renderer: the tab itself."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{process['id']}/statm") for process in processes if process["type"] == "renderer"]
    return max(int(statm.read_text().split()[1]) * 4096 for statm in pages)
