"""The rules of RULES.md, one after the other; golden cases are not repeated here."""

from collections import Counter
from typing import Any

import pytest

from tests.contrivance.positions import FULL_HAND, all_cards, building, built, burnt, game, moves, rows, scores, trial
from utopiary import GAMES, IllegalMove, testing
from utopiary.games.contrivance import data
from utopiary.games.contrivance.state import EMPTY

SEATS = range(2, 7)
GAME = GAMES.find("contrivance")


# --- 1-8: components -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_1_the_workbench_is_five_squares_wide(seats: int) -> None:
    view = testing.session("contrivance", seats=seats).view()
    assert [len(row["squares"]) for row in view["rows"]] == [5] * seats
    assert (view["columns"], view["building_columns"]) == (5, 4)


def test_5_three_tiles_have_one_rivet_and_the_double_has_two() -> None:
    stock = building().view()["rows"][0]["stock"]
    assert [(tile["id"], len(tile["rivets"])) for tile in stock] == [
        ("engineer-double", 2),
        ("engineer-a", 1),
        ("engineer-b", 1),
        ("engineer-c", 1),
    ]


def test_8_two_to_six_players() -> None:
    assert GAME.seats == range(2, 7)


# --- 9-16: setup -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "mats"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_9_one_mat_for_fewer_than_four(seats: int, mats: int) -> None:
    assert testing.session("contrivance", seats=seats).view()["mats"] == mats


def test_10_the_contrivance_is_hidden() -> None:
    s = testing.session("contrivance", seats=2)
    assert [s.view(seat)["contrivance"] for seat in (0, 1, None)] == [None] * 3
    drawn = {testing.session("contrivance", seed=f"S{number}").state.contrivance for number in range(60)}
    assert drawn == set(range(6))


@pytest.mark.parametrize("seats", SEATS)
def test_11_rows_lie_in_the_order_of_play(seats: int) -> None:
    s = testing.session("contrivance", seats=seats)
    view = s.view()
    assert len({row["builder"] for row in view["rows"]}) == seats
    assert [row["seat"] for row in view["rows"]] == [(view["first"] + row) % seats for row in range(seats)]
    for row in range(seats):
        assert s.active == (view["rows"][row]["seat"],)
        s.play_all(f"take {view['rows'][row]['builder']}-double", f"put {row + 1} 1", "done")


def test_11_builders_are_dealt_at_random() -> None:
    starts = [testing.session("contrivance", seed=f"S{number}").state for number in range(60)]
    assert {start.builders[0] for start in starts} == set(range(6))
    assert {start.first for start in starts} == {0, 1}


def test_12_only_the_own_tiles_are_in_the_game() -> None:
    s = building(3)
    assert moves(s) == ["take engineer-double", "take engineer-a", "take engineer-b", "take engineer-c"]


@pytest.mark.parametrize("seats", SEATS)
def test_13_14_16_the_cards(seats: int) -> None:
    state = testing.session("contrivance", seats=seats).state
    ons = sum(data.GUIDE[seats])
    assert len(state.deck) - 2 * seats == 48 - 6 * seats + ons
    wanted = Counter(data.TOOLS) + Counter(dict(zip(data.SWITCH_ONS, data.GUIDE[seats], strict=True)))
    assert all_cards(state) == wanted


def test_15_the_set_aside_pile_lies_on_top() -> None:
    for number in range(30):
        state = testing.session("contrivance", seats=6, seed=f"S{number}").state
        assert not set(state.deck[-12:]) & set(data.SWITCH_ONS)
        assert set(state.deck[:-12]) & set(data.SWITCH_ONS)


# --- 17-18: Building -------------------------------------------------------------------------------------------------


def test_17_a_tile_goes_into_any_row_in_any_direction() -> None:
    s = building(3).play_all("take engineer-c")
    assert moves(s) == [f"put {row} {column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    s.play_all("put 2 3")
    assert moves(s) == ["done", "face right", "face down", "face left"]
    s.play_all("face left")
    assert moves(s) == ["done"]
    s.play_all("done")
    assert rows(s)[1] == "- - ec3< - -"
    assert s.active == (1,)


def test_17_no_tile_upon_a_tile() -> None:
    s = building().play_all("take engineer-c", "put 2 3", "done", "take mechanic-double")
    assert "put 2 3" not in moves(s)
    assert len(moves(s)) == 7


def test_17_a_tile_may_stay_as_it_was_laid() -> None:
    s = building().play_all("take engineer-double", "put 1 1", "done")
    assert rows(s)[0] == "ed6^ - - - -"


def test_17_everything_can_be_taken_back_until_it_is_done() -> None:
    s = building().play_all("take engineer-c", "put 2 3", "face left")
    for _ in range(3):
        assert s.can_undo == "free"
        s.undo()
    assert rows(s) == ["- - - - -"] * 2
    s.play_all("take engineer-c", "put 2 3", "face left", "done")
    assert s.can_undo == "practice"


def test_17_the_last_tile_is_taken_without_a_question() -> None:
    s = building()
    for turn in range(6):
        s.play_all(moves(s)[0], f"put {turn // 4 + 1} {turn % 4 + 1}", "done")
    assert (s.state.phase, s.view()["picked"]) == ("put", "engineer-c")


def test_17_tools_rest_while_one_builds() -> None:
    for state in testing.playout(GAME, 4, "rest"):
        if state.turns == 16:
            break
        assert {move[0] for move in GAME.moves(state, state.seat)} <= {"take", "put", "face", "done"}
        assert not state.discard


@pytest.mark.parametrize("seats", SEATS)
def test_18_then_configuration_begins_with_the_first_builder(seats: int) -> None:
    s = built(seats)
    assert (s.state.phase, s.active, s.view()["stage"], s.view()["round"]) == ("act", (0,), "configuration", 1)
    assert [square for square, tile in enumerate(s.state.squares) if tile == EMPTY] == [4 + 5 * r for r in range(seats)]


# --- 19-22: turns ----------------------------------------------------------------------------------------------------


def test_19_one_draws_up_to_four_at_the_beginning_of_a_turn() -> None:
    s = game("ec3>", "", hand=["move", "rotate"], phase="draw", deck=["plus-1", "minus-1", "plus-2"], safe=3)
    assert moves(s) == ["draw"]
    events = s.play(0, "draw")
    assert s.state.hands[0] == ["move", "rotate", "minus-1", "plus-2"]
    assert (s.state.deck, s.state.safe, s.state.phase) == (["plus-1"], 1, "act")
    assert [event.text.id for event in events] == ["contrivance.drew"] * 2
    assert [event.seen_by(1).id for event in events] == ["contrivance.draws"] * 2  # type: ignore[union-attr]


def test_19_there_is_no_draw_in_the_first_round() -> None:
    s = built(3)
    for seat in range(3):
        assert (s.active, s.state.phase) == ((seat,), "act")
        s.play_all("pass")


def test_19_a_builder_robbed_before_the_first_turn_draws() -> None:
    """Hands are full in the first round unless a tool was taken."""
    s = game("ec3>", "", hand=["take-a-tool", "move", "rotate", "swap-points"]).play_all(
        "play take-a-tool", "rob mechanic"
    )
    assert (s.active, s.state.phase, len(s.state.hands[1])) == ((1,), "draw", 3)


def test_20_a_switch_on_never_reaches_a_hand() -> None:
    for number in range(5):
        for state in testing.playout(GAME, 3, f"20 {number}"):
            assert not {card for hand in state.hands for card in hand} & set(data.SWITCH_ONS)


def test_20_after_a_switch_on_the_next_builder_goes_on() -> None:
    s = game("ec3>", "", hand=["move"], phase="draw", deck=["move", "move", "on-plus-1", "rotate"], safe=0)
    s.play_all("draw")
    assert s.state.hands[0] == ["move", "rotate"]
    assert (s.active, s.state.damage, s.state.discard) == ((1,), 7, ["on-plus-1"])


def test_21_the_view_names_the_seat_that_ended_the_game() -> None:
    s = game("ec3>", "", hand=["move"], phase="draw", damage=1, deck=["on-minus-3"], safe=0).play_all("draw")
    assert s.active == ()
    assert s.view()["end"]["by"] == 0
    assert s.view()["seat"] is None
    with pytest.raises(IllegalMove, match="over"):
        s.play(1, "pass")


def test_22_one_may_redraw_pass_or_play() -> None:
    s = game("ec3> eb1<", "")
    assert moves(s) == [*(f"play {card}" for card in FULL_HAND), *(f"discard {card}" for card in FULL_HAND), "pass"]


def test_22_redraw() -> None:
    s = game("ec3>", "", deck=["move", "plus-3"], safe=2).play_all("discard move")
    assert moves(s) == ["draw"]
    assert s.at(1).can_undo == "free"
    s.play_all("draw")
    assert s.can_undo == "practice"
    assert s.state.hands[0] == ["rotate", "swap-component", "swap-points", "plus-3"]
    assert (s.state.discard, s.active) == (["move"], (1,))


def test_22_pass() -> None:
    s = game("ec3>", "")
    before = s.state.deck[:]
    s.play_all("pass")
    assert (s.active, s.state.deck, len(s.state.hands[0])) == ((1,), before, 4)


def test_22_an_action_ends_the_turn_and_one_does_not_draw_until_the_next() -> None:
    s = game("ec3> eb1<", "").play_all("play rotate", "tile engineer-c")
    assert s.view()["played"] == "rotate"
    s.play_all("face up")
    assert s.can_undo == "free"
    assert s.state.discard == []
    s.play_all("done")
    assert (s.state.discard, s.active) == (["rotate"], (1,))
    assert len(s.state.hands[0]) == 3
    s.play_all("pass")
    assert s.state.phase == "draw"


def test_22_cards_of_one_kind_are_one_choice() -> None:
    assert moves(game("ec3>", "", hand=["move"] * 4)) == ["play move", "discard move", "pass"]


# --- 23-24: tools ----------------------------------------------------------------------------------------------------

WORKBENCH = ("ed6> ea0^ mb1v ec3<", "md6^ ma0> eb1< mc3v")


def test_23_move() -> None:
    s = game(*WORKBENCH).play_all("play move", "tile mechanic-b")
    assert moves(s) == ["put 1 5", "put 2 5"]
    s.play_all("put 2 5", "done")
    assert rows(s) == ["ed6> ea0^ - ec3< -", "md6^ ma0> eb1< mc3v mb1v"]


def test_23_a_square_that_became_free_can_be_used() -> None:
    s = game(*WORKBENCH).play_all("play move", "tile mechanic-b", "put 2 5", "done", "play move", "tile engineer-c")
    assert moves(s) == ["put 1 3", "put 1 5"]


def test_23_rotate() -> None:
    s = game(*WORKBENCH).play_all("play rotate", "tile mechanic-a")
    assert moves(s) == ["face up", "face down", "face left"]
    s.play_all("face down", "done")
    assert rows(s) == [WORKBENCH[0] + " -", "md6^ ma0v eb1< mc3v -"]


def test_23_swap_component() -> None:
    s = game(*WORKBENCH).play_all("play swap-component", "tile engineer-double")
    assert "tile engineer-double" not in moves(s)
    assert len(moves(s)) == 7
    s.play_all("tile mechanic-c", "done")
    assert rows(s) == ["mc3v ea0^ mb1v ec3< -", "md6^ ma0> eb1< ed6> -"]


def test_23_swap_points() -> None:
    s = game(*WORKBENCH).play_all("play swap-points", "tile engineer-double", "tile mechanic-b", "done")
    assert rows(s) == ["ed1> ea0^ mb6v ec3< -", WORKBENCH[1] + " -"]


@pytest.mark.parametrize(
    ("card", "value"), [("plus-1", 4), ("plus-2", 5), ("plus-3", 6), ("minus-1", 2), ("minus-3", 0)]
)
def test_23_points(card: str, value: int) -> None:
    s = game(*WORKBENCH, hand=[card, *FULL_HAND[:3]]).play_all(f"play {card}", "tile engineer-c", "done")
    assert rows(s)[0] == f"ed6> ea0^ mb1v ec{value}< -"
    assert s.state.discard == [card]


def test_23_take_a_tool() -> None:
    s = game(*WORKBENCH, "", hand=["take-a-tool", "move", "move", "move"]).play_all("play take-a-tool")
    assert moves(s) == ["rob mechanic", "rob regulator"]
    events = s.play(0, "rob regulator")
    assert [len(hand) for hand in s.state.hands] == [4, 4, 3]
    assert s.state.discard == ["take-a-tool"]
    told = [[seen.id for event in events if (seen := event.seen_by(seat))] for seat in range(3)]
    assert told[0] == told[2] == ["contrivance.robbed", "contrivance.robbed.card"]
    assert told[1] == ["contrivance.robbed"]
    assert s.can_undo == "practice"


def test_23_redraw_a_tool() -> None:
    s = game(
        *WORKBENCH, hand=["redraw-a-tool", "move", "move", "move"], discard=["plus-3", "on-plus-1", "rotate", "plus-3"]
    )
    s.play_all("play redraw-a-tool")
    assert moves(s) == ["fetch rotate", "fetch plus-3"]
    s.play_all("fetch plus-3")
    assert s.can_undo == "free"
    s.play_all("done")
    assert s.state.hands[0] == ["move", "move", "move", "plus-3"]
    assert s.state.discard == ["on-plus-1", "rotate", "plus-3", "redraw-a-tool"]


@pytest.mark.parametrize("card", ["move", "rotate", "swap-component", "swap-points"])
def test_24_any_tile_of_any_builder_in_any_row(card: str) -> None:
    s = game(*WORKBENCH).play_all(f"play {card}")
    assert len(moves(s)) == 8


# --- 25-27: interlocking ---------------------------------------------------------------------------------------------


def test_25_horizontally_and_vertically() -> None:
    assert trial(game("ec3> eb1<", "")).links == [(0, 1)]
    assert trial(game("ec3v", "eb1^", "")).links == [(0, 5)]


def test_25_not_over_a_gap() -> None:
    assert trial(game("ec3> - eb1<", "")).links == []
    assert trial(game("ec3v", "", "eb1^", "")).links == []


def test_25_not_round_the_sides() -> None:
    assert trial(game("ec3< - - - eb1>", "ma0>", "")).links == []
    assert trial(game("- - - - ec3>", "eb1<", "")).links == []


@pytest.mark.parametrize("seats", SEATS)
def test_26_the_last_row_lies_above_the_first(seats: int) -> None:
    s = game("ec3^", *[""] * (seats - 2), "eb1v")
    assert trial(s).links == [(5 * (seats - 1), 0)]


def test_26_the_mats_lie_against_each_other() -> None:
    assert trial(game("", "", "ec3v", "eb1^")).links == [(10, 15)]


def test_27_a_long_chain_is_one_set() -> None:
    s = game("eb1> ed6> md2> ec3<", "")
    assert trial(s).sets == [[0, 1, 2, 3]]
    assert burnt(s) == "eb"
    assert scores(s) == [11, 0]


def test_27_a_chain_through_the_rows_can_close() -> None:
    """Three Doubles one upon the other go all the way round."""
    s = game("ed6^", "md5^", "rd4v")
    assert trial(s).links == [(0, 5), (5, 10), (10, 0)]
    assert trial(s).sets == [[0, 5, 10]]
    assert burnt(s) == "rd"


def test_27_two_halves_of_a_chain_become_one() -> None:
    """Two pairs, and the way round the edge joins them."""
    s = game("ed6^", "ec3^", "rc3v", "rd2^")
    assert trial(s).links == [(0, 5), (10, 15), (15, 0)]
    assert trial(s).sets == [[0, 5, 10, 15]]
    assert burnt(s) == "rd"


# --- 28-34: the end and the scores -----------------------------------------------------------------------------------


def over(*lines: str, contrivance: int = 2, damage: int = 1, **fields: Any) -> testing.TestSession:
    """The game of these rows after its last Switch On."""
    card = "on-minus-1" if damage < 5 else "on-plus-3"
    usual: dict[str, Any] = {"hand": ["move"], "phase": "draw", "deck": [card], "safe": 0, "damage": damage}
    return game(*lines, contrivance=contrivance, **{**usual, **fields}).play_all("draw")


def test_28_nothing_is_done_after_the_end() -> None:
    s = over("ec3> eb1<", "")
    assert s.active == ()
    assert s.outcome is not None


def test_29_the_contrivance_is_revealed() -> None:
    s = over("ec3> eb1<", "", contrivance=4)
    assert s.view()["contrivance"] == {"id": "subterranean-phonoscope", "number": 3}
    assert [event.text.id for event in s.steps[-1].events] == [
        "contrivance.switched-on",
        "contrivance.repaired",
        "contrivance.revealed",
        "contrivance.scored",
        "contrivance.scored",
    ]


def test_30_what_burns_is_shown() -> None:
    s = over("ec3> eb1< ed6^", "ma0v")
    row = s.view()["rows"][0]["squares"]
    assert [(tile["linked"], tile["burns"]) for tile in row if tile] == [(True, False), (True, True), (False, True)]


def test_31_a_row_scores_all_that_survives_in_it_whatever_its_type() -> None:
    s = over("mc3> eb1< rc5> mb0<", "", "ed6>", damage=8)
    assert s.outcome is not None
    assert s.outcome.scores == (8, 0, 0)


@pytest.mark.parametrize(("contrivance", "bonus"), [(2, 4), (0, 4), (1, 0)])
def test_32_enough_own_tiles_in_the_own_row(contrivance: int, bonus: int) -> None:
    """Two Engineer tiles: enough for a 1 and for a 2, not for a 3."""
    s = over("ec5> mb4< ea0^", "eb1^", contrivance=contrivance)
    assert s.view()["end"]["table"][0]["bonus"] == bonus


@pytest.mark.parametrize(
    ("builder", "bonus"),
    [
        ("engineer", 4),  # the 4 of the pair in the own row
        ("mechanic", 6),  # the loose 6 there
        ("regulator", 2),  # the loose 0 there
        ("cognicator", 2),  # the own 2 that loses to a 3 elsewhere
        ("assembler", 7),  # the own loose 6, and the own loose 1 elsewhere
        ("intendent", 0),  # the 0 is not of its type
    ],
)
def test_33_special_abilities(builder: str, bonus: int) -> None:
    """The same workbench for all: x is the Builder in question, y the other one."""
    x = builder[0]
    y = "m" if x != "m" else "e"
    s = over(f"{y}c5> {y}b4< {x}d6^ {y}a0^", f"{x}b1^ {y}d3> {x}c2<", builders=x + y, contrivance=2)
    assert s.view()["end"]["table"][0]["bonus"] == bonus


def test_33_zeros_of_the_own_type_count_anywhere() -> None:
    s = over("ia0^ ma0^", "ib0> mb1<", builders="im")
    assert s.view()["end"]["table"][0]["bonus"] == 4


def test_34_the_highest_total_wins() -> None:
    """The Mechanic's three tiles wake an ability that finds a loose 6; with two they do not."""
    assert over("ec5> eb1<", "mc3> ma0< - - md6^", contrivance=1).outcome == ("repaired", (5, 9), (1,))
    assert over("ec5> eb1<", "mc3> ma0<", contrivance=1).outcome == ("repaired", (5, 3), (0,))


def test_34_scores_are_by_seat_not_by_row() -> None:
    s = over("ec3> eb1<", "mc2> ma0<", "", first=2, seat=2, hands=[["move"] * 3 for _ in range(3)], contrivance=1)
    assert s.outcome is not None
    assert s.outcome.scores == (2, 0, 3)
    assert s.outcome.winners == (2,)
