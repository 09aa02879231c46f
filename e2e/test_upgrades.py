"""Other versions and damaged files of the site in the middle of a game: the game goes on."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import FAST, Watch
from game_page import begin, open_game, play, sentences
from releases import publish_another_version
from serve import Server
from test_start import CONTROLLED, LANTERN

UPDATE = "navigator.serviceWorker.getRegistration().then((one) => one.update())"


@pytest.fixture
def host(dist: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may change."""
    folder = tmp_path / "host"
    shutil.copytree(dist, folder)
    return folder


def test_a_new_version_in_the_middle_of_a_game_and_back_again(
    dist: Path, host: Path, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    page = profile().new_page()
    with Server(host, base="/up/") as server:
        watch.site = server.url
        open_game(page, server.url + LANTERN)
        begin(page, "upgrade", "person", "person")
        play(page, "walk")
        page.evaluate(CONTROLLED)
        publish_another_version(host)
        play(page, "walk")  # the page has not looked for updates yet
        page.evaluate(UPDATE)
        expect(page.locator("#notice")).to_contain_text("new version", timeout=60_000)
        page.locator("#tool-hint").click()  # a bundle of the old version that was not fetched so far
        expect(page.locator("#moves .hinted")).to_be_visible(timeout=30_000)
        told = sentences(page)
        page.reload()
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        assert sentences(page) == told, "the new version goes on with the game"
        play(page, "walk")
        told = sentences(page)
        shutil.rmtree(host)  # and back to the version before
        shutil.copytree(dist, host)
        page.reload()
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        assert sentences(page) == told
        play(page, "walk")


def test_an_incomplete_installation_is_completed_next_time(
    host: Path, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    """A file is missing while the service worker installs: the page works, and the next visit installs again."""
    watch.expected = lambda error: "404" in error
    context = profile()
    page = context.new_page()
    missing = host / "rules" / "lantern" / "index.html"
    kept = missing.read_bytes()
    missing.unlink()
    with Server(host, base="/half/") as server:
        watch.site = address = server.url
        open_game(page, address + LANTERN)
        begin(page, "half", "person", "person")
        play(page, "walk")
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((one) => !one?.active)", timeout=60_000)
        missing.write_bytes(kept)
        page.reload()
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        assert len(sentences(page)) >= 1
        page.evaluate(CONTROLLED)
    open_game(page, address + LANTERN)  # the server has stopped
    play(page, "walk")


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "pyodide.asm.mjs", "core.js"])
def test_a_damaged_file_on_the_host_is_explained_or_not_needed(host: Path, watch: Watch, page: Page, file: str) -> None:
    watch.expected = lambda error: True
    for damaged in host.glob(f"*/{file}"):  # in the trimmed and in the stock runtime
        damaged.write_bytes(damaged.read_bytes()[: damaged.stat().st_size // 2])
    with Server(host) as server:
        watch.site = server.url
        page.goto(server.url + LANTERN)
        page.wait_for_selector("html[data-ready], html[data-failed]", timeout=90_000)
        expect(page.locator("#board svg")).to_be_visible()
        if page.locator("html[data-failed]").count():
            expect(page.locator("#ask .failed").get_by_role("link", name="Read the rules")).to_be_visible()
            expect(page.locator("#ask .failed").get_by_role("link", name="Try again")).to_be_visible()
        else:
            play(page, "walk")


def test_a_damaged_file_is_not_cached_for_ever(
    host: Path, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    """After the host is repaired earlier visitors get the repaired file: the service worker verifies what it caches."""
    watch.expected = lambda error: "integrity" in error
    page, requests = profile().new_page(), list[str]()
    if FAST:
        damaged = [*host.glob("trimmed-runtime-*/pyodide.asm.wasm"), *host.glob("assets/code/contrivance.*.bundle")]
    else:
        damaged = [*host.glob("js-*/synthesizer.js"), *host.glob("assets/contrivance.*.css")]
    whole = {path: path.read_bytes() for path in damaged}
    for path, content in whole.items():
        path.write_bytes(content[: len(content) // 2] + bytes(len(content) - len(content) // 2))
    with Server(host, base="/sick/") as server:
        watch.site = address = server.url
        open_game(page, address + LANTERN)
        page.wait_for_function("navigator.serviceWorker.getRegistration().then((one) => one && !one.active)")
        for path, content in whole.items():
            path.write_bytes(content)
        open_game(page, address + LANTERN)
        page.evaluate(CONTROLLED)
        page.context.on("request", lambda request: requests.append(request.url))
        open_game(page, address + LANTERN)
        assert not [url for url in requests if FAST and url.endswith(".whl")], "the fast start works again"
    open_game(page, address + "play/contrivance/")  # the server has stopped
    expect(page.locator("#moves button").first).to_be_visible()
    assert len(whole) == 2


def test_a_page_without_its_scripts_shows_the_board_and_links(host: Path, watch: Watch, page: Page) -> None:
    watch.expected = lambda error: "404" in error or "page.js" in error
    (script,) = host.glob("js-*/page.js")
    script.unlink()
    with Server(host) as server:
        watch.site = server.url
        page.goto(server.url + LANTERN)
        expect(page.locator("#board svg")).to_be_visible()
        expect(page.locator("#boot .stuck")).to_be_visible(timeout=40_000)
        expect(page.locator("#boot .stuck a").last).to_have_attribute("href", re.compile("rules/lantern"))
