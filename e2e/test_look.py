"""Besides the game: search in the rules, sounds, installing the app, fonts, tutorials, print."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import open_game, play, wait_for_person
from test_accessibility import STATIC


def test_the_rules_can_be_searched_and_a_link_to_a_hidden_rule_shows_it(site: str, page: Page) -> None:
    page.goto(site + "rules/contrivance/")
    whole = page.locator(".rules-text > section:visible").count()
    page.get_by_role("searchbox").fill("RIVET double")
    found = page.locator(".rules-text > section:visible").count()
    assert 0 < found < whole
    expect(page.locator("#find output")).to_have_text(f"{found} sections have it.")
    assert page.locator(".contents li:visible").count() == found
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator("#find output")).to_have_text("No section has it.")
    page.evaluate("location.hash = 'passing'")
    expect(page.locator("#passing")).to_be_in_viewport()
    assert page.locator(".rules-text > section:visible").count() == whole


def test_accents_need_not_be_typed(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(locale="hu-HU").new_page()
    page.goto(site + "hu/rules/contrivance/")
    page.get_by_role("searchbox").fill("epitok")
    assert page.locator(".rules-text > section:visible").count() > 0


def test_the_rules_are_whole_without_scripts(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(java_script_enabled=False, viewport={"width": 1280, "height": 800}).new_page()
    page.goto(site + "rules/eutopia/#journey")
    expect(page.locator("#find")).to_be_hidden()
    expect(page.locator("#journey")).to_be_in_viewport()
    expect(page.locator("figure svg.eu-map")).to_be_visible()
    page.locator(".contents a[href='#rulings']").click()
    expect(page.locator("#rulings")).to_be_in_viewport()


def test_the_rule_beside_a_question_opens_at_its_place(site: str, page: Page) -> None:
    open_game(page, site + "play/contrivance/")
    wait_for_person(page)
    with page.context.expect_page() as opened:
        page.locator("#ask .rule").click()
    rules = opened.value
    rules.wait_for_load_state()
    expect(rules.locator(":target")).to_be_in_viewport()


def test_sounds_are_off_at_first_and_the_choice_is_stored(site: str, page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))  # the service worker fetches everything later
    open_game(page, site + "play/lantern/")
    play(page, "walk")
    box = page.get_by_label("Sounds")
    expect(box).not_to_be_checked()
    assert not any("synthesizer.js" in url for url in fetched)
    with page.expect_request("**/synthesizer.js"):
        box.check()
    page.reload()
    expect(page.get_by_label("Sounds")).to_be_checked()


def test_the_app_can_be_installed(site: str, page: Page) -> None:
    page.goto(site)
    manifest = json.loads(
        page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((r) => r.text())")
    )
    assert manifest["display"] == "standalone" and manifest["start_url"] == "./"
    for icon in manifest["icons"]:
        assert page.request.get(site + icon["src"]).ok
    errors = page.context.new_cdp_session(page).send("Page.getAppManifest")["errors"]
    assert errors == []


def test_the_titles_come_in_their_own_face(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(locale="hu-HU").new_page()
    page.goto(site + "hu/")
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert page.evaluate("[...document.fonts].some((f) => f.family.includes('Fraunces') && f.status === 'loaded')")


@pytest.mark.parametrize(("game", "steps"), [("contrivance", 18), ("eutopia", 14)])
def test_a_tutorial_from_its_first_message_to_its_last(
    site: str, profile: Callable[..., BrowserContext], game: str, steps: int
) -> None:
    page = profile(viewport={"width": 390, "height": 844}).new_page()
    open_game(page, f"{site}play/{game}/")
    page.locator("[data-do=tutorial]").click()
    said = set()
    for step in range(steps):
        expect(page.locator("#moves .hinted")).to_be_visible(timeout=30_000)
        lesson = page.locator("#ask .lesson p")
        expect(lesson).to_be_in_viewport()
        said.add(lesson.inner_text())
        if step == 5:
            here = lesson.inner_text()
            page.reload()  # it continues where it was
            page.wait_for_selector("html[data-ready]")
            page.locator("[data-do=tutorial]").click()
            expect(lesson).to_have_text(here)
        before = lesson.inner_text()
        page.locator("#moves .hinted").click()
        expect(lesson.filter(has_text=before)).to_have_count(0)
    assert len(said) == steps


BROKEN_NUMBERS = """[...document.querySelectorAll('#board b')]
    .filter(one => /^\\d\\d+$/.test(one.textContent.trim()))
    .filter(one => one.getBoundingClientRect().height > 1.9 * parseFloat(getComputedStyle(one).fontSize))
    .map(one => one.textContent)"""


@pytest.mark.parametrize("width", [320, 390, 640, 1280, 2560, 3840])  # 640 is 1280 at 200 %
def test_nothing_sticks_out_of_any_page_in_any_language(
    site: str, profile: Callable[..., BrowserContext], width: int
) -> None:
    page = profile(viewport={"width": width, "height": 800}, java_script_enabled=False).new_page()
    for language in ("", "hu/"):
        for path in ("statistics/", *STATIC):
            page.goto(site + language + path)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, language + path
            assert page.evaluate(BROKEN_NUMBERS) == [], language + path


def test_print_hides_all_buttons(site: str, page: Page) -> None:
    page.emulate_media(media="print")
    page.goto(site + "rules/contrivance/")
    expect(page.locator(".contents")).to_be_hidden()
    expect(page.locator("#scoring")).to_be_visible()
    page.goto(site + "play/utopia-engine/")
    expect(page.locator("#tools")).to_be_hidden()
