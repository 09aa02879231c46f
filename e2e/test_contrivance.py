"""Contrivance in real browsers: by mouse on the board, by keyboard alone, with two people on one device."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import assert_fits, begin, moves, open_game, over, tab_to_moves, wait_for_change, wait_for_person
from test_accessibility import violations
from utopiary import Session, move_text
from utopiary.core.rng import Rng

CONTRIVANCE = "play/contrivance/"
SHORT = "short 12"  # a seed whose game is short if every seat takes its first move
STILL = {"reduced_motion": "reduce"}


def test_a_whole_game_by_mouse_on_the_board(site: str, page: Page) -> None:
    open_game(page, site + CONTRIVANCE)
    begin(page, SHORT, "person", "easy")
    verbs = set()
    while not over(page):
        move = moves(page)[0]
        verbs.add(move.split()[0])
        spot = page.locator(f'#board [data-move="{move}"]').first
        wait_for_change(page, lambda spot=spot: spot.click(force=True))  # an animated element is never stable
    assert {"take", "put", "done", "play", "tile", "draw"} <= verbs
    assert page.evaluate("document.getAnimations().length") > 8, "the end is animated"
    page.locator("#cv-animation").click()
    expect(page.locator("#cv-animation")).to_contain_text("again")
    assert page.evaluate("document.getAnimations().filter(one => one.animationName).length") == 0
    expect(page.locator(".score-table tbody tr")).to_have_count(2)
    expect(page.locator("#ask h2")).to_contain_text("Contrivance")


def test_a_whole_game_by_keyboard_alone(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(**STILL).new_page()
    open_game(page, site + CONTRIVANCE)
    begin(page, SHORT, "person", "easy")
    tab_to_moves(page)
    turns = 0
    while not over(page):
        key = "Enter" if turns % 3 == 2 else "1"
        wait_for_change(page, lambda key=key: page.keyboard.press(key))
        wait_for_person(page)
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
        turns += 1
        assert turns < 150
    assert turns > 15


def test_the_board_can_be_played_with_enter(site: str, page: Page) -> None:
    open_game(page, site + CONTRIVANCE)
    begin(page, SHORT, "person", "person")
    page.locator("#ask [data-do=uncover]").click()
    for _ in range(3):  # take, put, done
        wait_for_person(page)
        page.locator(f'#board [data-move="{moves(page)[0]}"]').first.focus()
        wait_for_change(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator("#ask .hand-over")).to_be_visible()


def test_two_people_around_one_device(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(viewport={"width": 390, "height": 844}, **STILL).new_page()
    open_game(page, site + CONTRIVANCE)
    begin(page, SHORT, "person", "person")
    expect(page.locator("#ask .hand-over")).to_be_visible()
    handed = 0
    screen = page.locator("#ask .moves, #ask .end, #ask .hand-over")
    while True:
        expect(screen).to_be_visible()
        if page.locator("#ask .end").is_visible():
            break
        if page.locator("#ask .hand-over").is_visible():
            handed += 1
            assert page.locator("#board [id^=card-], #board .can").count() == 0, "no hand is on the screen"
            wait_for_change(page, page.locator("#ask [data-do=uncover]").click)
            continue
        wait_for_change(page, page.locator("#moves button").first.click)
    assert handed > 9, "after every turn"
    expect(page.locator(".score-table tbody tr")).to_have_count(2)


def test_the_preview_is_a_switch_and_the_pile_opens(site: str, page: Page) -> None:
    open_game(page, f"{site}{CONTRIVANCE}#{position(3, 'act', 6)}")
    page.locator("#ask [data-do=uncover]").click()
    expect(page.locator("#board .tile.burns").first).to_be_visible()
    page.locator("#cv-preview").click()
    expect(page.locator("#board .tile.burns")).to_have_count(0)
    page.locator("#discard").click()
    expect(page.locator("#cv-pile .pile li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#cv-pile")).to_be_hidden()


def test_the_rivets_of_a_double_are_an_option(site: str, page: Page) -> None:
    open_game(page, site + CONTRIVANCE)
    double = page.locator("#cv-action-panel [id$=-double]")
    for rivets, sides in (("opposite", "up, down"), ("adjacent", "up, right")):
        begin(page, SHORT, "person", "easy", rivets=rivets, tie="shared")
        wait_for_person(page)
        expect(double).to_have_attribute("aria-label", re.compile(f"rivets {sides}"))


def test_a_change_shows_what_it_does_and_can_be_taken_back(site: str, page: Page) -> None:
    session, rng = Session.new("contrivance", seed="effects", seats=3), Rng.of("effects")
    while not (session.state.phase == "confirm" and session.state.card and changes(session)):
        session.play(session.active[0], rng.pick(session.game.moves(session.state, session.active[0])))
    open_game(page, f"{site}{CONTRIVANCE}#{session.link('position')}")
    page.locator("#ask [data-do=uncover]").click()
    expect(page.locator("#cv-action-panel .effect .change")).to_have_text(changes(session))
    page.locator("#cv-undo").click()
    expect(page.locator("#cv-action-panel .effect")).to_have_count(0)
    expect(page.locator("#ask .moves")).to_be_visible()


def changes(session: Session) -> list[str | re.Pattern[str]]:
    """What the rows and their abilities were worth before and are worth now, where that differs."""
    pairs = []
    for row in session.view()["rows"]:
        pairs += [(row["before"], row["score"]), (row["ability"]["before"], row["ability"]["points"])]
    return [re.compile(rf"^{was} → {now} ") for was, now in pairs if was is not None and was != now]


# --- screens ---------------------------------------------------------------------------------------------------------


def position(seats: int, phase: str, after: int = 0) -> str:
    """A link to a position of that phase, `after` so many others of the same phase."""
    session, rng = Session.new("contrivance", seed=f"{seats} {phase}", seats=seats), Rng.of("screens")
    while session.active:
        if session.state.phase == phase:
            after -= 1
            if after < 0:
                return session.link("position")
        choices = session.prompt(session.active[0]).choices
        session.play(session.active[0], move_text(choices[rng.below(len(choices))].move))
    return session.link("position")


def screens(page: Page, site: str, seats: int, *phases: str) -> Iterator[str]:
    for phase in phases:
        link = position(seats, phase, 2)
        if page.locator("html[data-ready]").count():
            page.goto(f"{site}{CONTRIVANCE}#{link}")
        else:
            open_game(page, f"{site}{CONTRIVANCE}#{link}")
        ready = page.locator("#ask .end" if phase == "over" else "#ask .hand-over")
        expect(ready).to_be_visible()
        if phase != "over":
            page.locator("#ask [data-do=uncover]").click()
            expect(page.locator(f"#board .at-{phase}")).to_be_visible()
        yield phase


@pytest.mark.parametrize("phases", [("take", "face", "act"), ("tile", "confirm", "over")], ids=["first", "then"])
@pytest.mark.parametrize("seats", [2, 6])
def test_screens_fit_and_have_no_violations(
    site: str, profile: Callable[..., BrowserContext], seats: int, phases: tuple[str, ...]
) -> None:
    page = profile(**STILL).new_page()
    for phase in screens(page, site, seats, *phases):
        assert_fits(page, phase, 320, 390, 1280)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert violations(page) == [], (phase, scheme)
