"""Undo, log, replay, links to a move, hints, rules, tutorial."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, expect_log, moves, open_game, play, sentences, wait_for_person

LANTERN, ENGINE = "play/lantern/", "play/utopia-engine/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def test_the_log_is_filtered_highlights_the_board_and_leads_to_positions(
    site: str, profile: Callable[..., BrowserContext]
) -> None:
    page = profile(viewport={"width": 1280, "height": 800}, permissions=CLIPBOARD).new_page()
    open_game(page, site + LANTERN)
    begin(page, "look back", "person", "person", names=("Anna", "Ben"))
    for _ in range(8):
        play(page, moves(page)[-1])
    told = sentences(page)
    # whose moves
    filters = page.get_by_role("group", name="Whose moves")
    filters.get_by_role("button", name="Ben").click()
    expect(page.locator("#log")).not_to_contain_text("Anna")
    expect_log(page, [line for line in told if "Ben" in line])
    filters.get_by_role("button", name="All").click()
    expect(page.locator("#log li")).to_have_count(len(told))
    # where it happened: by pointing, by focus, and at the position it leads to
    line = page.locator("#log li button[data-highlights=path]").last
    line.hover()
    expect(page.locator('[data-part="path"]')).to_have_class("can pointed")
    page.locator("h1").hover()
    line.focus()
    expect(page.locator('[data-part="path"]')).to_have_class("can pointed")
    line.click()
    expect(page.locator("#ask")).to_contain_text("Position 1 of 8")
    expect(page.locator('[data-part="path"][data-pointed]')).to_have_count(1)
    expect(page.locator("#log li[aria-current]")).to_have_text(told[0])
    # step, slide, play, pause, speed
    page.get_by_role("button", name="One on").click()
    expect(page.locator("#ask")).to_contain_text("Position 2 of 8")
    page.locator("#slider").fill("4")
    expect(page.locator("#ask")).to_contain_text("Position 4 of 8")
    # a link to this move
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.locator("#live")).to_contain_text("copied")
    here: str = page.evaluate("navigator.clipboard.readText()")
    page.get_by_label("How fast").select_option("fastest")
    page.get_by_role("button", name="Show move by move").click()
    expect(page.locator("#moves")).to_be_visible()  # at its end the game itself is shown
    page.locator("#log button").last.click()
    page.get_by_label("How fast").select_option("slow")
    page.get_by_role("button", name="Show move by move").click()
    page.get_by_role("button", name="Pause").click()
    stopped = page.locator(".slider span").inner_text()
    page.wait_for_timeout(300)
    assert page.locator(".slider span").inner_text() == stopped
    page.get_by_role("button", name="Back to the game").click()
    expect_log(page, told)
    theirs = profile(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    open_game(theirs, here)
    expect(theirs.locator("#ask")).to_contain_text("Position 4 of 8")
    theirs.locator("#log li button[data-highlights=path]").last.tap()  # by touch it also leads there
    expect(theirs.locator("#ask")).to_contain_text("Position 1 of 8")
    expect(theirs.locator('[data-part="path"][data-pointed]')).to_have_count(1)
    theirs.get_by_role("button", name="Play on from here").click()
    wait_for_person(theirs)
    play(theirs, moves(theirs)[0])
    theirs.get_by_role("button", name="Your games").click()
    expect(theirs.locator("#games li")).to_have_count(2)  # the game that was sent, and the branch
    theirs.keyboard.press("Escape")
    question = theirs.locator(".question-link")  # on a phone the question stays on the screen and leads to the moves
    expect(question).to_be_in_viewport()
    theirs.evaluate("scrollTo(0, 0)")
    question.click()
    expect(theirs.locator("#moves button").first).to_be_in_viewport()
    # the same link as a QR code, and in the share sheet
    page.evaluate("navigator.share = (what) => { window.sent = what; return Promise.resolve(); }")
    page.evaluate("document.documentElement.removeAttribute('data-no-sheet')")
    page.get_by_role("button", name="Share", exact=True).click()
    page.locator('#share [data-kind="seed"][data-way="sheet"]').click()
    page.wait_for_function("() => window.sent?.url.includes('#lantern?')")
    page.locator('#share [data-do="qr"][data-kind="replay"]').click()
    expect(page.get_by_role("img", name="A code to photograph: The whole game.")).to_be_visible(timeout=20_000)


def test_a_move_or_a_whole_turn_is_undone(site: str, page: Page) -> None:
    open_game(page, site + ENGINE)
    begin(page, "explorer 2", "person")
    play(page, next(move for move in moves(page) if move.startswith("search")))
    undo, turn = page.locator("#tool-undo"), page.locator("#tool-undo-turn")
    expect(undo).to_have_text("Undo (practice)")
    expect(turn).to_be_disabled()
    rolled = sentences(page)
    before = page.locator("#words").text_content()
    for _ in range(2):
        play(page, moves(page)[0])
    expect(turn).to_have_text("Undo this turn (practice)")  # the second die has revealed the next two
    page.keyboard.press("t")
    expect(page.locator("#words")).to_have_text(before or "")
    expect_log(page, rolled)
    page.keyboard.press("r")
    expect(page.locator("#words")).not_to_have_text(before or "")
    expect(undo).to_have_text("Undo")  # one die placed, nothing revealed: free
    page.keyboard.press("u")
    expect(page.locator("#words")).to_have_text(before or "")


def test_hints_are_shown_and_counted_and_rules_are_a_click_away(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "help", "person", "easy", summit="hill")
    page.keyboard.press("h")
    expect(page.locator("#ask .hint")).to_contain_text("because")
    expect(page.locator("#board [data-hint]")).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("Hint:")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="The rule").click()
    rules = opened.value
    expect(rules.locator(":target")).to_be_visible()
    rules.close()
    page.get_by_role("button", name="Symbols").click()
    symbols = page.get_by_role("dialog", name="What the symbols mean")
    expect(symbols.locator("dt svg").first).to_be_visible()
    expect(symbols).to_contain_text("A camp")
    symbols.get_by_role("button", name="Close").press("Enter")
    expect(symbols).to_be_hidden()
    play(page, "walk")
    page.get_by_role("button", name="Undo (practice)").click()  # a die was thrown: practice, which the result mentions
    expect(page.locator("#log")).to_contain_text("Nothing yet")
    while not page.locator("#ask .end").is_visible():
        wait_for_person(page)
        if page.locator("#moves").is_visible():
            play(page, moves(page)[-1])
    expect(page.locator("#ask")).to_contain_text("1 hint was given.")
    expect(page.locator("#ask")).to_contain_text("1 move was taken back after it had shown something.")


def test_the_tutorial_is_begun_left_and_continued(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    page.get_by_role("button", name="Show me how").click()
    expect(page.locator("#ask .lesson")).to_contain_text("Welcome")
    page.locator("#moves .hinted").click()
    expect(page.locator("#ask .lesson")).to_contain_text("lantern moved up")
    page.get_by_role("button", name="Leave the tutorial").click()  # left before its end …
    expect(page.locator("#ask .lesson")).to_have_count(0)
    expect(page.locator("#moves")).to_be_visible()
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.get_by_role("button", name="Show me how").click()  # … and continued later
    expect(page.locator("#ask .lesson")).to_contain_text("lantern moved up")
    page.locator('#moves [data-move="camp"]').click()
    expect(page.locator("#live")).to_contain_text("went your own way")
    wait_for_person(page)
    expect(page.locator("#ask .lesson")).to_contain_text("went your own way")
