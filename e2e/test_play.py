"""The template game, played by mouse and keyboard."""

from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Page, expect

from browsers import firefox_context
from game_page import begin, link, moves, open_game, over, play, sentences, tab_to_moves, wait_for_person
from utopiary import Session

LANTERN = "play/lantern/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_board_is_there_before_python(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(java_script_enabled=False).new_page()
    page.goto(site + LANTERN)
    expect(page.locator("#board svg .tent")).to_have_count(2)
    expect(page.locator("#ask noscript p")).to_be_visible()
    expect(page.locator("#boot-bar")).to_be_hidden()


def test_a_whole_game_by_mouse_on_the_board(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "by mouse", "person", "hard", summit="hill")
    while not over(page):
        camp = page.locator('#board .can[data-move="camp"]')
        before = page.locator("#log").inner_html()
        (camp if camp.count() else page.locator('#board .can[data-move="walk"] .steps circle').nth(12)).click(
            force=True
        )
        expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)
    expect(page.locator("#ask h2")).to_contain_text("summit")
    expect(page.locator("#seats .winner")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: str, page: Page) -> None:
    dealt = Session.new("lantern", seed="BY KEYBOARD 2", bots={1: "easy"}).link("seed")
    open_game(page, f"{site}{LANTERN}#{dealt}")
    tab_to_moves(page)
    turns = 0
    while not over(page):
        before = page.locator("#log").inner_html()
        page.keyboard.press("Enter" if turns % 2 else str(len(moves(page))))
        expect(page.locator("#log")).not_to_have_js_property("innerHTML", before)
        wait_for_person(page)
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
        turns += 1
        assert turns < 200
    assert turns > 2


def test_a_board_part_can_be_focused_and_pressed(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    page.locator("#board [data-part=path]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log li").first).not_to_contain_text("Nothing yet")


SPECULATED = """(move) => {
  return performance.getEntriesByName("utopiary-speculated").some(({ detail }) => detail.includes(move));
}"""
PRESS = """(move) => {
  document.querySelector(`#moves [data-move="${move}"]`).click();
  return document.querySelectorAll("#log li:not(.empty)").length;
}"""


def point(page: Page, move: str) -> None:
    """Point at a move and wait until the page has the speculated answer."""
    page.locator(f'#moves [data-move="{move}"]').hover()
    page.wait_for_function(SPECULATED, arg=move)


def test_a_speculated_move_is_applied_when_it_is_pressed(site: str, page: Page) -> None:
    open_game(page, f"{site}{LANTERN}#{Session.new('lantern', seed='SPECULATED').link('seed')}")
    for count in (1, 2, 3):
        point(page, "walk")
        expect(page.locator("#log li:not(.empty)")).to_have_count(count - 1)
        assert page.evaluate(PRESS, "walk") == count, "in the same breath, without asking Python"
    page.wait_for_selector("html:not([data-busy])", state="attached")
    told, board = sentences(page), page.locator("#words").inner_text()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert sentences(page) == told and page.locator("#words").inner_text() == board, "and Python knows of it"


IDS = """() => Array.from(document.querySelectorAll("[id]"), ({ id }) => id)"""
PLACES = """() => {
  window.places = 0;
  const made = ({ addedNodes }) => [...addedNodes].filter(({ className }) => className === "off-screen").length;
  new MutationObserver((changes) => { for (const change of changes) places += made(change); })
    .observe(document.body, {childList: true, subtree: true});
}"""


def test_predicted_patches_are_laid_out_off_screen_and_removed(site: str, page: Page) -> None:
    open_game(page, f"{site}play/eutopia/#{Session.new('eutopia', seed='SPECULATED').link('seed')}")
    before = page.evaluate(IDS), page.locator("body").inner_text()
    page.evaluate(PLACES)
    point(page, str(page.locator("#moves [data-move]").first.get_attribute("data-move")))
    assert page.evaluate("places") > 0, "it was tried out"
    assert page.locator(".off-screen").count() == 0
    assert (page.evaluate(IDS), page.locator("body").inner_text()) == before
    assert len(before[0]) == len(set(before[0]))


def test_another_move_than_the_speculated_one_can_be_made(site: str, page: Page) -> None:
    open_game(page, f"{site}{LANTERN}#{Session.new('lantern', seed='SPECULATED').link('seed')}")
    play(page, "walk")
    point(page, "walk")
    page.keyboard.press("2")
    expect(page.locator("#log li").first).to_contain_text("camp")
    expect(page.locator("#log li")).to_have_count(2)


def test_a_reload_resumes(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "reload", "person", "person")
    play(page, "walk")
    play(page, "walk")
    told, board = sentences(page), page.locator("#words").inner_text()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert sentences(page) == told and page.locator("#words").inner_text() == board


def test_undo_and_redo(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "undo", "person", "person")
    play(page, "walk")
    told = sentences(page)
    page.get_by_role("button", name="Undo (practice)").click()
    expect(page.locator("#log")).to_contain_text("Nothing yet")
    page.keyboard.press("r")
    expect(page.locator("#log")).not_to_contain_text("Nothing yet")
    assert sentences(page) == told


def test_a_seed_link_gives_the_same_deal_in_another_browser(site: str, profile: Callable[..., BrowserContext]) -> None:
    mine = profile(permissions=CLIPBOARD).new_page()
    open_game(mine, site + LANTERN)
    begin(mine, "the same for you", "person", "person", summit="peak")
    seed_link = link(mine, "seed")
    theirs = profile().new_page()
    open_game(theirs, seed_link)
    for page in (mine, theirs):
        for _ in range(6):
            play(page, "walk")
    assert sentences(theirs) == sentences(mine)
    assert "#" not in theirs.url, "a reload goes on with the game"


def test_a_replay_link_shows_the_same_end(site: str, profile: Callable[..., BrowserContext]) -> None:
    mine = profile(permissions=CLIPBOARD).new_page()
    open_game(mine, site + LANTERN)
    begin(mine, "look what happened", "easy", "hard", summit="hill")
    while not over(mine):
        pass
    theirs = profile().new_page()
    open_game(theirs, link(mine, "replay"))
    assert theirs.locator("#ask h2").inner_text() == mine.locator("#ask h2").inner_text()
    assert sentences(theirs) == sentences(mine)
    theirs.locator("#slider").fill("1")
    expect(theirs.locator("#ask")).to_contain_text("Position 1 of")
    expect(theirs.locator("#log li")).to_have_count(1)


def test_a_position_link_goes_on_from_there(site: str, profile: Callable[..., BrowserContext]) -> None:
    mine = profile(permissions=CLIPBOARD).new_page()
    open_game(mine, site + LANTERN)
    begin(mine, "your move", "person", "person")
    play(mine, "walk")
    theirs = profile().new_page()
    open_game(theirs, link(mine, "position"))
    assert sentences(theirs) == sentences(mine)
    play(theirs, moves(theirs)[-1])


def test_hostile_text_stays_text(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "<img src=x onerror=alert(1)>", "person", "person")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#share")).to_contain_text("<IMG SRC=X")
    assert page.locator("main img").count() == 0


def test_a_whole_game_in_firefox(site: str, firefox: Browser) -> None:
    context = firefox_context(firefox)
    page = context.new_page()
    open_game(page, site + LANTERN)
    begin(page, "another engine", "person", "hard", summit="hill")
    while not over(page):
        play(page, moves(page)[-1])
    expect(page.locator("#ask")).to_contain_text("Scores:")
    context.close()
