"""The built site in a real browser, under a sub-path, as GitHub Pages would have it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

import browsers
from build import build
from build_options import options
from serve import Server

SUB_PATH = "/some/where/"
FAST = options().fast
needs_fast_start = pytest.mark.skipif(not FAST, reason="FAST=0: this site has no fast start")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the built site."""
    return build()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The site's address, somewhere below the root of its host."""
    with Server(dist, base=SUB_PATH) as server:
        yield server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    return {**browser_type_launch_args, **browsers.chromium_options(shell=True)}


class Watch:
    """Collects what must not happen on any page: a request that leaves the site, an error on the console."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.strangers: list[str] = []
        self.errors: list[str] = []
        self.expected: Callable[[str], bool] = lambda error: False  # a test that breaks something says what it expects

    def context(self, context: BrowserContext) -> BrowserContext:
        """Watch all pages of a context."""
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        return context

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site, "blob:", "data:")):
            self.strangers.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def check(self) -> None:
        """Fail if anything of it has happened."""
        assert self.strangers == []
        assert [error for error in self.errors if not self.expected(error)] == []


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """A watch that is checked at the end of the test."""
    watch = Watch(site)
    yield watch
    watch.check()


@pytest.fixture
def profile(browser: Browser, watch: Watch) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a browser profile of its own, watched: `profile(viewport=...)`."""
    made: list[BrowserContext] = []

    def make(**options: object) -> BrowserContext:
        made.append(watch.context(browser.new_context(**options)))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def page(profile: Callable[..., BrowserContext]) -> Page:
    """A page of a new profile."""
    return profile(viewport={"width": 1280, "height": 800}).new_page()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """A second browser engine."""
    browser = browsers.launch_firefox(playwright)
    yield browser
    browser.close()
