"""The system's Chromium with a profile of its own, and what a visit to a page cost."""

import sys
from contextlib import ExitStack
from types import TracebackType
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, sync_playwright

from browsers import chromium_options
from processes import largest_renderer
from www import CountingServer, Sent

PATIENCE = 60_000  # ms for one start
AWAKE = 1_500  # ms after which a browser that was started has drawn its own windows, and people can use it
PLAYED, BETWEEN, LOOKED = 40, 40, 4_000  # moves of a visit that lasts, ms between them, ms after the last one
MOVE = "html[data-ready] #moves button[data-move]:not(:disabled)"

# Runs before anything else in the page: long tasks are only told to who listens, and the steps of the start are told to
# the page over a channel.
LISTEN = """
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
PAINTED = """() => new Promise((done) => {
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && done())
    .observe({type: "paint", buffered: true});
})"""
READ = """() => ({
  origin: performance.timeOrigin,
  ready: performance.getEntriesByName("utopiary-ready")[0]?.startTime ?? performance.now(),
  painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  ...bench,
})"""
# A service worker fetches the rest of the site when the page is idle; whoever opens a second tab does so after that.
SETTLE = """() => Promise.race([
  navigator.serviceWorker.getRegistration().then((found) => found && navigator.serviceWorker.ready).then(() => true),
  new Promise((resolve) => setTimeout(resolve, 20000)),
])"""


class Visit(NamedTuple):
    """Times in ms since the visit began; everything up to the moment when the first move can be made."""

    ready: float
    painted: float
    long_tasks: list[tuple[float, float]]
    steps: list[tuple[str, float]]
    sent: list[Sent]
    memory: float  # MB that only this tab's process holds, after the first move where there is one to make

    @property
    def blocked(self) -> float:
        """Total blocking time: of every long task what is longer than 50 ms."""
        return sum(max(0.0, end - begin - 50) for begin, end in self.long_tasks)

    @property
    def megabytes(self) -> float:
        return sum(answer.size for answer in self.sent) / 1e6

    @property
    def requests(self) -> int:
        return len(self.sent)


class Profile:
    """A running browser whose memory is one folder; `with` ends it and the folder remembers."""

    def __init__(self, folder: str, server: CountingServer, *, awake: bool = True) -> None:
        """`awake`: it is not used before it has come to rest; else at once, while it draws its own windows."""
        self._folder = folder
        self._server = server
        self._awake = awake
        self._stack = ExitStack()

    def __enter__(self) -> "Profile":
        playwright = self._stack.enter_context(sync_playwright())
        self.context = playwright.chromium.launch_persistent_context(self._folder, **chromium_options())
        self._stack.callback(self.context.close)
        self.context.add_init_script(LISTEN)
        self.context.pages[0].wait_for_timeout(AWAKE if self._awake else 0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def open(self, path: str) -> Page:
        """A page that is ready to be played."""
        page = self.context.new_page()
        page.goto(self._server.url + path)
        page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENCE)
        return page

    def visit(self, path: str, *, until_ready: bool = True, stays: bool = False) -> Visit:
        """What it takes to open a page in a new tab; who `stays` plays there for some seconds, where there is a game.

        A tab that crashes, as some do, gets a second chance.
        """
        try:
            return self._visit(path, until_ready, stays)
        except Error as error:
            print(f"A visit to {path} failed and is tried again: {error}", file=sys.stderr, flush=True)
            return self._visit(path, until_ready, stays)

    def _visit(self, path: str, until_ready: bool, stays: bool) -> Visit:
        first = len(self._server.sent)
        page = self.context.new_page()
        page.goto(self._server.url + path)
        if until_ready:
            page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENCE)
        page.evaluate(PAINTED)
        seen: dict[str, Any] = page.evaluate(READ)
        if page.locator(MOVE).count():
            page.locator(MOVE).first.click()
            page.wait_for_timeout(500)
        memory = largest_renderer(self._folder)
        if stays:
            self._stay(page)
        page.wait_for_load_state("networkidle")
        page.evaluate(SETTLE)
        page.close()
        origin, ready = seen["origin"], seen["ready"]
        return Visit(
            ready,
            seen["painted"],
            [(begin, min(end, ready)) for begin, end in seen["long"] if begin < ready],
            [(step, at) for step, at in seen["steps"] if at <= ready],
            [
                answer._replace(begin=answer.begin - origin, end=answer.end - origin)
                for answer in self._server.sent[first:]
                if answer.begin - origin <= ready
            ],
            memory,
        )

    def _stay(self, page: Page) -> None:
        for _ in range(PLAYED):
            if page.locator(MOVE).count():
                page.locator(MOVE).first.click()
                page.wait_for_timeout(BETWEEN)
        page.wait_for_timeout(LOOKED)
