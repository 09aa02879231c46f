"""The start: fast, plain, at the root of a host, without a network, and its failures."""

import re
import shutil
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from conftest import Watch, needs_fast_start
from game_page import begin, expect_log, open_game, play, sentences
from releases import publish_another_version
from serve import Server
from test_accessibility import violations

LANTERN = "play/lantern/"
CONTROLLED = """navigator.serviceWorker.controller !== null
  || new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", () => done(true)))"""


def test_it_works_at_the_root_of_a_host_too(dist: Path, watch: Watch, page: Page) -> None:
    with Server(dist) as server:
        watch.site = server.url
        open_game(page, server.url + LANTERN)
        play(page, "walk")


def test_it_works_with_the_network_cut_after_the_first_visit(
    dist: Path, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    context = profile()
    page = context.new_page()
    with Server(dist, base="/gone/") as server:
        watch.site = address = server.url
        open_game(page, address + LANTERN)
        page.evaluate(CONTROLLED)
    open_game(page, address + LANTERN)  # the server has stopped
    begin(page, "without a network", "person", "person")
    play(page, "walk")
    page.locator("#tool-hint").click()  # bots are a bundle of their own, which was not fetched so far
    expect(page.locator("#moves .hinted")).to_be_visible()
    page.goto(address + "rules/lantern/")
    expect(page.locator("h1")).to_have_text("Lantern Race")


def test_a_new_version_is_announced_and_the_game_goes_on_in_it(
    dist: Path, tmp_path: Path, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy)
    context = profile()
    page, shelf = context.new_page(), context.new_page()
    with Server(copy) as server:
        watch.site = server.url
        open_game(page, server.url + LANTERN)
        begin(page, "a new version", "person", "person")
        play(page, "walk")
        told = sentences(page)
        page.evaluate(CONTROLLED)
        shelf.goto(server.url)
        shelf.wait_for_selector("html[data-ready]", timeout=60_000)
        publish_another_version(copy)
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update()).then(() => 0)")
        for tab in (page, shelf):
            expect(tab.locator("#notice")).to_contain_text("A new version is here. Your game is saved.", timeout=30_000)
        page.keyboard.press("h")  # this tab goes on in its version, and can fetch more of it
        expect(page.locator("#moves .hinted")).to_be_visible(timeout=20_000)
        page.get_by_role("button", name="Load it").click()
        expect(page.locator("#notice")).not_to_contain_text("new version")
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        expect_log(page, told)
        shelf.get_by_role("button", name="Load it").click()
        expect(shelf.locator("#notice")).to_be_empty()


def test_the_plain_start_works(site: str, page: Page) -> None:
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    open_game(page, site + LANTERN + "?plain")
    play(page, "walk")
    assert any("python_stdlib.zip" in url for url in requests) and any(url.endswith(".whl") for url in requests)


@needs_fast_start
def test_the_fast_start_does_without_the_standard_library_and_the_wheel(site: str, page: Page) -> None:
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    open_game(page, site + LANTERN)
    play(page, "walk")
    # After sw.js the page is idle, and the service worker fetches all other files.
    needed = list(takewhile(lambda url: not url.endswith("sw.js"), requests))
    assert any(url.endswith(".snapshot") for url in needed)
    assert not [url for url in needed if "stdlib" in url or url.endswith(".whl") or "/library." in url]
    assert not [url for url in needed if "/runtime-" in url and not url.endswith("pyodide.mjs")], "it has a trimmed one"


@needs_fast_start
def test_opening_a_saved_game_fetches_no_more_than_a_first_visit(site: str, page: Page) -> None:
    """The snapshot was taken after a second visit, so it has all that opening a save imports."""
    open_game(page, site + LANTERN)
    begin(page, "and back again", "person", "person")
    play(page, "walk")
    told = sentences(page)
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    page.reload()
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    needed = list(takewhile(lambda url: not url.endswith("sw.js"), requests))
    assert sentences(page) == told
    assert any(url.endswith(".snapshot") for url in needed) and not [url for url in needed if url.endswith(".bundle")]


@needs_fast_start
@pytest.mark.parametrize("damage", ["missing", "damaged", "of another Pyodide"])
def test_a_broken_fast_start_falls_back_to_the_plain_one(
    dist: Path, tmp_path: Path, watch: Watch, page: Page, damage: str
) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy)
    snapshots = [*copy.glob("assets/code/core.*.snapshot"), *copy.glob("assets/code/_template.*.snapshot")]
    (boot,) = copy.glob("assets/boot.*.mjs")
    for snapshot in snapshots:
        if damage == "missing":
            snapshot.unlink()
        elif damage == "damaged":
            snapshot.write_bytes(snapshot.read_bytes()[:-900])
    if damage == "of another Pyodide":
        boot.write_text(re.sub(r'"build": "[^"]+"', '"build": "another"', boot.read_text()))
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    watch.expected = lambda error: "snapshot" in error.lower() or "404" in error or "integrity" in error.lower()
    with Server(copy) as server:
        watch.site = server.url
        open_game(page, server.url + LANTERN)
        play(page, "walk")
    assert len(snapshots) == 2 and any(url.endswith(".whl") for url in requests)


@needs_fast_start
@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "pyodide.asm.mjs"])
@pytest.mark.parametrize("damage", ["missing", "cut off"])
def test_without_the_trimmed_runtime_a_page_starts_with_the_stock_one(
    dist: Path, tmp_path: Path, watch: Watch, page: Page, file: str, damage: str
) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy)
    (trimmed,) = copy.glob(f"trimmed-runtime-*/{file}")
    if damage == "missing":
        trimmed.unlink()
    else:
        trimmed.write_bytes(trimmed.read_bytes()[: trimmed.stat().st_size // 2])
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    watch.expected = lambda error: "404" in error or "Syntax" in error
    with Server(copy) as server:
        watch.site = server.url
        open_game(page, server.url + LANTERN)
        play(page, "walk")
    assert any("/runtime-" in url and url.endswith(file) for url in requests)


@needs_fast_start
def test_without_its_snapshot_a_game_starts_from_that_of_the_core(site: str, watch: Watch, page: Page) -> None:
    requests: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    watch.expected = lambda error: "snapshot" in error.lower() or "ERR_FAILED" in error
    page.context.route("**/_template.*.snapshot", lambda route: route.abort())
    open_game(page, site + LANTERN)
    play(page, "walk")
    assert any("/core." in url for url in requests) and any("/_template." in url for url in requests)
    assert not [url for url in requests if url.endswith(".whl")]


def test_a_missing_file_is_explained_with_a_way_out(site: str, watch: Watch, page: Page) -> None:
    watch.expected = lambda error: True
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(site + LANTERN)
    failed = page.locator("#ask .failed")
    expect(failed).to_contain_text("could not start", timeout=60_000)
    expect(failed.get_by_role("link", name="Try again")).to_be_visible()
    expect(failed.get_by_role("link", name="Read the rules")).to_be_visible()
    page.unroute("**/pyodide.asm.wasm")
    failed.get_by_role("link", name="Try again").click()
    page.wait_for_selector("html[data-ready]", timeout=60_000)


def test_a_browser_without_webassembly_gets_a_message(site: str, page: Page) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site + LANTERN)
    expect(page.locator("#ask .failed")).to_contain_text("WebAssembly")


FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })"


@pytest.mark.parametrize("storage", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_storage_that_refuses_saves_does_not_stop_a_game(site: str, page: Page, storage: str) -> None:
    page.add_init_script(storage)
    open_game(page, site + LANTERN)
    begin(page, "nowhere to keep it", "person", "person")
    play(page, "walk")
    expect(page.locator("#notice")).to_contain_text("would not keep the game")
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep it as a file").click()
    assert "NOWHERE TO KEEP IT" in Path(download.value.path()).read_text()
    play(page, "walk")


def test_the_steps_of_the_start_are_shown_while_it_lasts(site: str, page: Page) -> None:
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site + LANTERN)
    expect(page.locator("#boot [data-now]")).to_have_text("Fetching the engine", timeout=30_000)
    assert float(page.locator("#boot-bar").get_attribute("value") or 0) > 0
    while not held:
        page.wait_for_timeout(100)
    held[0].continue_()
    page.wait_for_selector("html[data-ready]", timeout=60_000)


def test_an_unknown_address_says_so(site: str, watch: Watch, page: Page) -> None:
    watch.expected = lambda error: "404" in error
    page.goto(site + "nowhere")
    expect(page.locator("h1")).to_have_text("There is no such page")
    assert violations(page) == []
    page.goto(site + "no/such/folder/at/all.html")
    page.get_by_role("link", name="Utopiary").click()  # it finds the site's root from any address
    expect(page.locator(".game-list")).to_be_visible()
