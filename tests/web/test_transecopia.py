"""The board of Transecopia, without a browser."""

import re
import time
from functools import cache
from typing import Any

import pytest

from app import languages
from app.boards import transecopia as board
from app.boards.transecopia.own_submarine import next_light
from app.boards.transecopia.reveal import BEAT, MOST
from app.scene import Scene
from app.settings import CHOICES
from pages import rules
from paths import WEB
from tests.transecopia.positions import deploy, position
from tests.transecopia.rules_page import tables
from tests.web.drawing import ACTING, Balance, Board, assert_well_formed, parts, words
from tests.web.page import Page
from utopiary import GAMES, Session, move_text
from utopiary.testing import TestSession, playout, states

PACE = CHOICES["bots"]["normal"]
GAME = GAMES.find("transecopia")
BOARD = Board(board.draw, Session.new("transecopia", seed="board", seats=5))
scene, drawn, legal, SAY = BOARD.scene, BOARD.drawn, BOARD.legal, BOARD.say


@cache
def met() -> list[Any]:
    """Positions of all kinds, the ends of two games among them."""
    return [*states(GAME, 70), *list(playout(GAME, 2, "two"))[::8], list(playout(GAME, 5, "the end"))[-1]]


def active() -> list[Any]:
    return [state for state in met() if GAME.active(state)]


def moves(markup: str) -> set[str]:
    """Dice can be dropped as well."""
    return set(re.findall(r'data-(?:move|drop-[a-z0-9-]+)="([^"]+)"', markup))


# --- pieces are cached -----------------------------------------------------------------------------------------------


def test_what_was_drawn_before_makes_no_difference() -> None:
    """Forwards, backwards, and for others: always the same picture of the same position."""
    game = [state for state in playout(GAME, 3, "remembering") if GAME.active(state)][::3]
    scenes = [
        scene(state, looks, number=number, advised=advised, hint=hint, display=display)
        for number, state in enumerate(game)
        for looks, advised, hint, display in (
            (ACTING, None, None, {}),
            (ACTING, move_text(GAME.moves(state, BOARD.seat(state))[0]), "upgrade", {"reveal": "skip"}),
            (1, None, "mat-2", {"reveal": f"step:{state.turn}:3"}),
            (None, None, None, {}),
        )
    ]
    forwards = [board.draw(one).pieces for one in scenes]
    backwards = [board.draw(one).pieces for one in reversed(scenes)]
    assert forwards == backwards[::-1]
    assert len({repr(pieces) for pieces in forwards}) > len(game), "they do look different"


# --- everything can be done ------------------------------------------------------------------------------------------


def test_every_legal_move_is_on_the_board_and_nothing_else_is() -> None:
    phases = set()
    for state in active():
        assert moves(drawn(state)) == legal(state), state.phase
        phases.add(state.phase)
    assert phases >= {"draft", "plan", "adjust", "deploy", "crater", "cargo", "acquisition", "crystals", "production"}


def test_rarer_questions_can_be_answered_too() -> None:
    tools = {"invigorating-icon": (0,), "tablet-of-change": (0,), "crystal-of-renewal": (0,), "gem-of-purity": (0,)}
    marking = position(
        3, dice=[(1, 4, 24), (2,), (3,)], phase="mark", tool="renewal", marks=(4,), astatine=[2, 0, 0], seat=0
    )
    adjusting = position(
        3, dice=[(2, 2, 2, 16), (2,), (3,)], phase="adjust", fresh=(2,), astatine=[2, 0, 0], hands=[(1, 2), (), ()],
        artifacts=(*tools, "derelict-gem"), access=(*tools.values(), ()),
        characters=("picetos-sergeant", "", ""), seat=0,
    )  # fmt: skip
    patron = position(3, phase="patron", seat=0, characters=("peggon-priest", "", ""))
    paying = position(
        3, phase="pay", seat=0, techs=[(1, 3, 3), (), ()], hands=[(7, 8), (), ()], owed=(4, 6), level=[1, 0, 0]
    )
    robbed = deploy(
        "5 cargo", "5 cargo", "", rolls=(6, 1), iron=[4, 0, 0], astatine=[1, 0, 0],
        characters=("", "syndicate-intimidator", ""),
    )  # fmt: skip
    wreck = deploy("red-4 graveyard", "", "")
    for s in (marking, adjusting, patron, paying, robbed, wreck):
        assert moves(drawn(s.state)) == legal(s.state), s.state.phase
    assert (robbed.state.phase, wreck.state.phase) == ("demand", "graveyard")
    assert 'data-move="salvage prismatic-propeller"' in drawn(wreck.state)


def test_a_die_and_a_place_meet_in_either_order() -> None:
    s = deploying("", dice=(2, 5))
    assert 'data-move="place' not in drawn(s.state), "which die?"
    die_first = drawn(s.state, held="tray-1")
    assert 'data-move="place 5 vessel"' in die_first and 'data-move="place 2' not in die_first
    place_first = drawn(s.state, held="zone-vessel")
    assert set(re.findall(r'data-move="(place[^"]+)"', place_first)) == {"place 2 vessel", "place 5 vessel"}
    alike = deploying("", dice=(5, 5))
    assert 'data-move="place 5 iron"' in drawn(alike.state), "alike: any of them will do"
    for held in ("tray-9", "tray-x", "zone-nowhere", "put-iron-7", "put-", "character-lutra-sentinel"):
        assert moves(drawn(s.state, held=held)) == legal(s.state), "whatever was picked up before"


def deploying(plan: str, dice: tuple[int, ...], seats: int = 3) -> TestSession:
    """Seat 0 has these dice left to deploy after those of the plan; the others have nothing."""
    s = deploy(plan, *[""] * (seats - 1), ready=False)
    s.state.dice[0] += dice
    s.state.tray[0] = dice
    return s


def test_limits_and_colours_are_enforced_and_explained() -> None:
    s = deploying("6 mine", dice=(3, 16, 24))  # a normal three, a red six, a green four
    normal, red, green = (drawn(s.state, held=f"tray-{n}").pieces["tr-floor"] for n in range(3))
    assert "Full: 1 of 1" in normal and "Not for" not in normal
    assert red.count("Not for red dice") == 2 and "Full: 1 of 1" in red  # seen, and heard
    assert green.count("Not for green dice") == 2
    assert "place red-6 mine" not in red and "place green-4 crater" in green


def test_two_players_stack_dice_on_dice() -> None:
    s = deploying("3 cargo, 3 cargo", dice=(2, 4), seats=2)
    floor = drawn(s.state, held="tray-1").pieces["tr-floor"]
    onto = re.findall(r'id="put-cargo-\d" class="own can" data-move="([^"]+)"', floor)
    assert onto == ["stack 4 cargo 1"] * 2, "equal deployments are as good as each other"
    picked = drawn(s.state, held="put-cargo-1")
    assert {"stack 2 cargo 1", "stack 4 cargo 1"} <= set(re.findall(r'data-move="([^"]+)"', picked))
    s.play(0, "stack 4 cargo 1")
    assert 'class="sum">7<' in drawn(s.state).pieces["tr-floor"]
    three = drawn(deploying("3 cargo", dice=(2,)).state)
    assert not any(move.startswith("stack") for move in moves(three)), "that is for two players only"


# --- the markup ------------------------------------------------------------------------------------------------------


def test_the_board_is_well_formed_and_names_everything_once() -> None:
    for number, state in enumerate([*met()[::12], met()[-1]]):
        for seat in (ACTING, None, number % 2):
            assert_well_formed(drawn(state, seat), "tr", "transecopia")


def test_every_part_that_a_move_or_the_log_names_is_on_the_board() -> None:
    for state in active()[::5]:
        there = parts(drawn(state))
        assert {choice.target for choice in scene(state).choices} <= there, state.phase
        seats = range(len(state.iron))
        assert {"turn", "upgrade", "deck-discovery", "prism-red", *(f"mat-{seat}" for seat in seats)} <= there
        assert {f"{kind}-{seat}" for seat in seats for kind in ("iron", "copper", "astatine", "light")} <= there
        assert {f"zone-{zone['id']}" for zone in GAME.view(state, 0)["zones"]} <= there


def test_a_hint_is_marked_on_the_board() -> None:
    for state in active()[::9]:
        choice = scene(state).choices[0]
        assert "data-hint" in drawn(state, hint=choice.target, advised=move_text(choice.move))
        assert "data-hint" not in drawn(state)


def test_the_frame_never_changes_and_only_what_changed_is_sent() -> None:
    assert len({drawn(state).frame for state in met()[::9]}) == 1
    page = Page("transecopia")
    page.send("new", seed="pieces", **{"seat-0": "person", "seat-1": "person", "seat-2": "person"}, **PLAIN)
    page.send("uncover")
    effects = page.send("hold", target="tray-0")
    assert {effect["id"] for effect in effects if effect["do"] == "patch"} == {"tr-stage", "tr-floor"}


PLAIN = {"option-characters": "none", "option-artifacts": "first-game"}


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_where_dice_go_stays_behind_the_screen() -> None:
    plans = [deploy(plan, "2 iron", "3 iron", ready=False).state for plan in ("4 mine, 5 vessel", "4 crater, 5 iron")]
    for seat in (1, 2, None):
        ways = {board.draw(Scene(GAME.view(state, seat), (), SAY)) for state in plans}
        assert len(ways) == 1, "the same, wherever seat 0 puts them"
    assert drawn(plans[0], 0) != drawn(plans[1], 0)


def test_cards_are_shown_to_their_owner_only() -> None:
    s = position(3, hands=[(1, 2), (4,), ()], upgrades=[0, 3, 5])
    mine, other, nobody = (board.draw(Scene(GAME.view(s.state, seat), (), SAY)) for seat in (0, 2, None))
    assert 'id="find-light"' in mine and 'id="find-' not in other + nobody
    assert "Bolts: missing" in mine and 'id="upgrade"' not in nobody


# --- the reveal ------------------------------------------------------------------------------------------------------


def fallen() -> Any:
    """The screens have fallen: a roll-off in the Mine, then the Crater asks."""
    s = deploy("6 iron, 4 mine, 5 crater", "2 iron, 4 mine", "4 mine, 1 crater, 3 vessel", rolls=(6, 3, 3, 5, 2))
    assert s.state.phase == "crater"
    return s.state


def test_the_reveal_shows_the_rewards_zone_by_zone() -> None:
    markup = drawn(fallen()).pieces["tr-reveal"]
    zones = re.findall(r'id="dive-1-([a-z]+)"', markup)
    assert zones == ["iron", "mine", "crater"], "in their order, no further than it has come"
    told = words(markup)
    assert "Roll-off" in told and "Again" in told and "Amber: 6." in told
    mine = markup.partition('id="dive-1-mine"')[2].partition('id="dive-1-crater"')[0]
    assert mine.count('class="got"') == 2 and mine.count('class="nothing"') == 1
    floor = drawn(fallen()).pieces["tr-floor"]
    assert floor.count("stack high-1 won") == 4 and floor.count("stack high-1 lost") == 1
    assert floor.count("stack high-1 undecided") == 3, "two in the Crater, one on the Alien Vessel"


def test_followed_the_reveal_shows_one_thing_after_the_other() -> None:
    markup = drawn(fallen()).pieces["tr-reveal"]
    beats = [int(beat) for beat in re.findall(r"appears n-(\d+)", markup)]
    assert beats == sorted(beats) and len(set(beats)) == len(beats) > 6
    assert board.BOARD.animation_seconds(GAME.view(fallen(), 0), {}) > 3
    game, shared = (WEB / "style" / sheet for sheet in ("games/transecopia.css", "50-boards.css"))
    assert f"--beat: {BEAT}s;" in game.read_text("utf-8"), "the style sheet counts the same beats"
    assert f".n-{MOST} " in shared.read_text("utf-8"), "the shared style sheet numbers as many steps"


def test_only_what_is_new_has_to_wait() -> None:
    state, _ = GAME.play(fallen(), 0, ("take", "astatine"))
    markup = drawn(state).pieces["tr-reveal"]
    assert "appears" not in markup.partition('id="dive-1-crater"')[0]
    assert board.BOARD.animation_seconds(GAME.view(state, 0), {}) < 1


def test_skipped_the_reveal_shows_all_at_once() -> None:
    markup = drawn(fallen(), display={"reveal": "skip"}).pieces["tr-reveal"]
    assert "appears" not in markup and 'id="dive-1-crater"' in markup
    assert board.BOARD.animation_seconds(GAME.view(fallen(), 0), {"reveal": "skip"}) == 0


def test_stepped_through_the_reveal_opens_one_zone_at_a_time() -> None:
    value, seen = "step:1:1", []
    while True:
        markup = drawn(fallen(), display={"reveal": value}).pieces["tr-reveal"]
        seen.append(re.findall(r'id="dive-1-([a-z]+)"', markup))
        more = re.search(r'data-value="(step:[^"]+)" id="tr-next"', markup)
        if not more:
            break
        value = more[1]
    assert seen == [["iron"], ["iron", "mine"], ["iron", "mine", "crater"]]
    assert "All that is decided" in markup
    assert moves(drawn(fallen(), display={"reveal": "step:1:1"})) == legal(fallen()), "stepping holds nobody up"
    for odd in ("step", "step:1", "step:x:y", "step:1:99999", "step:7:4", "nonsense"):
        assert drawn(fallen(), display={"reveal": odd}).pieces["tr-reveal"]


def test_the_last_turn_can_be_looked_at_while_dice_are_placed() -> None:
    state = next(state for state in met() if state.phase == "deploy" and state.turn > 1)
    piece = drawn(state).pieces["tr-reveal"]
    assert f"Turn {state.turn - 1}: what the dice brought" in piece
    assert "reveal-earlier" in piece and "appears" not in piece


def test_bots_wait_for_a_reveal_that_is_followed_but_not_for_one_that_is_skipped() -> None:
    page = Page("transecopia")
    page.send("new", seed="wait", **{"seat-0": "person", "seat-1": "easy", "seat-2": "easy"}, **PLAIN)
    waits = {}
    for way in ("skip", "follow"):
        page.send("display", name="reveal", value=way)
        waits[way] = 0
        for _ in range(26):
            made = re.findall(r'data-move="([^"]+)"', page.shown["ask"])
            page.ticks = 0
            effects = page.send("play", move=made[-1]) if made else page.send("tick")
            waits[way] = max([waits[way], *(effect["after"] for effect in effects if effect["do"] == "tick")])
    assert waits["skip"] == PACE and waits["follow"] > PACE + 500


# --- the own submarine -----------------------------------------------------------------------------------------------


def test_the_upgrade_says_what_is_missing() -> None:
    have = (1, 0, 0, 0, 0, 0, 0, 0, 0)
    s = position(3, upgrades=[0, 1, 2], parts=[have, (0,) * 9, (0,) * 9], techs=[(1,), (), ()])
    piece = board.draw(Scene(GAME.view(s.state, 0), (), SAY)).pieces["tr-bridge"]
    assert "Porthole: there" in piece and "Bolts: missing" in piece and "you have 3" in words(piece)


def test_the_next_light_card_is_the_one_that_comes() -> None:
    before: Any = None
    seen = 0
    for state in playout(GAME, 4, "light"):
        if before is not None and state.turn == before.turn + 1 and before.turn:
            for seat in range(4):
                came = GAME.view(state, seat)["captains"][seat]["light"]
                assert next_light(GAME.view(before, seat), seat)["dice"] == came["dice"]
            seen += 1
        before = state
    assert seen > 5


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_end_can_be_read_as_a_table() -> None:
    over = met()[-1]
    end = GAME.outcome(over)
    assert end
    piece = drawn(over, 0).pieces["tr-end"]
    lines = re.findall(r"<tr.*?</tr>", piece.partition("<tbody>")[2], re.DOTALL)
    assert len(lines) == 5 and 'class="won"' in lines[0]
    levels = [int(level) for level in re.findall(r"<td><b>(\d)</b></td>", piece)]
    assert levels[0] == end.scores[end.winners[0]] == max(levels)
    assert drawn(active()[0]).pieces["tr-end"] == ""


def test_a_position_is_a_small_picture() -> None:
    for state in (met()[0], met()[-1]):
        parser = Balance()
        parser.feed(board.BOARD.picture(GAME.view(state, None), SAY))
        assert not parser.open and not parser.ids


# --- the rules page, and speed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_rules_page_has_the_tables_that_the_game_plays_by(language: str) -> None:
    """After tuning a reconstructed table, this names the lines of the page to change."""
    page = (rules.TEXTS / f"transecopia.{language}.md").read_text("utf-8").splitlines()
    for lines in tables(language, languages.translation(language, "transecopia")).values():
        assert [line for line in lines if line not in page] == []


def test_a_move_is_drawn_quickly() -> None:
    scenes = [scene(state) for state in active()[::6]]
    times = []
    for one in scenes:
        started = time.process_time()
        board.draw(one)
        times.append(time.process_time() - started)
    assert sorted(times)[len(times) // 2] < 0.03  # 8 ms on a quiet machine
