"""The board of Utopia Engine, without a browser."""

import re
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from app.boards import utopia_engine as board
from app.boards.utopia_engine import common, fields, odds
from app.opening_screen import opening
from tests.web.drawing import Balance, Board, assert_well_formed, moves, parts
from tests.web.page import Page
from utopiary import GAMES, move_text
from utopiary.games.utopia_engine import data
from utopiary.games.utopia_engine.state import Link
from utopiary.testing import session, states

GAME = GAMES.find("utopia-engine")
BOARD = Board(board.draw, opening("utopia-engine", "board"))
scene, drawn, SAY = BOARD.scene, BOARD.drawn, BOARD.say
STATES = states(GAME, 300)
ACTIVE = [state for state in STATES if GAME.active(state)]


def kind(state: Any) -> tuple[Any, ...]:
    """What decides which regions of the board are drawn, and how."""
    verbs = frozenset(choice.move[0] for choice in GAME.prompt(state, 0).choices) if GAME.active(state) else ()
    return state.phase, state.ending, verbs, len(state.dice), state.place == "workshop", state.sealed


SOME = list({kind(state): state for state in STATES}.values())  # one of each kind
some_and_all = pytest.mark.parametrize(
    "met", [pytest.param(SOME, id="some"), pytest.param(STATES, id="all", marks=pytest.mark.slow)]
)


def holds(markup: str) -> set[str]:
    """The board parts that can be picked up."""
    return set(re.findall(r'data-do="hold" data-target="([^"]+)"', markup))


@some_and_all
def test_every_legal_move_can_be_made_on_the_board(met: list[Any]) -> None:
    """Directly, or after one part of the board was picked up; and nothing else can."""
    for state in filter(GAME.active, met):
        legal = {move_text(choice.move) for choice in GAME.prompt(state, 0).choices}
        first = drawn(state)
        reached = moves(first).union(*(moves(drawn(state, held=target)) for target in holds(first)))
        assert reached == legal


@some_and_all
def test_every_square_and_the_basket_take_the_dice_that_are_dragged(met: list[Any]) -> None:
    seen = set()
    for state in filter(GAME.active, met):
        placing = {
            move_text(choice.move) for choice in GAME.prompt(state, 0).choices if choice.move[0] in ("put", "waste")
        }
        markup = drawn(state)
        drops = re.findall(r'data-drop-(\d)="([^"]+)"', markup)
        assert {move for _, move in drops} == placing
        assert all(move.split()[1] == die for die, move in drops)
        assert set(re.findall(r'data-drag="(\d)"', markup)) == ({str(die) for die in state.dice} if placing else set())
        seen |= {move.split()[0] for move in placing}
    assert "put" in seen


def test_a_die_and_a_square_meet_in_either_order() -> None:
    s = session("utopia-engine", rolls=[4, 5])
    s.play_all("search great-wilds 1")
    assert not moves(drawn(s.state)), "the dice differ, so one has to be picked up"
    assert moves(drawn(s.state, held="die-1")) == {f"put 5 {row}{n}" for row in "tb" for n in (1, 2, 3)}
    assert moves(drawn(s.state, held="square-b2")) == {"put 4 b2", "put 5 b2"}
    s.play_all("put 5 t3")
    assert moves(drawn(s.state)) == {f"put 4 {square}" for square in ("t1", "t2", "b1", "b2", "b3")}, "the last one"


@pytest.mark.parametrize("held", ["die-7", "die-x", "die-", "square-t9", "<b>", "constructor"])
def test_an_unknown_held_part_is_ignored(held: str) -> None:
    s = session("utopia-engine", rolls=[4, 5])
    s.play_all("search great-wilds 1")
    assert moves(drawn(s.state, held=held)) == set()


@some_and_all
def test_the_board_is_well_formed_and_names_everything_once(met: list[Any]) -> None:
    for state in met:
        assert_well_formed(drawn(state), "ue", "utopia-engine")


@some_and_all
def test_every_part_that_moves_and_events_name_is_on_the_board(met: list[Any]) -> None:
    for state in filter(GAME.active, met):
        there = parts(drawn(state))
        for choice in GAME.prompt(state, 0).choices:
            assert choice.target in there


def test_cached_regions_are_what_would_be_drawn_now() -> None:
    def looks() -> Iterator[str]:
        for number, state in enumerate(filter(GAME.active, SOME[::2])):
            choices = GAME.prompt(state, 0).choices
            hint = choices[number % len(choices)]
            yield drawn(state)
            yield drawn(state, held=hint.target)
            yield drawn(state, hint=hint.target, advised=move_text(hint.move))

    warm = list(looks())
    cold = []
    for look in looks():
        common._CACHE.clear()
        cold.append(look)
    common._CACHE.clear()
    assert warm == cold


def test_the_frame_never_changes() -> None:
    assert len({drawn(state).frame for state in SOME[::4]}) == 1


def test_only_changed_pieces_are_sent() -> None:
    page = Page("utopia-engine")
    page.send("new", seed="pieces", **{"seat-0": "person"})
    page.send("play", move="search great-wilds 1")
    effects = page.send("hold", target="die-0")
    patched = [effect["id"] for effect in effects if effect["do"] == "patch"]
    assert patched == ["ue-action-panel"] or patched == []  # equal dice need no picking up


def test_the_board_titles_the_symbols_that_the_legend_explains() -> None:
    head = drawn(ACTIVE[0]).split("</svg>", 1)[0]
    for entry in board.BOARD.legend(SAY):
        assert {f'href="#{id}"' for id in entry.symbols} == set(re.findall(r'href="#[^"]+"', entry.picture))
        for id in entry.symbols:
            assert re.search(rf'<symbol id="{id}"[^>]*><title>[^<]+</title>', head)


# --- previews --------------------------------------------------------------------------------------------------------


def test_the_preview_knows_what_a_box_can_still_become() -> None:
    assert fields.span([0] * 6) == (-555, 555)
    assert fields.span([6, 0, 0, 5, 0, 0]) == (45, 155)
    assert fields.span([3, 6, 5, 3, 4, 1]) == (24, 24)


@pytest.mark.parametrize(
    ("squares", "words"),
    [
        ([3, 6, 5, 3, 4, 1], "a component"),
        ([3, 3, 3, 3, 3, 3], "the Construct"),
        ([1, 1, 1, 6, 6, 0], "level 5"),
        ([6, 0, 0, 5, 0, 0], "a component, a fight"),
    ],
)
def test_the_preview_says_it_in_words(squares: list[int], words: str) -> None:
    s = session("utopia-engine", rolls=[4, 5])
    s.play_all("search great-wilds 1")
    state = s.state.copy()
    state.squares = squares
    assert words in re.sub(r"<[^>]*>", " ", fields.preview(scene(state)))


def test_the_chart_is_the_rulebooks() -> None:
    edges = [(first, last) for first, last, _, _ in fields.ZONES]
    assert edges[0][0] == -555 and edges[-1][1] == 555
    assert all(before[1] + 1 == after[0] for before, after in pairwise(edges))


# --- odds ------------------------------------------------------------------------------------------------------------


def test_odds_are_shown_on_request_and_counted_as_help() -> None:
    page = Page("utopia-engine")
    page.send("new", seed="odds", **{"seat-0": "person"})
    page.send("display", name="odds", value="construct")
    page.send("play", move="search great-wilds 1")
    assert 'class="badge"' in page.shown["ue-action-panel"] and "best" in page.shown["ue-action-panel"]
    assert _hints(page) == 1
    page.send("display", name="odds", value="component")
    assert _hints(page) == 1, "once for a position"
    page.send("display", name="odds", value="")
    assert 'class="badge"' not in page.shown["ue-action-panel"]
    page.send("play", move=sorted(_legal(page))[0])
    assert _hints(page) == 1, "what is not shown is no help"


@pytest.mark.parametrize("goal", [*odds.GOALS])
def test_odds_fit_every_phase(goal: str) -> None:
    phases = set()
    for state in filter(GAME.active, SOME):
        if state.phase in odds.PHASES and state.phase not in phases:
            phases.add(state.phase)
            assert 'class="badge' in drawn(state, display={"odds": goal}), state.phase
    assert {"search", "combat"} <= phases


def test_unknown_goals_show_nothing() -> None:
    state = next(state for state in ACTIVE if state.phase == "search")
    assert 'class="badge' not in drawn(state, display={"odds": "<script>"})


def _hints(page: Page) -> int:
    import json

    slots = [value.split(" ", 2) for key, value in page.storage.items() if key[-2:] in ("/a", "/b")]
    newest = {"save": json.loads(max(slots, key=lambda slot: int(slot[0]))[2])}
    hints: int = newest["save"]["hints"]
    return hints


def _legal(page: Page) -> list[str]:
    return re.findall(r'data-move="([^"]+)"', page.shown["ask"])


# --- the end ---------------------------------------------------------------------------------------------------------


def test_a_finished_game_shows_score_sheet_story_and_curve() -> None:
    over = next(state for state in STATES if state.phase == "over")
    start = GAME.view(GAME.setup({"bracelet": "day"}, 1, "x"), 0)
    end = GAME.view(over, 0)
    markup = board.draw(scene(over, past=lambda: (start, end)))
    sheet = markup.pieces["ue-outcome"]
    assert str(end["score"]["total"]) in sheet and "The story" in sheet and "<path" in sheet
    assert "Constructs found" in sheet
    assert drawn(ACTIVE[0]).pieces["ue-outcome"] == ""


def test_repeated_events_of_one_day_are_told_as_one() -> None:
    found = frozenset(data.CONSTRUCTS)
    stores = dict.fromkeys(data.COMPONENTS, 1)
    s = session(
        "utopia-engine", found=found, activated=found, stores=stores, energy=6,
        treasures=frozenset({"ancient-record"}), day=4, rolls=[6, 6],
    )  # fmt: skip
    s.play_all("gods-hand", "gods-hand", *[f"record {component}" for component in data.COMPONENTS], "final", "spend 0")
    while s.active:
        s.play(0, s.prompt(0).choices[0].move)
    views = [s.at(number).view(0) for number in range(s.length + 1)]
    story = re.sub(r"<[^>]*>", " ", board.draw(scene(s.state, past=lambda: views)).pieces["ue-outcome"])
    assert "crossed 2 skulls; made 6 links, for 6 in all; started the Engine." in story


# --- a small picture -------------------------------------------------------------------------------------------------


def test_the_small_picture_shows_links_days_and_the_end() -> None:
    looks = set()
    for state in SOME[::3]:
        small = Balance()
        small.feed(board.picture(GAME.view(state, 0), SAY))
        assert not small.open
    fresh = session("utopia-engine")
    looks.add(board.picture(fresh.view(), SAY))
    linked = {"silver": Link(True, value=1), **{component: Link() for component in data.COMPONENTS[1:]}}
    for change in ({"day": 3}, {"found": frozenset({"void-gate"})}, {"links": linked}, {"ending": "engine"}):
        looks.add(board.picture(session("utopia-engine", **change).view(), SAY))
    assert len(looks) == 5, "each of these changes can be seen"
    assert all('role="img"' in look and "<script" not in look and "href" not in look for look in looks)


# --- speed -----------------------------------------------------------------------------------------------------------


def test_a_move_is_drawn_quickly() -> None:
    """The positions of one game, in order, as the page draws them; the median is far below what is noticed."""
    from utopiary.testing import playout

    scenes = [scene(state) for state in playout(GAME, 1, "speed") if GAME.active(state)]
    common._CACHE.clear()
    times = []
    for one in scenes:
        started = time.process_time()
        board.draw(one)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.012  # 2 ms on a quiet machine
