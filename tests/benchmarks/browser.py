"""Chromium with its own profile, and the cost of a visit to a page."""

import sys
from contextlib import ExitStack
from types import TracebackType
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, sync_playwright

from browsers import chromium_options
from counting_server import CountingServer, Sent
from processes import largest_renderer

START_TIMEOUT = 60_000  # ms
SETTLE_TIME = 1_500  # ms after which a started browser has drawn its own windows
LONG_VISIT_MOVES, MOVE_PAUSE, END_PAUSE = 40, 40, 4_000  # moves of a long visit, ms between them, ms after the last
MOVE = "html[data-ready] #moves button[data-move]:not(:disabled)"

# Runs before any script of the page: long tasks are reported only to observers, and the steps of the start are sent to
# the page over a channel.
RECORDER = """
window.bench = {long: [], steps: []};
new PerformanceObserver((list) => {
  for (const {startTime, duration} of list.getEntries()) bench.long.push([startTime, startTime + duration]);
}).observe({type: "longtask", buffered: true});
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.addEventListener("message", ({data}) => data?.step && bench.steps.push([data.step, performance.now()]));
  }
};
"""
FIRST_PAINT = """() => new Promise((done) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && done())
    .observe({type: "paint", buffered: true});
})"""
TIMES = """() => ({
  origin: performance.timeOrigin,
  ready: performance.getEntriesByName("utopiary-ready")[0]?.startTime ?? performance.now(),
  painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  ...bench,
})"""
# The service worker fetches the rest of the site when the page is idle; a second tab is opened after that.
SITE_CACHED = """() => Promise.race([
  navigator.serviceWorker.getRegistration().then((found) => found && navigator.serviceWorker.ready).then(() => true),
  new Promise((resolve) => setTimeout(resolve, 20000)),
])"""


class Visit(NamedTuple):
    """One visit until the first move can be made, with times in ms since it began."""

    ready: float
    painted: float
    long_tasks: list[tuple[float, float]]
    steps: list[tuple[str, float]]
    sent: list[Sent]
    memory: float  # private MB of this tab's process, after the first move on a game's page

    @property
    def blocked(self) -> float:
        """Total blocking time: the part beyond 50 ms of every long task."""
        return sum(max(0.0, end - begin - 50) for begin, end in self.long_tasks)

    @property
    def megabytes(self) -> float:
        """The size of all responses."""
        return sum(sent.size for sent in self.sent) / 1e6

    @property
    def requests(self) -> int:
        """The number of responses."""
        return len(self.sent)


class Profile:
    """A running browser with its profile in a folder; leaving `with` ends it and keeps the folder."""

    def __init__(self, folder: str, server: CountingServer, *, settled: bool = True) -> None:
        """`settled`: wait until the browser has drawn its own windows; otherwise use it at once."""
        self._folder = folder
        self._server = server
        self._settled = settled
        self._stack = ExitStack()

    def __enter__(self) -> "Profile":
        playwright = self._stack.enter_context(sync_playwright())
        self.context = playwright.chromium.launch_persistent_context(self._folder, **chromium_options())
        self._stack.callback(self.context.close)
        self.context.add_init_script(RECORDER)
        self.context.pages[0].wait_for_timeout(SETTLE_TIME if self._settled else 0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def open(self, path: str) -> Page:
        """A new tab with a page on which a move can be made."""
        page = self.context.new_page()
        page.goto(self._server.url + path)
        page.wait_for_selector("html[data-ready]", state="attached", timeout=START_TIMEOUT)
        return page

    def visit(self, path: str, *, until_ready: bool = True, long: bool = False) -> Visit:
        """Open a page in a new tab and measure it; a `long` visit then plays some seconds on a game's page.

        A tab that crashes, which happens, is tried a second time.
        """
        try:
            return self._visit(path, until_ready, long)
        except Error as error:
            print(f"A visit to {path} failed and is tried again: {error}", file=sys.stderr, flush=True)
            return self._visit(path, until_ready, long)

    def _visit(self, path: str, until_ready: bool, long: bool) -> Visit:
        first = len(self._server.sent)
        page = self.context.new_page()
        page.goto(self._server.url + path)
        if until_ready:
            page.wait_for_selector("html[data-ready]", state="attached", timeout=START_TIMEOUT)
        page.evaluate(FIRST_PAINT)
        found: dict[str, Any] = page.evaluate(TIMES)
        if page.locator(MOVE).count():
            page.locator(MOVE).first.click()
            page.wait_for_timeout(500)
        memory = largest_renderer(self._folder)
        if long:
            self._play(page)
        page.wait_for_load_state("networkidle")
        page.evaluate(SITE_CACHED)
        page.close()
        origin, ready = found["origin"], found["ready"]
        return Visit(
            ready,
            found["painted"],
            [(begin, min(end, ready)) for begin, end in found["long"] if begin < ready],
            [(step, at) for step, at in found["steps"] if at <= ready],
            [
                sent._replace(begin=sent.begin - origin, end=sent.end - origin)
                for sent in self._server.sent[first:]
                if sent.begin - origin <= ready
            ],
            memory,
        )

    def _play(self, page: Page) -> None:
        """Play some moves, then wait."""
        for _ in range(LONG_VISIT_MOVES):
            if page.locator(MOVE).count():
                page.locator(MOVE).first.click()
                page.wait_for_timeout(MOVE_PAUSE)
        page.wait_for_timeout(END_PAUSE)
