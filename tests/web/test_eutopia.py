"""The board of EUTOPIA as markup."""

import re
import time
from functools import cache
from itertools import product
from typing import Any

import pytest

from app.boards import eutopia as board
from app.boards.eutopia import time_deck
from app.opening_screen import opening
from app.scene import Scene
from tests.eutopia.positions import on_map, position
from tests.web.drawing import ACTING, Board, assert_well_formed, moves, parts, words
from tests.web.page import Page
from utopiary import GAMES, Session, move_text
from utopiary.games.eutopia.data import FIRST_EVENT
from utopiary.testing import playout, session

GAME = GAMES.find("eutopia")
BOARD = Board(board.draw, opening("eutopia", "board"))
scene, drawn = BOARD.scene, BOARD.drawn
FOUR = {"seat-0": "person", "seat-1": "person"}


OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"hands": "hidden", "talents": "on"},
    {"count": "cards", "war": "stays", "level": "extreme"},
)


@cache
def met() -> tuple[Any, ...]:
    """Positions of random games with several options, for two, three and four."""
    found: list[Any] = []
    for number in range(27):
        whole = list(playout(GAME, 2 + number % 3, f"board {number}", OPTIONS[number // 3 % 3]))
        found += whole[:: max(1, len(whole) // 9)] + whole[-1:]
    return tuple(found)


def test_every_legal_move_can_be_made_on_the_board() -> None:
    """Every legal move has one element, no other move has one, and every target of a move is drawn."""
    phases = set()
    for state in met():
        if GAME.active(state):
            choices, markup = GAME.prompt(state, BOARD.seat(state)).choices, drawn(state)
            assert moves(markup) == {move_text(choice.move) for choice in choices}
            there = parts(markup)
            assert {choice.target for choice in choices} | {f"area-{n}" for n in range(1, 9)} | {"capital"} <= there
            phases.add(state.phase)
    assert {"role", "place", "event", "action", "card", "stabilise"} <= phases


@pytest.mark.parametrize("rules", GAME.old_rules, ids=lambda rules: f"version {rules.rules_version}")
def test_boards_of_earlier_rules(rules: Any) -> None:
    """In the first rules a talent brings one resource, which its move does not name."""
    verbs = set()
    for number in range(9):
        for state in playout(rules, 2 + number % 3, f"then {number}", {"talents": "on"}):
            if rules.active(state) and (number < 2 or state.phase == "action"):
                choices = rules.prompt(state, state.seat).choices
                drawing = board.draw(Scene(rules.view(state, state.seat), choices, BOARD.say))
                assert moves(drawing) == {move_text(choice.move) for choice in choices}
                verbs |= {choice.move[0] for choice in choices}
    assert {"roam", "advise"} <= verbs


def test_an_event_that_can_be_helped_in_several_ways_asks_which() -> None:
    """Tapping it makes no move, but outlines the choices."""
    s = position(events=on_map((109, 1)), options={"talents": "on"}, talents=("roam", "advise"))
    island = str(drawn(s.state).pieces["eu-island"])
    assert 'data-move="advise' not in island
    assert 'data-do="hold" data-target="event-109"' in island
    assert 'class="held"' not in drawn(s.state).pieces["eu-hand"]
    assert 'class="held"' in drawn(s.state, held="event-109").pieces["eu-hand"]


def test_the_board_is_well_formed_and_names_everything_once() -> None:
    for state in met()[::9]:
        for looks in (ACTING, None):
            assert_well_formed(drawn(state, looks), "eu", "eutopia")


def test_the_frame_never_changes() -> None:
    assert len({drawn(state).frame for state in met()[::5]}) == 1


def test_only_what_changed_is_sent() -> None:
    page = Page("eutopia")
    page.send("new", seed="pieces", **FOUR)
    page.send("play", move="role 1")
    effects = page.send("play", move="stand 3")
    patched = {effect["id"] for effect in effects if effect["do"] == "patch"}
    assert "eu-island" in patched and "board" not in patched and "eu-factors" not in patched


def test_a_card_taken_up_can_be_put_back() -> None:
    page = Page("eutopia")
    page.send("new", seed="back", **FOUR)
    for move in ("role 1", "stand 3", "role 2", "stand 5", "flip"):
        page.send("play", move=move)
    before = page.shown["eu-hand"]
    card = re.findall(r'data-move="(take \d+)"', before)[0]
    page.send("play", move=card)
    taken = page.shown["eu-hand"]
    assert 'data-do="undo"' in taken and "chosen" in taken
    page.send("undo")
    assert page.shown["eu-hand"] == before


# --- what is hidden --------------------------------------------------------------------------------------------------


def hot_seat(hands: str) -> Page:
    """A page with two people on one device."""
    page = Page("eutopia")
    page.send("new", seed="hidden", **FOUR, **{"option-hands": hands})
    return page


def test_open_hands_need_no_handing_over() -> None:
    page = hot_seat("open")
    for move in ("role 1", "stand 3", "role 2", "stand 5", "flip", "end"):
        assert "hand over" not in page.shown["ask"]
        page.send("play", move=move)
    assert "hand over" not in page.shown["ask"]


def test_hidden_hands_are_covered_while_the_device_changes_hands() -> None:
    page = hot_seat("hidden")
    for move in ("role 1", "stand 3", "role 2", "stand 5", "flip", "end"):
        if "hand over" in page.shown["ask"]:
            page.send("uncover")
        page.send("play", move=move)
    assert "hand over" in page.shown["ask"] and "card-" not in page.shown["eu-hand"]
    assert "data-move" not in "".join(page.shown[id] for id in page.shown if id.startswith("eu-"))
    page.send("uncover")
    assert len(re.findall(r'id="card-\d+"', page.shown["eu-hand"])) == 4


def test_a_hidden_hand_is_not_in_the_markup_of_other_seats() -> None:
    seen = 0
    for state in met():
        if state.variant.open_hands or not state.round or state.turned % 2:
            continue
        for looks in (None, *range(len(state.hands))):
            markup = drawn(state, looks)
            for seat, hand in enumerate(state.hands):
                for card in set(hand) - state.shown if seat != looks else ():
                    assert f"card {card} (" not in markup and f'id="card-{card}"' not in markup
                    seen += 1
    assert seen > 100


# --- the gauges and the odds ------------------------------------------------------------------------------------------


def dealt(**options: str) -> Session:
    """A game of three after the deal."""
    s = session("eutopia", seats=3, options=options)
    return s.play_all("role 1", "stand 1", "role 1", "stand 2", "role 1", "stand 3")


def test_the_odds_of_an_event_match_guesses_of_the_deck() -> None:
    """Compared with many guesses of the deck."""
    from utopiary.core.rng import Rng

    state = dealt().state
    view, rng = GAME.view(state, 0), Rng.of("chances")
    tops = [GAME.guess(state, 0, rng).time[-1] >= FIRST_EVENT for _ in range(2000)]
    assert time_deck.next_is_event(view) == pytest.approx(sum(tops) / len(tops), abs=0.04)


def test_expected_events() -> None:
    view = {"time": {"left": 40, "events": 10, "actions": 30}}
    assert time_deck.of_flips(view, 4) == 1
    assert time_deck.of_draws(view, 3) == pytest.approx(30 / 31)
    assert time_deck.of_draws(view, 0) == 0 and time_deck.of_draws(view, 99) == 10
    assert time_deck.of_flips({"time": {"left": 0, "events": 0, "actions": 0}}, 4) == 0


def test_the_gauges_always_name_the_thresholds() -> None:
    for state in met()[::6]:
        gauges = words(drawn(state).pieces["eu-factors"])
        assert "War at 13, lost at 16" in gauges and f"lost at {2 * len(state.hands)}" in gauges


def test_war_and_peace_look_different() -> None:
    state = dealt().state.copy()
    peace = drawn(state).pieces["eu-island"]
    state.war = True
    war = drawn(state).pieces["eu-island"]
    assert "eu-map peace" in peace and "sail" in peace and "eu-map war" in war and "bolt" in war


def test_the_outcome_shows_the_course_of_the_game() -> None:
    over = next(state for state in met() if state.phase == "over")
    first = GAME.view(dealt().state, 0)
    last = GAME.view(over, 0)
    markup = drawn(over, past=lambda: (first, last))
    assert "<path" in markup.pieces["eu-outcome"] and "try again" in markup.pieces["eu-outcome"]
    assert drawn(met()[0]).pieces["eu-outcome"] == ""


# --- rules and speed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_rules_page_answers_every_question(language: str) -> None:
    from pathlib import Path

    page = Path(__file__).parents[2].joinpath(f"web/rules/eutopia.{language}.md").read_text("utf-8")
    anchors = set(re.findall(r"^\{#([a-z-]+)\}$", page, re.M))
    asked = {GAME.prompt(state, BOARD.seat(state)).rule for state in met() if GAME.active(state)}
    wanted = (
        "setup map time-deck factors capital journey peace-work collaboration supply talents end score rulings credits"
    )
    assert asked <= anchors and set(wanted.split()) <= anchors
    assert all(f"d{number}" in page for number in range(1, 27)), "every ruling is told"


def test_drawing_a_position_is_fast() -> None:
    scenes = [scene(state) for state in playout(GAME, 4, "speed") if GAME.active(state)]
    times = []
    for one in scenes:
        started = time.process_time()
        board.draw(one)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.015  # 3 ms on a quiet machine


# --- where things lie on the map -------------------------------------------------------------------------------------

AT = re.compile(r'transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"')
Box = tuple[float, float, float, float]  # left, top, right, bottom


def boxes(markup: str, kind: str, left: float, top: float, right: float, bottom: float) -> list[Box]:
    """The boxes of all drawn things of a kind; the numbers are its outline before it is placed."""
    found = []
    for drawn_so in re.findall(rf'<g class="{kind}[^>]*>', markup):
        x, y, size = (float(n) for n in AT.findall(drawn_so)[0])
        found.append((x + left * size, y + top * size, x + right * size, y + bottom * size))
    return found


@pytest.mark.parametrize("area", range(1, 9))
@pytest.mark.parametrize("seats", (2, 4))
def test_characters_and_events_in_an_area_never_overlap(area: int, seats: int) -> None:
    for n in range(1, 2 * seats):
        s = position(seats, places=[area] * seats, events=on_map(*((FIRST_EVENT + i, area) for i in range(n))))
        markup = str(drawn(s.state).pieces["eu-island"])
        events = boxes(markup, "eu-token", 0, 0, 82, 82)
        people = boxes(markup, "pawn", -27, -44, 27, 8)
        assert (len(events), len(people)) == (n, seats)
        for box in events + people:
            assert 0 <= box[0] < box[2] <= 640 and 0 <= box[1] < box[3] <= 640, "nothing sticks out of the sea"
        for one, other in product(events, people):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (n, one, other)
