"""Whole games of Transecopia in a browser: by mouse on the sea floor, by keyboard alone, by two around one device."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from game_page import BOTS, assert_fits, begin, moves, open_game, wait_for_change
from test_accessibility import violations
from transecopia_player import choose
from utopiary import Session, move_text

GAME = "play/transecopia/"
PLAIN = {"characters": "none", "artifacts": "first-game"}
ALONE, TWO = "short 20", "short 56"  # seeds whose games are soon over when the captain plays
STILL = {"reduced_motion": "reduce"}
ASKED = "#ask .moves, #ask .end, #ask .hand-over"


def settle(page: Page) -> None:
    hurry = page.locator("#ask [data-do=skip-waiting]")
    expect(page.locator(f"{ASKED}, #ask [data-do=skip-waiting]").first).to_be_visible()
    if hurry.is_visible():
        hurry.dispatch_event("click")
    expect(page.locator(ASKED)).to_be_visible(timeout=BOTS)


def open_table(page: Page, site: str, seed: str, *seats: str) -> None:
    """Start a new game and wait until it is saved."""
    open_game(page, site + GAME)
    begin(page, seed, *seats, **PLAIN)
    page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('utopiary/transecopia/'))")
    settle(page)


def saved(page: Page) -> Session:
    """The game as saved by the page."""
    stored = json.loads(page.evaluate("JSON.stringify(localStorage)"))
    slots = [text.split(" ", 2) for key, text in stored.items() if key.startswith("utopiary/transecopia/")]
    return Session.load(json.loads(max(slots, key=lambda slot: (int(slot[1]), int(slot[0])))[2]))


def scripted_move(page: Page) -> str:
    """The scripted captain's move for the seat on the screen; all seats may have to act at once."""
    session, shown = saved(page), moves(page)
    for seat in session.people_to_act:
        if [move_text(choice.move) for choice in session.prompt(seat).choices] == shown:
            return choose(session.view(seat), shown)
    raise AssertionError("nobody is asked this")


def over(page: Page) -> bool:
    settle(page)
    return page.locator("#ask .end").is_visible()


def in_sight(spot: Locator) -> Locator:
    """Scroll a spot to the middle of the window, away from the sticky action panel."""
    spot.evaluate("element => element.scrollIntoView({ block: 'center' })")
    return spot


class Hand:
    """Makes moves on the board with one way of pressing."""

    def __init__(self, page: Page, press: Callable[[Locator], None], drags: bool = False) -> None:
        self.page, self.press, self.drags, self.made = page, press, drags, 0

    def make(self, move: str) -> None:
        self.made += 1
        spot = self.page.locator(f'#board [data-move="{move}"]').first
        word, *rest = move.split()
        if word == "place" and not spot.count():
            die = self.page.locator(f'#board [data-drag="{rest[0]}"]').first
            place = self.page.locator(f'#board [data-drop-{rest[0]}="{move}"]')
            if self.drags and self.made % 3 == 0:
                in_sight(place)
                die.drag_to(place)
                return
            self.press(die)
            expect(spot).to_be_attached()
        self.press(spot)


def test_a_whole_game_by_mouse_on_the_board(site: str, page: Page) -> None:
    open_table(page, site, ALONE, "person", "easy")
    hand = Hand(page, lambda spot: in_sight(spot).click(), drags=True)
    verbs, watched = set(), False
    while not over(page):
        move = scripted_move(page)
        verbs.add(move.split()[0])
        wait_for_change(page, lambda move=move: hand.make(move))
        if page.locator("#tr-reveal .zone-result").count() and not watched:
            watch(page)
            watched = True
    assert {"place", "ready", "buy", "build", "pay", "done"} <= verbs and watched
    expect(page.locator("#tr-end tbody tr")).to_have_count(2)
    expect(page.locator("#tr-end .rift")).to_be_visible()


def watch(page: Page) -> None:
    """The reveal can be followed, stepped through, and skipped."""
    expect(page.locator("#way-follow")).to_have_attribute("aria-pressed", "true")
    zones = page.locator("#tr-reveal .zone-result").count()
    page.locator("#way-step").click()
    expect(page.locator("#way-step")).to_have_attribute("aria-pressed", "true")
    while page.locator("#tr-next").count():
        shown = page.locator("#tr-reveal .zone-result").count()
        page.locator("#tr-next").click()
        expect(page.locator("#tr-reveal .zone-result")).not_to_have_count(shown)
    expect(page.locator("#tr-reveal .zone-result")).to_have_count(zones)
    page.locator("#way-skip").click()
    expect(page.locator("#tr-reveal .appears")).to_have_count(0)
    page.locator("#way-follow").click()


def test_a_whole_game_by_keyboard_alone(site: str, profile: Callable[..., BrowserContext]) -> None:
    """Dice and places by Enter on the board, everything else by its digit or by Enter in the list."""
    page = profile(**STILL).new_page()
    open_table(page, site, ALONE, "person", "easy")

    def press(spot: Locator) -> None:
        spot.focus()
        page.keyboard.press("Enter")

    hand, turns = Hand(page, press), 0
    while not over(page):
        move = scripted_move(page)
        number = moves(page).index(move) + 1

        def act(move: str = move, number: int = number) -> None:
            if number < 10 and not move.startswith("place"):
                page.keyboard.press(str(number))
            else:
                hand.make(move)

        wait_for_change(page, act)
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
        turns += 1
    assert turns > 40
    expect(page.locator("#tr-end tbody tr")).to_have_count(2)


def test_two_people_around_one_device(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(viewport={"width": 390, "height": 844}, **STILL).new_page()
    open_table(page, site, TWO, "person", "person")
    handed, phases = 0, set()
    while not over(page):
        if page.locator("#ask .hand-over").is_visible():
            handed += 1
            phases.add(saved(page).state.phase)
            assert page.locator("#board .can, #board .own, #board #upgrade").count() == 0, "no secrets are shown"
            wait_for_change(page, lambda: page.locator("#ask [data-do=uncover]").click())
            continue
        move = scripted_move(page)
        wait_for_change(page, lambda move=move: page.locator(f'#moves [data-move="{move}"]').click())
    assert handed > 12 and "deploy" in phases, "deployment goes round"
    expect(page.locator("#tr-end tbody tr")).to_have_count(2)


# --- screens ---------------------------------------------------------------------------------------------------------


def position(seats: int, phase: str, after: int) -> str:
    """A link to a position of that phase, after so many others of the same phase."""
    session = Session.new("transecopia", seed=f"screens {seats}", seats=seats)
    while session.active:
        seat = session.people_to_act[0]
        if session.state.phase == phase:
            after -= 1
            if after < 0:
                break
        legal = [move_text(choice.move) for choice in session.prompt(seat).choices]
        session.play(seat, choose(session.view(seat), legal))
    return session.link("position")


def assert_dice_are_whole(page: Page) -> None:
    """Every die on the map can be seen on a phone, decided or not."""
    page.set_viewport_size({"width": 390, "height": 844})
    sizes = page.locator("#tr-floor .cube").evaluate_all(
        "dice => dice.map((die) => [die.getBoundingClientRect().width, die.getBoundingClientRect().height])"
    )
    assert sizes and min(map(min, sizes)) >= 24, sizes


@pytest.mark.parametrize("seats", [2, 5])
def test_screens_fit_and_have_no_violations(site: str, profile: Callable[..., BrowserContext], seats: int) -> None:
    page = profile(**STILL).new_page()
    open_game(page, site + GAME)
    for phase, after in (("draft", 0), ("deploy", 9 * seats), ("acquisition", 5), ("production", 9), ("over", 0)):
        page.goto(f"{site}{GAME}#{position(seats, phase, after)}")
        expect(page).not_to_have_url(re.compile("#"), timeout=BOTS)  # the link has been read: hundreds of moves
        if phase != "over":
            expect(page.locator(f"#board .at-{phase}, #board .waiting-{phase}")).to_be_visible()
            if page.locator("#ask .hand-over").is_visible():
                page.locator("#ask [data-do=uncover]").click()
            expect(page.locator(f"#board .at-{phase}")).to_be_visible()
        else:
            expect(page.locator("#tr-end table")).to_be_visible()
        assert_fits(page, phase, 320, 390, 1280)
        if phase == "acquisition":
            assert_dice_are_whole(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert violations(page) == [], (phase, scheme)
