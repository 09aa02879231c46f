"""Utopia in a browser: by mouse on the map, by keyboard alone, by two players at one device, on a phone."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from game_page import begin, moves, open_game, tab_to_moves, wait_for_person
from test_accessibility import violations
from utopiary import Move, Session, move_text
from utopiary.games.utopia.data import FAIR_START

UTOPIA = "play/utopia/"
STILL = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844}
SEED = "Four islands 2"
KEPT_CARD = 0.02  # worth of a card that is kept


@cache
def whole(seats: int, start: str = "rulebook", **bots: str) -> Session:
    """Return a game of greedy players who build whatever they can: short, with every kind of move."""
    levels = {int(seat.removeprefix("seat")): level for seat, level in bots.items()}
    session = Session.new("utopia", seed=SEED, seats=seats, options={"start": start}, bots=levels)
    while session.active:
        session.play(session.active[0], _good_move(session))
    return session


def _good_move(session: Session) -> Move:
    """Return something to build, or the move of most worth; a card is played only for a clear gain."""
    game, seat = session.game, session.active[0]

    def promise(state: Any) -> float:
        if state.phase in ("card", "move"):  # to be judged by what comes of it
            return max(promise(game.step(state, seat, move)[0]) for move in game.moves(state, seat))
        return game.worth(state, seat)

    listed = [choice.move for choice in session.prompt(seat).choices]
    builds = [move for move in listed if move[0] in ("wonder", "control")]
    values = {
        move: promise(game.step(session.state, seat, move)[0]) + KEPT_CARD * (move == ("end",)) for move in listed
    }
    return builds[0] if builds else max(listed, key=lambda move: values[move])


def number_of(session: Session, phase: str, round: int = 0) -> int:
    """Return the number of the first position of a phase in that round or later, else of the last one before."""
    found = [n for n, state in enumerate(session.states) if state.phase == phase]
    return next((n for n in found if session.states[n].round >= round), found[-1])


def asked(page: Page) -> str:
    return page.locator("#ask").inner_html()


def moved(page: Page, before: str) -> None:
    """Wait for another question."""
    page.evaluate(
        """before => new Promise((done, fail) => {
            const late = setTimeout(() => fail(new Error("nothing happened")), 30000);
            const look = () => {
                if (document.getElementById("ask").innerHTML === before) return requestAnimationFrame(look);
                clearTimeout(late); done();
            };
            look();
        })""",
        before,
    )


def part_for(page: Page, move: str) -> Locator:
    """Return what to press on the board for a move; a district with several moves opens its details first."""
    found = page.locator(f'#board [data-move="{move}"]')
    if not found.count():
        district = move.split()[1]
        page.locator(f"#district-{district}").click(position={"x": 12, "y": 50}, force=True)
        expect(page.locator("#ut-district-details .details")).to_be_visible()
    return found.first


def uncover(page: Page) -> None:
    """Accept the device at the hand-over screen, which shows no hand."""
    expect(page.locator("#ask .hand-over")).to_be_visible()
    assert page.locator("#board [id^=card-], #board .can").count() == 0
    before = asked(page)
    page.locator("#ask [data-do=uncover]").click()
    moved(page, before)


def test_two_people_play_a_whole_game_by_mouse_around_one_device(
    site: str, profile: Callable[..., BrowserContext]
) -> None:
    page = profile(viewport={"width": 1280, "height": 1100}, **STILL).new_page()
    open_game(page, site + UTOPIA)
    begin(page, SEED, "person", "person")
    expect(page.locator("#ask .hand-over")).to_be_visible()
    handed, game = 0, whole(2)
    for step in game.steps:
        if page.locator("#ask .hand-over").count():
            handed += 1
            uncover(page)
        before = asked(page)
        part_for(page, move_text(step.move)).click(force=True)
        moved(page, before)
    assert {"take", "place", "discard", "play", "lift", "go", "raise", "control", "end"} <= {
        step.move[0] for step in game.steps
    }
    assert handed > game.state.round, "hands are covered whenever the device changes hands"
    expect(page.locator("#ask .end h2")).to_contain_text("Fifty points")
    expect(page.locator(".score-table tbody tr")).to_have_count(2)
    assert page.locator(".score-table td b").all_inner_texts() == [
        str(n) for n in sorted(game.state.points, reverse=True)
    ]


def test_two_people_play_a_whole_game_by_keyboard_alone(site: str, profile: Callable[..., BrowserContext]) -> None:
    """Digits for the first nine moves, Tab and Enter for the others and for the hand-over."""
    page = profile(**STILL).new_page()
    game = whole(2)
    open_game(page, f"{site}{UTOPIA}#{game.at(0).link('position')}")
    for step in game.steps:
        if page.locator("#ask .hand-over").count():
            _press(page, "#ask [data-do=uncover]")
        move = move_text(step.move)
        place = moves(page).index(move)
        _press(page, f'#moves [data-move="{move}"]', str(place + 1) if place < 9 else "")
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
    expect(page.locator(".score-table tbody tr")).to_have_count(2)
    assert page.locator(".score-table td b").all_inner_texts() == [
        str(n) for n in sorted(game.state.points, reverse=True)
    ]


def _press(page: Page, button: str, digit: str = "") -> None:
    """Press a button by its digit, or by Tab until it has the focus, and Enter."""
    before = asked(page)
    if digit:
        page.keyboard.press(digit)
    else:
        for _ in range(150):
            if page.evaluate("button => document.activeElement.matches(button)", button):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    moved(page, before)


def test_the_last_rounds_against_a_bot_by_keyboard_alone(site: str, profile: Callable[..., BrowserContext]) -> None:
    game = whole(2, seat1="easy")
    page = profile(**STILL).new_page()
    at = number_of(game, "welcome", round=game.state.round - 1)
    open_game(page, f"{site}{UTOPIA}#{game.at(at).link('position')}")
    wait_for_person(page)
    tab_to_moves(page)
    turns = 0
    while True:
        if page.locator("#ask [data-do=skip-waiting]").count():
            page.locator("#ask [data-do=skip-waiting]").press("Enter")
        wait_for_person(page)
        if page.locator("#ask .end").count():
            break
        before = asked(page)
        last = page.locator("#moves button").last
        if "end" in moves(page) and turns % 2:
            last.press("Enter")
        else:
            page.keyboard.press("1")
        moved(page, before)
        assert page.evaluate("document.activeElement !== document.body"), "the keyboard keeps its place"
        turns += 1
        assert turns < 250
    assert turns > 12


def test_the_map_can_be_played_with_enter_and_a_district_opens_and_closes(site: str, page: Page) -> None:
    open_game(page, site + UTOPIA)
    begin(page, "by enter", "person", "person")
    uncover(page)
    for _ in range(2):  # take, place
        wait_for_person(page)
        move, before = moves(page)[0], asked(page)
        page.locator(f'#board [data-move="{move}"]').first.focus()
        page.keyboard.press("Enter")
        moved(page, before)
    page.locator("#district-e1").click()
    expect(page.locator("#ut-district-details")).to_contain_text("On foot to")
    page.locator("#ut-close").click()
    expect(page.locator("#ut-district-details .details")).to_have_count(0)


def test_the_animation_of_the_scoring_can_be_skipped(site: str, page: Page) -> None:
    game = whole(2)
    scored = [n for n, (one, next_) in enumerate(pairwise(game.states)) if next_.round > one.round and next_.paid]
    open_game(page, f"{site}{UTOPIA}#{game.at(scored[1]).link('position')}")
    uncover(page)
    before = asked(page)
    page.locator('#board [data-move="end"]').click()
    moved(page, before)
    lines = page.locator("#ut-round-scoring .appears")
    expect(lines.first).to_be_attached()
    running = "document.getAnimations().filter(one => /^ut-(appear|coin)$/.test(one.animationName)).length"
    assert page.evaluate(running) >= len(game.states[scored[1] + 1].paid), "coins fly and lines appear"
    if page.locator("#ask .hand-over").count():
        uncover(page)
    page.locator("#ut-skip").click()
    expect(page.locator("#ut-skip")).to_contain_text("again")
    assert page.evaluate(running) == 0 and lines.last.is_visible()


def test_a_fair_start_is_an_option_that_shows_from_the_start_to_the_result(site: str, page: Page) -> None:
    open_game(page, site + UTOPIA)
    begin(page, SEED, "person", "easy", "easy", start="fair")
    wait_for_person(page)
    first, second, last = (page.locator(f"#minister-row-{seat} .notes") for seat in start_order(SEED, 3))
    for minister, points in zip((first, second), FAIR_START[3], strict=False):
        expect(minister).to_contain_text(f"fair start: {points} points more at the end")
    expect(last).to_have_count(0)
    session = whole(2, start="fair")
    assert session.outcome
    page.goto(f"{site}{UTOPIA}#{session.link('replay')}")
    rows = page.locator("#ut-outcome tbody tr")
    order = [session.outcome.winners[0], 1 - session.outcome.winners[0]]
    fair = [session.state.fair[seat] for seat in order]
    expect(rows.locator("td:nth-child(2)")).to_have_text([str(session.outcome.scores[seat]) for seat in order])
    expect(rows.locator("td:nth-child(3)")).to_have_text([f"+{n}" if n else "–" for n in fair])
    expect(page.locator("#ut-round-scoring")).to_contain_text("Fair start")


def start_order(seed: str, seats: int) -> list[int]:
    order: list[int] = Session.new("utopia", seed=seed, seats=seats).state.track
    return order


def test_on_a_phone_the_map_is_moved_enlarged_and_dragged_to(site: str, profile: Callable[..., BrowserContext]) -> None:
    page = profile(viewport=PHONE, has_touch=True, is_mobile=True, **STILL).new_page()
    game = whole(3)
    open_game(page, f"{site}{UTOPIA}#{game.at(number_of(game, 'place')).link('position')}")
    if page.locator("#ask .hand-over").count():
        uncover(page)
    page.locator("#token-guest").scroll_into_view_if_needed()
    move = moves(page)[0]
    before = asked(page)
    page.locator(f'[data-drop-guest="{move}"]').first.scroll_into_view_if_needed()
    start = page.locator("#token-guest").bounding_box()
    goal = page.locator(f'[data-drop-guest="{move}"]').first.bounding_box()
    assert start and goal
    page.mouse.move(start["x"] + 15, start["y"] + 15)
    page.mouse.down()
    page.mouse.move(start["x"], start["y"] - 40)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    moved(page, before)
    if page.locator("#ask .hand-over").count():
        uncover(page)
    world, window = page.locator(".ut-world"), page.locator(".ut-window")
    wide = lambda: world.bounding_box()["width"]  # type: ignore[index] # noqa: E731
    first = wide()
    assert first > 2 * 390, "districts are as large as fingers"
    page.locator("[data-zoom-by]").first.click()
    assert wide() > first * 1.3
    for _ in range(8):
        page.locator("[data-zoom-by]").last.click()
    assert wide() == pytest.approx(window.bounding_box()["width"], abs=20), "all of it"  # type: ignore[index]
    page.locator("[data-zoom-by]").first.click()
    small = wide()
    _pinch(page, window)
    assert wide() > small * 1.2, "two fingers"


def _pinch(page: Page, window: Locator) -> None:
    box = window.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 45), ("touchMove", 60), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# --- screens ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "phases"), [(2, ("welcome", "over")), (5, ("card", "move", "over"))])
def test_screens_fit_and_have_no_violations(
    site: str, profile: Callable[..., BrowserContext], seats: int, phases: tuple[str, ...]
) -> None:
    page = profile(**STILL).new_page()
    game = whole(seats)
    half = game.state.round // 2 + 1
    for phase in phases:
        number = number_of(game, phase, round=half)
        link = game.at(number).link("position")
        if page.locator("html[data-ready]").count():
            page.goto(f"{site}{UTOPIA}#{link}")
        else:
            open_game(page, f"{site}{UTOPIA}#{link}")
        expect(page.locator(f"#board .decision.at-{phase}")).to_be_visible()
        if page.locator("#ask .hand-over").count():
            uncover(page)
        if phase == "card":
            page.locator("#board g.district").first.dispatch_event("click")
            expect(page.locator("#ut-district-details .details")).to_be_visible()
        for width, least in ((320, 43.5), (390, 43.5), (1280, 32)):  # a finger, or a mouse
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (phase, width)
            small = page.evaluate(
                """least => [...document.querySelectorAll('#board .can, #board button')]
                    .map(one => [one.id, one.getBoundingClientRect()])
                    .filter(([_, box]) => box.width && Math.min(box.width, box.height) < least).map(([id]) => id)""",
                least,
            )
            assert small == [], (phase, width)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            assert violations(page) == [], (phase, scheme)
