"""The home page: covers, unfinished games, two clicks to a move, the language; and the statistics page."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, expect_log, moves, play, sentences
from stored_games import played, storage_script
from test_accessibility import violations
from utopiary import GAMES

GAMES_ON_THE_HOME_PAGE = {  # what its card says
    "utopia-engine": ("1 player", "about 30 min", "alone"),
    "eutopia": ("2–4 players", "about 30 min", "together"),
    "transecopia": ("2–5 players", "45–60 min", "against each other"),
    "utopia": ("2–5 players", "60–90 min", "against each other"),
    "contrivance": ("2–6 players", "about 30 min", "against each other"),
}


def test_five_covers_and_two_clicks_to_a_move(site: str, page: Page) -> None:
    page.goto(site)
    boxes = page.locator(".game-list > li")
    expect(boxes).to_have_count(len(GAMES_ON_THE_HOME_PAGE))
    for box, (id, facts) in zip(boxes.all(), GAMES_ON_THE_HOME_PAGE.items(), strict=True):
        expect(box.locator(f".of-{id} svg.art")).to_be_visible()
        assert box.locator(".facts li").all_inner_texts() == list(facts)
        expect(box.get_by_role("link", name="Today’s game")).to_have_attribute("href", f"play/{id}/?daily")
    page.locator(".game-list .card-link").first.click()
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    page.locator("#moves button").first.click()
    expect(page.locator("#log")).not_to_contain_text("Nothing yet")


def test_every_unfinished_game_is_listed_with_a_picture_of_its_board(
    site: str, profile: Callable[..., BrowserContext]
) -> None:
    games = [played(id, f"waits {id}", 5, GAMES.find(id).seats[0]) for id in GAMES_ON_THE_HOME_PAGE]
    more = [played("utopia-engine", f"older {n}", 3) for n in range(3)]
    done = played("utopia-engine", "done", 10_000)
    context = profile(viewport={"width": 1280, "height": 800})
    context.add_init_script(storage_script([*more, *games, done]))
    page = context.new_page()
    page.goto(site)
    cards = page.locator("#waiting li")
    expect(cards).to_have_count(6, timeout=60_000)
    pictures = {card.locator("> svg").inner_html() for card in cards.all()}
    assert len(pictures) >= 5, "each shows its own board"
    expect(cards.first).to_contain_text("Contrivance")  # the newest first, without the finished one
    expect(cards.first).to_contain_text("5 moves")
    page.get_by_role("button", name="2 more games").click()
    expect(cards).to_have_count(8)
    assert violations(page) == []
    cards.nth(4).get_by_role("link", name="Utopia Engine").click()
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    assert len(sentences(page)) > 1
    told = sentences(page)
    assert "table=" not in page.url
    page.reload()  # the game that was asked for is the newest now
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    expect_log(page, told)
    begin(page, "another", "person")
    expect(page.locator("#log")).to_contain_text("Nothing yet")
    play(page, moves(page)[0])
    told = sentences(page)
    page.get_by_role("link", name="Magyar").click()
    page.wait_for_selector("html[lang=hu][data-ready]", timeout=60_000)
    expect(page.locator("#log li")).to_have_count(len(told))
    page.goto(site)  # the choice is stored
    page.wait_for_url(site + "hu/")


def test_the_language_is_the_browsers_until_one_is_chosen(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(locale="hu-HU").new_page()
    page.goto(site + "rules/utopia/#wonder")
    page.wait_for_url(site + "hu/rules/utopia/#wonder")
    page.get_by_role("link", name="English").click()
    page.wait_for_url(site + "rules/utopia/")
    page.goto(site + "rules/eutopia/")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_results_are_counted_drawn_exported_and_deleted(site: str, profile: Callable[..., BrowserContext]) -> None:
    ended = [played("lantern", f"result {n}", 10_000, 2, summit="hill") for n in range(5)]
    ended.append(played("utopia-engine", "alone", 10_000))
    context = profile(viewport={"width": 1280, "height": 800})
    context.add_init_script(storage_script(ended=ended))
    page = context.new_page()
    page.goto(site + "statistics/")
    lantern = page.locator("section.of-lantern")
    expect(lantern).to_be_visible(timeout=60_000)
    assert lantern.locator(".totals dd").first.inner_text() == "5"
    scores = [max(game.outcome.scores) for game in ended[:5] if game.outcome]
    expect(lantern.get_by_role("img", name=f"the best is {max(scores)}")).to_be_visible()
    expect(lantern.get_by_role("img", name=f"from {min(scores)} to {max(scores)}")).to_be_visible()
    expect(page.locator("section.of-utopia-engine .chart")).to_have_count(0)  # one game has no chart
    done = page.locator(".achievements .done")
    expect(done.filter(has_text="Finish a game with somebody beside you")).to_have_count(1)
    expect(page.locator(".achievements li:not(.done)", has_text="Finish ten games")).to_contain_text("not yet")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the results as a file").click()
    rows = json.loads(Path(download.value.path()).read_text())
    assert len(rows) == 6 and {row["game"] for row in rows} == {"lantern", "utopia-engine"}
    lantern.locator(".best-games a").first.click()  # the best game, to be shown move by move
    page.wait_for_selector("html[data-ready]", timeout=60_000)
    expect(page.locator("#ask .end")).to_be_visible()
    page.locator("#slider").fill("1")
    expect(page.locator("#ask")).to_contain_text("Position 1 of")
    page.goto(site + "statistics/")
    expect(lantern.locator(".totals dd").first).to_have_text("5", timeout=60_000)  # looking back adds no result
    page.get_by_role("button", name="Forget all results").click()
    expect(lantern).to_be_visible()  # not before the confirmation
    page.get_by_role("button", name="Really forget them").click()
    expect(page.locator("#statistics")).to_contain_text("No game has been finished yet.")
    page.reload()
    expect(page.locator("#statistics")).to_contain_text("No game has been finished yet.", timeout=60_000)
