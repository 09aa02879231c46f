"""EUTOPIA in the browser: whole games by mouse, by keyboard and with hand-overs; every screen checked."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, moves, open_game, over, wait_for_change
from test_accessibility import violations
from utopiary import Session

GAME = "play/eutopia/"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOTS = os.environ.get("UTOPIARY_SHOTS")  # a folder: screenshots are kept there


def hurry(page: Page) -> None:
    """Skip the waiting for bots."""
    button = page.locator('#ask [data-do="skip-waiting"]')
    if button.count():
        button.click()


def keep_screenshot(page: Page, name: str) -> None:
    """Save a screenshot if a folder for them is given."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{SHOTS}/eutopia-{name}.png", full_page=True)


def clicked(page: Page, move: str) -> None:
    """Click on the part of the board that makes the move."""
    spot = page.locator(f'#board [data-move="{move}"]').first
    wait_for_change(page, spot.click)


# Any move with an effect comes first, so that all kinds occur, but turns end soon.
PREFERRED = ("role", "stand", "flip", "confirm", "work", "stabilise", "add", "journey", "give", "roam", "advise")


def next_move(page: Page, taken: set[str]) -> str:
    """A useful move if there is one, else a card not taken up before, else the end of the turn."""
    offered = moves(page)
    for verb in PREFERRED:
        fitting = [move for move in offered if move.split()[0] == verb]
        if fitting:
            return fitting[0]
    fresh = [move for move in offered if move.startswith("take") and move not in taken]
    return fresh[0] if len(taken) % 3 != 2 and fresh else "end"


def played(page: Page, make: Callable[[Page, str], None], between: Callable[[Page], None] = hurry) -> set[str]:
    """Play a whole game; the verbs of the moves that were made."""
    made: set[str] = set()
    taken: set[str] = set()
    for _ in range(300):
        between(page)
        if over(page):
            return made
        move = next_move(page, taken)
        taken.add(move)
        make(page, move)
        made.add(move.split()[0])
    raise AssertionError("the game has not ended after 300 moves")


def test_a_whole_game_by_mouse_with_bots(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, "by mouse", "person", "easy", level="extreme")
    made = played(page, clicked)
    assert {"role", "stand", "take", "end"} <= made and len(made) > 5
    expect(page.locator("#board .eu-ended")).to_be_visible()
    expect(page.locator("#ask h2")).not_to_be_empty()


def pressed(page: Page, move: str) -> None:
    """Enter on the part of the board that makes the move."""
    spot = page.locator(f'#board :is([role=button], button)[data-move="{move}"]').first
    spot.focus()
    wait_for_change(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"


def test_a_whole_game_by_keyboard(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, "by keyboard", "person", "easy", level="extreme", talents="on")
    made = played(page, pressed)
    assert {"role", "stand", "take", "end"} <= made


def uncover(page: Page) -> None:
    """Confirm the hand-over to the next player."""
    expect(page.locator("#ask :is(.moves, .end, .hand-over)")).to_be_visible()
    button = page.locator('#ask [data-do="uncover"]')
    if button.count():
        assert page.locator("#board [id^=card-]").count() == 0, "no cards are shown during the hand-over"
        wait_for_change(page, button.click)


def test_a_whole_game_from_hand_to_hand(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, "hot seat", "person", "person", "person", hands="hidden", level="extreme")
    expect(page.locator("#ask .hand-over, #ask .moves")).to_be_visible()
    seen: list[str] = []

    def make(page: Page, move: str) -> None:
        seen.append(page.locator("#ask .whose-turn").inner_text())
        clicked(page, move)

    played(page, make, uncover)
    assert len(set(seen)) == 3, "every seat had a turn"


def test_a_card_taken_up_can_be_put_back_by_tapping_it(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(**PHONE).new_page()
    open_game(page, site + GAME)
    begin(page, "put back", "person", "person")
    for move in ("role 1", "stand 3", "role 2", "stand 5", "flip"):
        wait_for_change(page, page.locator(f'#board [data-move="{move}"]').first.tap)
    card = page.locator("#board .eu-card.can").first
    wait_for_change(page, card.tap)
    expect(page.locator("#board .eu-card.chosen")).to_have_count(1)
    wait_for_change(page, page.locator("#board .eu-card.chosen").tap)
    expect(page.locator("#board .eu-card.chosen")).to_have_count(0)


# --- screens ---------------------------------------------------------------------------------------------------------


@cache
def scenes() -> dict[str, str]:
    """Links to positions of every kind: beginning, peace, a card taken up, war, the end."""
    found: dict[str, str] = {}
    for number in range(40):
        s = Session.new("eutopia", seed=f"looks {number}", seats=4, options={"talents": "on"})
        game = s.game
        while s.active and len(found) < 5:
            seat, state = s.active[0], s.state
            offered = s.prompt(seat).choices
            groups = {choice.group for choice in offered}
            on_map = len(state.events)
            names = {
                "beginning": state.phase == "place",
                "peace": state.phase == "action" and state.round > 1 and on_map > 2 and not state.war,
                "card": state.phase == "card" and {"stabilise", "work", "journey", "give"} <= groups and not state.war,
                "war": state.phase == "action" and state.war,
            }
            for name in (name for name, fits in names.items() if fits and name not in found):
                found[name] = s.link("position")
            best = max(offered, key=lambda choice: game.worth(game.after(state, seat, choice.move), seat))
            s.play(seat, best.move)
        if not s.active:
            found.setdefault("end", s.link("replay"))
        if len(found) == 5:
            break
    return found


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (390, "dark"), (1280, "light"), (1280, "dark")])
def test_every_screen_fits_and_has_no_violation(
    site: str, profile: Callable[..., BrowserContext], width: int, scheme: str
) -> None:
    page = profile(viewport={"width": width, "height": 844 if width < 600 else 800}, color_scheme=scheme).new_page()
    found = scenes()
    assert len(found) == 5
    if scheme == "dark":  # the same markup in other colours
        found = {name: found[name] for name in ("card", "war")}
    for number, (name, link) in enumerate(found.items()):
        if number:
            page.evaluate("link => { location.hash = link }", link.lstrip("#"))
            page.wait_for_function("() => !location.hash")
        else:
            open_game(page, site + GAME + "#" + link.lstrip("#"))
        expect(page.locator("#board .eu-map")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        small = page.evaluate(
            """() => [...document.querySelectorAll('#board .can')].filter((e) => {
              const box = e.getBoundingClientRect();
              return box.width < 43.5 || box.height < 43.5;
            }).map((e) => e.id || e.outerHTML.slice(0, 80))"""
        )
        assert small == [], name
        keep_screenshot(page, f"{name}-{width}-{scheme}")
        assert violations(page) == [], name
