"""New games: the form with names, badges, options and seeds; the pace of bots; playing again; results."""

from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, expect_log, moves, open_game, over, play, sentences, wait_for_person

LANTERN, ENGINE = "play/lantern/", "play/utopia-engine/"
FILL = "element => getComputedStyle(element).fill"


def test_a_game_is_begun_with_names_and_badges(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    amber = page.locator("#seats .mark").first.evaluate(FILL)
    page.get_by_role("button", name="New game").click()
    form = page.locator("#new-game")
    expect(form.get_by_label("Seat 3: name")).to_be_hidden()  # an empty seat has no name
    form.get_by_label("Seat 2: who plays").select_option("person")
    form.get_by_label("Seat 3: who plays").select_option("easy")
    form.get_by_label("Seat 1: name").fill("Anna")
    form.get_by_label("Seat 2: name").fill("<img src=x onerror=alert(1)>")
    form.get_by_label("Seat 3: name").fill("Robi")
    form.get_by_label("Seat 1: colour and symbol").select_option(label="★ Violet")
    form.get_by_label("Seat 2: colour and symbol").select_option(label="★ Violet")
    form.get_by_label("How high is the summit?").select_option("hill")
    expect(form).to_contain_text("Higher takes longer.")  # every option has an explanation
    form.get_by_label("Seed").fill("people")
    form.get_by_role("button", name="Begin").click()
    wait_for_person(page)
    chips = page.locator("#seats li")
    expect(chips.nth(0)).to_contain_text("Anna")
    expect(chips.nth(1)).to_contain_text("<img src=x")
    assert page.locator("main img").count() == 0, "hostile names stay text"
    colours = [chip.locator(".mark").evaluate(FILL) for chip in chips.all()]
    assert len(set(colours)) == 3 and colours[1] == amber, "two wanted violet: the second got what was free"
    shapes = {chip.locator(".mark path").get_attribute("d") for chip in chips.all()}
    assert len(shapes) == 3, "and everybody has a symbol of their own"
    tent = page.locator("#board .camp.seat-0 .tent").evaluate(FILL)
    assert tent == "rgb(191, 155, 255)", "the board wears the badge too"
    expect(page.locator("#ask .whose-turn")).to_contain_text("Anna, it is your move.")
    play(page, "walk")
    expect(page.locator("#log li").first).to_contain_text("Anna")
    while not over(page):
        if page.get_by_role("button", name="No waiting").is_visible():
            page.get_by_role("button", name="No waiting").click()
        play(page, moves(page)[-1])
    told = sentences(page)
    expect(page.locator("#ask")).to_contain_text("Scores: Anna ")
    # the same seed for the same players, then another
    page.get_by_role("button", name="Play again, same seed").click()
    wait_for_person(page)
    play(page, "walk")
    assert sentences(page)[0] == told[0]
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("#share")).to_contain_text("PEOPLE")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    expect(chips.nth(0)).to_contain_text("Anna")
    assert page.locator("#seats .mark").first.evaluate(FILL) == colours[0]
    # the result of the finished game
    page.goto(site + "statistics/")
    expect(page.locator("#statistics .totals dd").first).to_have_text("1", timeout=60_000)
    expect(page.locator("#statistics a[href*='#lantern?']").first).to_be_visible()


def test_bots_move_at_the_chosen_pace(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("How long bots take for a move").select_option("slow")
    page.keyboard.press("Escape")
    begin(page, "pace", "easy", "easy", summit="hill")
    page.wait_for_timeout(700)
    assert len(sentences(page)) <= 1, "slowly means slowly"
    page.get_by_role("button", name="No waiting").click()
    expect(page.locator("#ask .end")).to_be_visible(timeout=20_000)
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("How long bots take for a move")).to_have_value("slow")
    page.get_by_label("How long bots take for a move").select_option("none")
    page.keyboard.press("Escape")
    before = page.locator("#log").inner_html()
    page.get_by_role("button", name="Play again, new seed").click()
    expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)
    expect(page.locator("#ask .end")).to_be_visible(timeout=20_000)


def test_the_game_of_the_day_is_continued_from_the_home_page(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile().new_page()
    page.goto(site)
    page.locator(f"a[href='{ENGINE}?daily']").click()
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    play(page, moves(page)[0])
    page.get_by_role("button", name="Share", exact=True).click()
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    expect(page.locator("#share")).to_contain_text(f"DAILY {today}")
    page.keyboard.press("Escape")
    told = sentences(page)
    page.goto(site)
    page.locator("#waiting a").first.click(timeout=60_000)  # the home page lists it, and two clicks lead back
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    expect_log(page, told)
    page.get_by_role("button", name="New game").click()
    page.locator("#new-game").get_by_role("button", name="Today’s game").click()
    expect(page.locator("#log")).to_contain_text("Nothing yet")
    play(page, moves(page)[0])
    expect_log(page, told)
