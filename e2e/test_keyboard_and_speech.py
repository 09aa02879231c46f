"""Accessibility in use: boards in words, announcements, keyboard, zoom, reduced motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, moves, open_game, play
from test_accessibility import violations

LANTERN, ENGINE = "play/lantern/", "play/utopia-engine/"
SPOKEN = """() => {
  window.spoken = [];
  const live = document.getElementById("live");
  new MutationObserver(() => {
    const now = [...live.children].map((place) => place.textContent).join("");
    if (now) window.spoken.push(now);
  }).observe(live, { childList: true, characterData: true, subtree: true });
}"""
SMALL = """() => [...document.querySelectorAll("main button, main select, main input:not([type=radio]), main summary")]
  .filter((part) => part.checkVisibility() && !part.closest("#board, #log"))
  .map((part) => (part.type === "checkbox" && part.closest("label")) || part)  // its label is pressed as well
  .map((part) => [part.textContent.slice(0, 30) || part.id, part.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.height, box.width) < 43.5).map(([name]) => name)"""


def test_the_board_is_described_in_words_and_events_are_announced(site: str, page: Page) -> None:
    open_game(page, site + ENGINE)
    begin(page, "explorer 2", "person")
    page.evaluate(SPOKEN)
    page.locator("details.words summary").press("Enter")
    words = page.locator("#words")
    expect(words).to_be_visible()
    assert len(words.locator("p").all()) > 8, "the whole board, not a remark about it"
    before = words.inner_text()
    for _ in range(4):
        play(page, moves(page)[0])
    assert words.inner_text() != before
    told = page.locator("#log li").first.inner_text().strip()
    assert any(told in said for said in page.evaluate("window.spoken"))
    open_game(page, site + LANTERN)
    begin(page, "again", "person", "person")
    page.evaluate(SPOKEN)
    for _ in range(2):  # the same sentence twice in a row is spoken twice
        page.keyboard.press("h")
        expect(page.locator("#live")).to_contain_text("Hint:")
        page.wait_for_timeout(150)
    said = [sentence for sentence in page.evaluate("window.spoken") if sentence.startswith("Hint:")]
    assert len(said) >= 2 and said[0] == said[-1]


def test_a_game_is_set_up_played_and_replayed_by_keyboard_alone(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)

    def to(selector: str) -> None:
        for _ in range(80):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    to("[popovertarget=new-game]")
    page.keyboard.press("Enter")
    to("#name-0")
    page.keyboard.type("Anna")
    to("#badge-0")
    page.keyboard.press("End")
    to("#seat-1")
    page.keyboard.press("Home")
    to("#seed")
    page.keyboard.type("keys")
    page.keyboard.press("Enter")
    expect(page.locator("#new-game")).to_be_hidden()
    expect(page.locator("#seats li").first).to_contain_text("Anna")
    expect(page.locator("#seats li[data-page-state=badge-0-5]")).to_have_count(1)
    to("#moves button")
    for _ in range(4):
        before = page.locator("#log").inner_html()
        page.keyboard.press("Enter")
        expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)
        assert page.evaluate("document.activeElement.closest('#moves') !== null"), "the keyboard keeps its place"
    to("#log-of button:nth-child(2)")
    page.keyboard.press("Enter")
    expect(page.locator("#log-of [aria-pressed=true]")).to_have_text("Anna")
    to("#log li:last-child button")
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_contain_text("Position 1 of")
    page.keyboard.press("Shift+Tab")
    to("#slider")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#ask")).to_contain_text("Position 2 of")
    to("[popovertarget=symbols]")
    page.keyboard.press("Enter")
    expect(page.locator("#symbols")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#symbols")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_panel_has_a_violation(site: str, profile: Callable[..., BrowserContext], scheme: str) -> None:
    page = profile(color_scheme=scheme, viewport={"width": 390, "height": 844}).new_page()
    open_game(page, site + LANTERN)
    begin(page, "axe", "person", "person", names=("Anna", "Nagyon hosszú nevű Béla"))
    for _ in range(3):
        play(page, moves(page)[-1])
    assert page.evaluate(SMALL) == [], "a finger finds everything"
    for panel in ("new-game", "share", "games", "symbols", "settings"):
        page.locator(f".tools [popovertarget={panel}]").click()
        if panel == "share":
            page.locator('#share [data-do="qr"]').first.click()
            expect(page.locator("svg.qr")).to_be_visible(timeout=20_000)
        expect(page.locator(f"#{panel} h2").first).to_be_visible()
        assert violations(page) == [], panel
        assert page.evaluate(SMALL) == [], panel
        page.keyboard.press("Escape")
    page.locator("#log button").last.click()
    expect(page.locator(".looking-back")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_page_can_be_enlarged_and_reduces_motion(site: str, profile: Callable[..., BrowserContext]) -> None:
    # 200 % of a window of 1280 x 1024 leaves 640 x 512 CSS pixels
    page = profile(
        viewport={"width": 640, "height": 512}, device_scale_factor=2, reduced_motion="reduce", has_touch=True
    ).new_page()
    for path in (LANTERN, ENGINE):
        open_game(page, site + path)
        play(page, moves(page)[0])
        assert page.evaluate("document.documentElement.scrollWidth") <= 640
        page.locator(".tools [popovertarget=new-game]").click()
        begin_button = page.locator("#new-game button.main")
        begin_button.scroll_into_view_if_needed()
        expect(begin_button).to_be_in_viewport()
        page.keyboard.press("Escape")
        moving = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
        assert moving == 0, "nothing moves by itself"
