"""Utopia Engine on its board: whole games by mouse, by keyboard and by touch; every screen looked over."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from game_page import begin, moves, open_game, over, sentences, wait_for_change
from test_accessibility import violations
from utopia_engine_player import LUCKY, best_move, expert_move, played, won
from utopiary import Session

GAME = "play/utopia-engine/"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TWO_DICE = "explorer 2"  # the first roll shows two different ones
SHOTS = os.environ.get("UTOPIARY_SHOTS")  # a folder: screenshots are kept there


class Player:
    """Makes the explorer's moves in the page, by one way of pointing."""

    def __init__(self, page: Page, seed: str, point: Callable[[Locator], None], drag: bool = False) -> None:
        self.page, self.point, self.drag = page, point, drag
        self.session = Session.new("utopia-engine", seed=seed)
        begin(page, seed, "person")

    def play_to_the_end(self) -> None:
        while self.session.active:
            move = best_move(self.session)
            wait_for_change(self.page, lambda move=move: self.make(move))
            self.session.play(0, move)
        assert over(self.page)

    def make(self, move: str) -> None:
        """On the board only: pick up what has to be picked up, show what has to be shown."""
        spot = self.page.locator(f'#board [data-move="{move}"]').first
        verb, *rest = move.split()
        if verb in ("put", "waste"):
            die = self.page.locator(f'#board [data-drag="{rest[0]}"]').first
            place = self.page.locator(f'#board [data-drop-{rest[0]}="{move}"]')
            if self.drag and self.session.cursor % 3 == 0:
                die.drag_to(place)
                return
            if spot.count() == 0:
                self.point(die)
        elif not spot.count() or not spot.is_visible():
            self._turn_over(spot)
        self.point(spot)

    def _turn_over(self, spot: Locator) -> None:
        """It lies under the other tab."""
        for side in ("wilds", "workshop"):
            tab = self.page.locator(f"label:has(#ue-tab-{side})")
            if tab.is_visible() and not spot.is_visible():
                self.point(tab)


def test_a_whole_game_by_mouse_on_the_board(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    player = Player(page, "explorer 59", lambda spot: spot.click(), drag=True)
    player.play_to_the_end()
    outcome = player.session.outcome
    assert outcome is not None
    expect(page.locator("#ue-outcome .score-table tfoot")).to_contain_text(str(outcome.scores[0]))
    expect(page.locator("#ue-outcome .story li")).not_to_have_count(0)
    expect(page.locator("#ue-outcome svg.run")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(**PHONE).new_page()
    open_game(page, site + GAME)
    Player(page, "explorer 70", lambda spot: spot.tap()).play_to_the_end()
    expect(page.locator("#ue-outcome .score-table")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    session = Session.new("utopia-engine", seed=LUCKY)
    begin(page, LUCKY, "person")
    page.locator("#moves button").first.focus()
    while session.active:
        move = expert_move(session)
        number = moves(page).index(move)
        if number < 9 and session.cursor % 6:
            wait_for_change(page, lambda number=number: page.keyboard.press(str(number + 1)))
        else:
            _walk_to(page, move)
            wait_for_change(page, lambda: page.keyboard.press("Enter"))
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
        session.play(0, move)
    assert over(page)
    assert session.outcome
    expect(page.locator("#ue-outcome .score-table tfoot")).to_contain_text(str(session.outcome.scores[0]))


def _walk_to(page: Page, move: str) -> None:
    """By Tab, as far as it takes."""
    for _ in range(150):
        if page.evaluate("document.activeElement.dataset.move") == move:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {move} by keyboard")


def test_die_and_square_by_keyboard_on_the_board(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, TWO_DICE, "person")
    page.locator('#board [data-move^="search great-wilds"]').focus()
    wait_for_change(page, lambda: page.keyboard.press("Enter"))
    page.locator("#square-t1").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#square-t1")).to_have_attribute("data-held", "")
    page.locator(".die-button").first.focus()
    wait_for_change(page, lambda: page.keyboard.press(" "))
    expect(page.locator("#square-t1 b")).to_be_visible()
    assert page.evaluate("document.activeElement.closest('#board') !== null"), "focus goes on on the board"


def test_a_die_can_be_dragged_by_finger(site: str, profile: Callable[..., BrowserContext]) -> None:
    context = profile(**PHONE)
    page = context.new_page()
    open_game(page, site + GAME)
    begin(page, "explorer 59", "person")
    wait_for_change(page, lambda: page.locator('#board [data-move^="search great-wilds"]').tap())
    die, square = page.locator(".die-button").first, page.locator("#square-b3")
    start, end = _middle(die), _middle(square)
    finger = context.new_cdp_session(page)

    def drag() -> None:
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
        for share in (0.2, 0.5, 0.8, 1.0):
            at = {axis: start[axis] + (end[axis] - start[axis]) * share for axis in ("x", "y")}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    wait_for_change(page, drag)
    expect(square.locator("b")).to_be_visible()


def _middle(spot: Locator) -> dict[str, float]:
    box = spot.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_a_drop_beside_everything_changes_nothing(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, "explorer 59", "person")
    wait_for_change(page, lambda: page.locator('#board [data-move^="search great-wilds"]').click())
    before = sentences(page)
    page.locator(".die-button").first.drag_to(page.locator("h1"))
    page.wait_for_timeout(200)
    assert sentences(page) == before
    expect(page.locator(".dragged, .dropping")).to_have_count(0)


def test_odds_are_shown_on_request_for_a_goal(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    begin(page, "explorer 92", "person")
    wait_for_change(page, lambda: page.locator('#board [data-move^="search great-wilds"]').click())
    page.get_by_role("button", name="Show odds").click()
    expect(page.locator(".square .badge").first).to_be_visible()
    page.get_by_role("button", name="No fight").click()
    expect(page.locator(".best-odds")).to_contain_text("Best:")
    page.get_by_role("button", name="Hide odds").click()
    expect(page.locator(".badge")).to_have_count(0)


def test_the_chosen_tab_stays_chosen(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(**PHONE).new_page()
    open_game(page, site + GAME)
    expect(page.locator("#ue-workshop")).to_be_hidden()
    page.locator("label:has(#ue-tab-workshop)").tap()
    expect(page.locator("#ue-workshop")).to_be_visible()
    expect(page.locator("#ue-wilds")).to_be_hidden()
    wait_for_change(page, lambda: page.locator('#moves [data-move^="search great-wilds"]').tap())
    expect(page.locator("#ue-workshop")).to_be_hidden()  # while one searches, only that matters
    page.locator("#tool-undo").tap()
    expect(page.locator("#ue-workshop")).to_be_visible()


def test_the_panel_about_a_region(site: str, page: Page) -> None:
    open_game(page, site + GAME)
    page.get_by_role("button", name="1 Halebeard Peak").click()
    expect(page.get_by_role("dialog", name="Halebeard Peak")).to_contain_text("Giant of the Peaks")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Halebeard Peak")).to_be_hidden()


# --- every screen ----------------------------------------------------------------------------------------------------


def screens() -> Iterator[tuple[str, Session]]:
    """The faces of the board, each as a game that stands there."""
    yield "start", Session.new("utopia-engine", seed="explorer 59")
    wanted: dict[str, Callable[[dict], bool]] = {  # type: ignore[type-arg]
        "search": lambda view: view["phase"] == "search" and sum(map(bool, view["search"]["squares"])) == 2,
        "combat": lambda view: view["phase"] == "combat" and view["combat"]["rolls"] == 1,
        "activation": lambda view: view["phase"] == "activation" and sum(map(bool, view["activation"]["squares"])) == 4,
        "connection": lambda view: view["phase"] == "connection" and sum(map(bool, view["connection"]["squares"])) == 2,
        "workshop": lambda view: view["phase"] == "free" and any(link["value"] is not None for link in view["links"]),
    }
    for name, fits in wanted.items():
        session = Session.new("utopia-engine", seed="explorer 59")
        while session.active and not fits(session.view(0)):
            session.play(0, best_move(session))
        assert session.active, f"explorer 59 never comes to {name}"
        yield name, session
    yield "final", played("explorer 23", "final")
    yield "finished", played("explorer 59")
    yield "won", won()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_every_screen(site: str, profile: Callable[..., BrowserContext], scheme: str, width: int) -> None:
    """axe finds nothing, nothing sticks out, fingers find what they tap; pictures for eyes, where wanted."""
    phone = PHONE if width == 390 else {"viewport": {"width": width, "height": 800}}
    page = profile(**{**phone, "color_scheme": scheme, "reduced_motion": "reduce"}).new_page()
    open_game(page, site + GAME)
    for name, session in screens():
        page.evaluate("fragment => { location.hash = fragment }", session.link("position"))
        expect(page.locator("#log li").first).to_have_text(_last(session))
        if name == "workshop" and width == 390:
            page.locator("label:has(#ue-tab-workshop)").tap()
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / f"{name}-{width}-{scheme}.png", full_page=True)
        assert violations(page) == [], name
        for narrow in (320, width):
            page.set_viewport_size({"width": narrow, "height": 800})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} sticks out at {narrow}"
            assert too_small(page) == [], f"{name} at {narrow}"
        if name == "workshop" and width == 390:
            page.locator("label:has(#ue-tab-wilds)").tap()


def _last(session: Session) -> str:
    from app.speakers import speaker

    lines = session.log(0)
    return speaker(session)(lines[-1].text) if lines else "Nothing yet."


def too_small(page: Page) -> list[str]:
    """What can be tapped on the board and is less than 44 pixels wide or high."""
    small: list[str] = page.evaluate(
        """[...document.querySelectorAll("#board .can, #board button, #board label")].filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return element.checkVisibility() && Math.min(width, height) < 43.5 && width > 0;
        }).map((element) => `${element.id} ${JSON.stringify(element.getBoundingClientRect())}`)"""
    )
    return small
