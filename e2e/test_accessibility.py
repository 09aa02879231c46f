"""axe finds no violation, in light and dark colours and in every language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, moves, open_game, over, play
from packages import npm_package

GAMES = ("lantern", "utopia-engine", "eutopia", "transecopia", "utopia", "contrivance")
STATIC = ("", "about/", *(f"rules/{game}/" for game in GAMES), *(f"play/{game}/" for game in GAMES))  # before Python
SMALL = """() => [...document.querySelectorAll("a, button, input, summary")]
  .filter((part) => part.checkVisibility())
  .filter((part) => !part.closest("p, td, .about li, .rules-text li, .card-link, .still, #board"))
  .map((part) => (part.type === "checkbox" && part.closest("label")) || part)  // its label is pressed as well
  .map((part) => [part.textContent.trim().slice(0, 30) || part.id, part.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5).map(([name]) => name)"""  # without links in sentences; a whole card is a link


def violations(page: Page) -> list[str]:
    """What axe finds wrong on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(npm_package("axe-core"), "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]  # of the rest not every node
    return [f"{one['id']}: {node['html'][:300]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("language", ["", "hu/"])
def test_no_static_page_has_a_violation(site: str, profile: Callable[..., BrowserContext], language: str) -> None:
    """On a phone, where targets have to be large enough for a finger."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = profile(locale="hu-HU" if language else "en-GB", **phone).new_page()
    page.route("**/page.js", lambda route: route.fulfill(body="", content_type="text/javascript"))  # as built
    for path in STATIC:
        page.goto(site + language + path)
        assert page.evaluate(SMALL) == [], path
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert violations(page) == [], (path, scheme)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_screen_of_a_game_has_a_violation(site: str, profile: Callable[..., BrowserContext], scheme: str) -> None:
    page = profile(color_scheme=scheme).new_page()
    open_game(page, site + "play/lantern/")
    assert violations(page) == []
    page.get_by_role("button", name="New game").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    begin(page, "axe", "person", "easy", summit="hill")
    while not over(page):
        play(page, moves(page)[-1])
    assert violations(page) == []
    begin(page, "axe again", "person", "person")
    expect(page.locator("#moves")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#ask .hint")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-do=tutorial]").click()
    expect(page.locator("#ask .lesson")).to_be_visible()
    assert violations(page) == []
    page.goto(site + "statistics/")
    page.wait_for_selector("html[data-ready]")
    expect(page.locator("#statistics section")).to_have_count(1)
    assert violations(page) == []
    page.goto(site)  # the tutorial waits there to be gone on with
    expect(page.locator("#waiting")).to_be_attached()
    assert violations(page) == []
