"""The board of Contrivance, without a browser."""

import re
import time
from typing import Any

import pytest

from app.boards import contrivance as board
from app.scene import Scene
from tests.saves import HERE
from tests.web.drawing import ACTING, Board, assert_well_formed, moves, parts, words
from tests.web.page import Page
from utopiary import GAMES, Session, move_text
from utopiary.testing import playout, session, states

GAME = GAMES.find("contrivance")
BOARD = Board(board.draw, Session.new("contrivance", seed="board", seats=6))
scene, drawn, legal, SAY = BOARD.scene, BOARD.drawn, BOARD.legal, BOARD.say
STATES = states(GAME, 240) + [list(playout(GAME, seats, "the end"))[-1] for seats in (2, 3, 6)]
ACTIVE = [state for state in STATES if GAME.active(state)]
SIX = list(playout(GAME, 6, "six"))


@pytest.mark.parametrize("more", [{}, {"display": {"preview": "off"}}, {"held": "card-move"}])
def test_the_board_offers_exactly_the_legal_moves(more: dict[str, Any]) -> None:
    met = set()
    for state in ACTIVE[:: 1 if not more else 5] + SIX[:-1:7]:
        assert moves(drawn(state, **more)) == legal(state)
        met.add(state.phase)
    assert more or met == {"take", "put", "face", "draw", "act", "redraw", "tile", "partner", "rob", "fetch", "confirm"}


def test_the_board_is_well_formed_and_names_everything_once() -> None:
    for number, state in enumerate([*STATES[::16], *STATES[-3:], *SIX[::40]]):
        for seat in (ACTING, None, number % 2):
            assert_well_formed(drawn(state, seat), "cv", "contrivance")


def test_every_part_that_a_move_names_is_on_the_board() -> None:
    for state in ACTIVE[::6]:
        there = parts(drawn(state))
        assert {choice.target for choice in scene(state).choices} <= there


def test_every_part_that_the_log_names_is_on_the_board() -> None:
    for state in STATES[::5]:
        there = parts(drawn(state))
        rows = {f"row-{row + 1}" for row in range(len(state.hands))}
        assert {"damage", "contrivance", "deck", "discard", *rows} <= there


def test_a_hint_is_marked_on_the_board() -> None:
    for state in ACTIVE[::9]:
        choice = scene(state).choices[0]
        assert "data-hint" in drawn(state, hint=choice.target, advised=move_text(choice.move))
        assert "data-hint" not in drawn(state)


def test_the_frame_never_changes() -> None:
    assert len({drawn(state).frame for state in STATES[::9]}) == 1


def test_a_hand_is_drawn_for_its_own_seat_only() -> None:
    for state in ACTIVE[::24]:
        acting = GAME.active(state)[0]
        for seat in range(len(state.hands)):
            view = GAME.view(state, seat)
            seen = re.findall(r'id="card-([a-z0-9-]+?)(?:-\d)?"', drawn(state, seat).pieces["cv-action-panel"])
            assert not seen or len(seen) == len(view["hand"])
            if seat != acting:
                assert not moves(drawn(state, seat))


def test_while_the_device_changes_hands_cards_are_covered() -> None:
    state = next(state for state in ACTIVE if state.phase == "act")
    view = GAME.view(state, None)
    markup = board.draw(Scene(view, (), SAY))
    assert "Hands are covered" in markup and 'id="card-' not in markup


# --- interlocks and the preview --------------------------------------------------------------------------------------


def workbench(*placed: str) -> Any:
    """Two rows: `engineer-double 1 1 right` lies there and faces that way."""
    from utopiary.games.contrivance.names import TILE_NUMBERS

    s = session("contrivance", seats=2, builders=(0, 1), first=0, turns=8, phase="act")
    for tile_at in placed:
        id, row, column, facing = tile_at.split()
        tile = TILE_NUMBERS[id]
        s.state.squares[(int(row) - 1) * 5 + int(column) - 1] = tile
        s.state.facing[tile] = ("up", "right", "down", "left").index(facing)
    return s.state


def test_a_pair_is_coupled_and_its_lower_tile_marked() -> None:
    markup = drawn(workbench("engineer-double 1 1 right", "mechanic-c 1 2 left")).pieces["cv-workbench"]
    assert markup.count('class="coupling"') == 2, "a half on each side"
    assert markup.count('class="mark-lives"') == 1 and markup.count('class="mark-burns"') == 1
    assert "Tested now, the row of the Engineer would keep 6 points." in markup


def test_links_round_the_edge_are_marked_on_the_pipes() -> None:
    markup = drawn(workbench("engineer-a 1 3 up", "mechanic-c 2 3 down")).pieces["cv-workbench"]
    assert markup.count('class="joined">3<') == 2
    assert markup.count('class="coupling"') == 2


def test_the_preview_can_be_switched_off() -> None:
    state = workbench("engineer-double 1 1 right", "mechanic-c 1 2 left")
    markup = drawn(state, display={"preview": "off"})
    assert 'class="mark-' not in markup and "Tested now" not in markup and "would burn out." not in markup
    assert 'class="coupling"' in markup, "what is interlocked can be seen anyway"
    assert 'data-value="on"' in markup and 'aria-pressed="false"' in markup


def test_a_change_shows_its_effect_before_it_is_confirmed() -> None:
    found = {"score": 0, "ability": 0, "nothing": 0}
    for state in [*playout(GAME, 2, "effects"), *SIX]:
        rows = GAME.view(state, None)["rows"]
        if state.phase != "confirm" or rows[0]["before"] is None:
            continue
        scores = sum(row["score"] != row["before"] for row in rows)
        abilities = sum(row["ability"]["points"] != row["ability"]["before"] for row in rows)
        found["score"] += scores
        found["ability"] += abilities
        found["nothing"] += not scores + abilities
        for more in ({}, {"display": {"preview": "off"}}):
            pieces = drawn(state, **more).pieces
            assert pieces["cv-action-panel"].count(" → ") == scores + abilities
            assert ("No row gains" in pieces["cv-action-panel"]) == (not scores + abilities)
            assert len(re.findall(r'<small class="(?:gain|loss)">', pieces["cv-workbench"])) == scores
    assert all(found.values())


def test_only_what_changed_is_sent() -> None:
    page = Page("contrivance")
    page.send("new", seed="pieces", **{"seat-0": "person", "seat-1": "easy"})
    page.play_on()
    effects = page.send("display", name="preview", value="off")
    assert [effect["id"] for effect in effects if effect["do"] == "patch"] == ["cv-workbench"]


# --- cards -----------------------------------------------------------------------------------------------------------


def test_the_pile_can_be_looked_through() -> None:
    state = max(SIX, key=lambda state: len(state.discard))
    markup = drawn(state).pieces["cv-status"]
    pile = re.search(r'<ol class="pile">(.*?)</ol>', markup, re.DOTALL)
    assert pile and pile[1].count("<li>") == len(state.discard)
    assert "Discard pile" in words(markup)


def test_a_hand_with_twins_shows_both() -> None:
    state = next(state for state in SIX if state.phase == "act").copy()
    state.hands[state.seat] = ["rotate", "rotate", "rotate", "plus-1"]
    markup = drawn(state).pieces["cv-action-panel"]
    assert markup.count('data-move="play rotate"') == 3 and markup.count('data-move="discard rotate"') == 3


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_animation_of_the_end_can_be_skipped() -> None:
    over = SIX[-1]
    first, later = drawn(over, 0, number=7), drawn(over, 0, number=7, display={"show": "7"})
    assert first.count(" animated") >= 3 and "Skip the show" in first
    assert " animated" not in re.sub(r"<button.*?</button>", "", later) and "Watch the test again" in later
    steps = [int(step) for step in re.findall(r"tested n-(\d+)", first)]
    assert steps == sorted(steps) and len(steps) == 24
    assert " animated" in drawn(over, 0, number=8, display={"show": "7"}), "the next game has its own"


def test_the_end_can_be_read_as_a_table() -> None:
    for state in STATES:
        if GAME.active(state):
            continue
        end = GAME.outcome(state)
        assert end
        panel = drawn(state, 0).pieces["cv-action-panel"]
        lines = re.findall(r"<tr.*?</tr>", panel.partition("<tbody>")[2], re.DOTALL)
        assert len(lines) == len(end.scores)
        totals = [int(re.findall(r"<td><b>(\d+)</b></td>", line)[-1]) for line in lines]
        assert totals == sorted(end.scores, reverse=True)
        assert panel.count(">wins<") == len(end.winners)
        name = GAME.view(state, None)["contrivance"]["id"]
        assert f"#cv-{name}" in drawn(state, 0)


@pytest.mark.parametrize(
    ("won", "words_said"), [("110", "more surviving tiles"), ("111", "the win is shared"), ("100", "more surviving")]
)
def test_a_tie_says_what_decided_it(won: str, words_said: str) -> None:
    """Three have the best total; only if all of them win is it simply shared."""
    over = STATES[-2]
    view = GAME.view(over, 0)
    for line, one in zip(view["end"]["table"], won, strict=True):
        line.update(total=6, won=one == "1")
    assert words_said in words(board.draw(Scene(view, (), SAY)).pieces["cv-action-panel"])


def test_the_contrivance_is_hidden_until_the_end() -> None:
    for state in ACTIVE[::12]:
        status = drawn(state).pieces["cv-status"]
        assert "The Contrivance lies face down." in status and 'class="plan"' not in status


# --- speed -----------------------------------------------------------------------------------------------------------


def test_a_position_is_drawn_within_20_milliseconds() -> None:
    scenes = [scene(state) for state in SIX[::4] if GAME.active(state)]
    times = []
    for one in scenes:
        started = time.process_time()
        board.draw(one)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.02  # 4 ms on a quiet machine


def test_a_link_of_earlier_rules_shows_its_own_end() -> None:
    link = (HERE / "published" / "08d3cac" / "contrivance-2-valet.links.txt").read_text(encoding="utf-8").split()[-1]
    shown = words(Page("contrivance", link=link).shown["cv-action-panel"])
    assert "Self-Winding Valet! 1 own tile" in shown
