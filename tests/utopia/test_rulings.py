"""Every ruling of RULES.md, by its number."""

import pytest

from tests.utopia.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    legal,
    on_board,
    position,
    princes,
    quietly,
    scale,
    started_by,
)
from utopiary import IllegalMove
from utopiary.games.utopia import data
from utopiary.games.utopia.data import BY_LAND, DISTRICT
from utopiary.games.utopia.turn_order import score


def test_d1_and_d2_the_scale_sets_what_districts_pay() -> None:
    for order, paid in [("maya persia egypt greece china", 1), ("persia egypt greece china maya", 5)]:
        s = position(2, turn=RED, districts={"f3": (RED, "maya")}, scale=order).play_all("end")
        assert s.state.scored == (0, paid)
        assert scale(s) == order  # districts do not move the scale


def test_d3_and_d4_lowering_goes_to_place_1_and_moves_only_those_below() -> None:
    s = position(hands={BLUE: "egypt egypt"}).play_all("play egypt", "lower")
    assert scale(s) == "egypt greece maya persia china"


def test_d5_influence_needs_cards_of_that_civilization() -> None:
    s = position(hands={BLUE: "persia maya"})
    assert "lower" not in legal(s.play_all("play persia"))
    s = position(hands={BLUE: "persia maya"}).play_all("privilege maya", "become persia", "play persia", "lower")
    assert scale(s) == "persia greece maya egypt china"


def test_d6_a_fixed_order_does_not_change_in_a_round() -> None:
    fixed = {"order": "fixed"}
    s = position(princes={(BLUE, "w1", "maya"): 3}, wonders={"water": YELLOW}, options=fixed)
    s.play_all("control w1 maya", "end")
    assert s.state.track[0] == YELLOW
    assert s.active == (RED,)
    s = position(
        phase="welcome", quay="maya-water china-fire", princes={(BLUE, "w1", "maya"): 3}, wonders={"water": YELLOW}
    )
    s.play_all("control w1 maya", "take china fire", "place f1")
    assert s.active == (YELLOW,)  # and in each lap of welcoming, if it is dynamic


def test_d7_several_on_the_start_space() -> None:
    s = quietly(started_by(BLUE, 5), lambda state: state.round == 2)
    assert s.state.track == [1, 2, 3, 4, 0]
    score(s.state, GREEN, 1)
    quietly(s, lambda state: state.round == 3)
    assert s.state.track == [2, 3, 4, 0, 1]


@pytest.mark.parametrize(("value", "points"), [("all", 4), ("others", 0)])
def test_d8_does_a_wonder_pay_for_own_districts(value: str, points: int) -> None:
    s = position(princes={(BLUE, "w5", "maya"): 3}, wonders={"water": BLUE}, options={"wonder": value})
    s.play_all("control w5 maya")
    assert s.state.points[BLUE] == points
    s = position(turn=RED, princes={(RED, "w5", "maya"): 3}, wonders={"water": BLUE}, options={"wonder": value})
    s.play_all("control w5 maya")
    assert s.state.points[BLUE] == 4


def test_d9_an_invited_minister_does_not_build() -> None:
    ready = {(GREEN, "f1", "maya"): 3}
    s = position(phase="welcome", turn=GREEN, host=BLUE, quay="maya-fire", princes=ready, done=())
    assert legal(s) == ["take maya fire"]
    s.play_all("take maya fire")
    assert not legal(s, "control")
    s.play_all("place f1")
    assert s.active != (GREEN,)
    assert s.state.done == (BLUE,)


def test_d10_a_surprise_with_one_guest_left() -> None:
    s = position(2, phase="welcome", turn=RED, lap=3, quay="maya-fire").play_all("surprise")
    s.play_all(legal(s)[0], "invite 0", "take maya fire", "place f1")
    assert s.state.phase == "discard"


def test_d11_no_minister_invites_itself() -> None:
    s = position(phase="invite", turn=GREEN, quay="maya-fire", drawn=True)
    assert legal(s) == ["invite 0", "invite 1", "invite 3"]


def test_d12_a_surprise_guest_stays_until_the_phase_is_over() -> None:
    s = position(phase="welcome", quay="maya-fire china-fire").play_all("surprise")
    assert len(s.view()["players"][BLUE]["taken"]) == 1
    assert sum(s.state.bag) == 37


def test_d13_the_bag_never_runs_empty() -> None:
    for seats in (2, 3, 4, 5):
        guests = 30 if seats == 2 else 40
        assert guests - 3 * seats - seats > 0
    assert "surprise" not in legal(position(phase="welcome", quay="maya-fire", bag=[0] * 20))


def test_d14_and_d15_places_are_read_once_when_the_cards_are_dealt() -> None:
    s = quietly(started_by(BLUE, 3), lambda state: state.phase == "discard")
    owed = s.state.owed[:]
    score(s.state, GREEN, 9)
    s.play(s.active[0], legal(s)[0])
    assert s.state.owed[1:] == owed[1:]


def test_d16_privileges_do_not_come_back() -> None:
    s = position(2, turn=RED, privileges=[1, 0]).play_all("end")
    assert s.state.round == 2
    assert s.state.privileges == [1, 0]


EIGHT = {(BLUE, "w1", "maya"): 2, (BLUE, "w2", "maya"): 2, (BLUE, "f1", "maya"): 2, (BLUE, "f2", "maya"): 2}


def test_d17_without_princes_left_another_guest_must_be_taken() -> None:
    s = position(phase="welcome", quay="maya-fire china-fire", princes=EIGHT)
    assert legal(s, "take") == ["take china fire"]


def test_d17_if_every_guest_is_impossible_the_prince_is_forfeited() -> None:
    s = position(phase="welcome", quay="maya-fire maya-water", princes=EIGHT)
    assert legal(s, "take") == ["take maya water", "take maya fire"]
    s.play_all("take maya fire")
    assert legal(s) == ["forfeit"]
    s.play_all("forfeit")
    assert on_board(s, BLUE) == 8
    assert sum(s.state.quay) == 1
    assert s.active == (RED,)


def test_d17_building_first_frees_a_prince() -> None:
    ready = {**EIGHT, (BLUE, "w1", "maya"): 3, (BLUE, "w2", "maya"): 1}
    s = position(phase="welcome", quay="maya-fire", princes=ready).play_all("take maya fire")
    assert legal(s) == ["forfeit", "control w1 maya"]
    s.play_all("control w1 maya", "place f8")
    assert on_board(s, BLUE) == 6


def test_d17_cards_add_no_prince_either() -> None:
    s = position(hands={BLUE: "maya maya maya"}, princes=EIGHT, districts={"a1": (RED, "maya")}).play_all("play maya")
    assert not legal(s, "add") + legal(s, "anywhere")


def test_d18_limits_of_monuments_and_bases() -> None:
    gone = {f"f{n}": (RED if n < 5 else GREEN, "maya") for n in range(1, 8)}
    assert not legal(position(princes={(BLUE, "w1", "maya"): 3}, districts=gone), "control")


def test_d19_princes_stand_in_any_district() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "f1", "maya"): 2}, districts={"f2": (RED, "china")})
    s.play_all("play maya", "lift f1", "go f2 2")
    assert princes(s, BLUE, "f2", "maya") == 2


def test_d20_adding_and_building_right_afterwards() -> None:
    s = position(hands={BLUE: "maya maya maya"}, princes={(BLUE, "f1", "maya"): 2})
    s.play_all("play maya", "anywhere f1", "control f1 maya")
    assert s.state.owner[DISTRICT["f1"]] == BLUE
    assert s.active == (BLUE,)


def test_d21_a_bridge_makes_neighbours() -> None:
    assert DISTRICT["f1"] in BY_LAND[DISTRICT["w3"]]
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "w3", "maya"): 1}).play_all("play maya", "lift w3", "go f1 1")
    assert princes(s, BLUE, "f1", "maya") == 1


def test_d22_two_princes_are_of_one_civilization() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "w3", "maya"): 1, (BLUE, "w3", "china"): 1})
    s.play_all("play maya", "lift w3")
    with pytest.raises(IllegalMove):
        s.play_all("go f1 2")


def test_d23_one_step_for_one_card() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "a3", "maya"): 1}).play_all("play maya", "lift a3", "go a2 1")
    assert s.state.phase == "develop"
    assert legal(s) == ["end"]


def test_d24_of_equals_the_minister_in_front_wins() -> None:
    s = position(2, turn=RED, districts={"f2": (RED, "china"), "f3": (BLUE, "greece")}, points={BLUE: 52, RED: 48})
    s.play_all("end")
    assert s.outcome is not None
    assert s.outcome.scores == (53, 53)
    assert s.outcome.winners == (BLUE,)  # scored first, and so reached the score first


def test_d25_scoring_goes_in_turn_order() -> None:
    s = position(
        3, turn=GREEN, districts={"f2": (RED, "china"), "f3": (GREEN, "china")}, points={BLUE: 9, GREEN: 2, RED: 2}
    )
    s.state.track = [BLUE, GREEN, RED]
    s.state.done = (BLUE, RED)
    s.play_all("end")
    assert s.state.points == [9, 7, 7]
    assert s.state.track == [BLUE, GREEN, RED]


def test_d26_the_track_goes_on_beyond_fifty() -> None:
    rich = {f"f{n}": (BLUE, "china") for n in range(1, 8)}
    s = position(2, turn=RED, districts=rich, points={BLUE: 49}).play_all("end")
    assert s.outcome is not None
    assert s.outcome.scores == (84, 0)


def test_d27_once_a_round_for_each_minister() -> None:
    s = position(phase="welcome", quay="maya-fire", surprised=(RED,))
    assert "surprise" in legal(s)
    s = position(phase="welcome", quay="maya-fire", surprised=(BLUE,))
    assert "surprise" not in legal(s)


def test_d28_no_passing_in_phase_1() -> None:
    assert legal(position(phase="welcome", quay="maya-fire", surprised=(BLUE,))) == ["take maya fire"]


def test_d29_a_wonder_takes_a_base() -> None:
    assert position(wonders={"fire": BLUE, "wind": BLUE}).view()["players"][BLUE]["bases"] == data.BASES - 2


def test_d30_fifty_points_while_welcoming_do_not_end_it() -> None:
    five = {(BLUE, "e1", civ): 1 for civ in data.CIVILIZATIONS}
    s = position(phase="welcome", quay="maya-fire china-fire", princes=five, points={BLUE: 46}).play_all("wonder earth")
    assert s.state.points[BLUE] == 52
    assert s.outcome is None
    assert s.active == (BLUE,)


# --- rulings the specification did not have --------------------------------------------------------------------------


def test_d31_a_game_ends_after_the_last_round() -> None:
    s = position(2, turn=RED, points={RED: 3}, round=data.ROUNDS, done=(BLUE,)).play_all("end")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners) == ("rounds", (RED,))


def test_d32_an_unused_changed_card_is_itself_again() -> None:
    s = position(hands={BLUE: "maya china"}).play_all("privilege maya", "become egypt")
    assert s.view()["players"][BLUE]["cards"] == 2
    s.play_all("end")
    assert s.state.hands[BLUE] == [1, 0, 0, 0, 1]
    assert s.state.privileges[BLUE] == 1


def test_d32_a_changed_card_counts_for_the_hand_limit() -> None:
    s = position(hands={BLUE: "maya maya maya maya maya china"}).play_all("privilege china", "become egypt", "end")
    assert s.state.phase == "drop"


def test_d32_a_changed_card_is_played_first() -> None:
    s = position(hands={BLUE: "maya china"}).play_all("privilege china", "become maya", "play maya", "raise")
    assert s.state.discards == [0, 0, 0, 0, 1]
    assert s.state.hands[BLUE] == [1, 0, 0, 0, 0]


def test_d32_a_changed_card_is_not_changed_again() -> None:
    s = position(hands={BLUE: "china"}).play_all("privilege china", "become maya")
    assert not legal(s, "privilege")


def test_d33_a_civilization_at_place_1_is_not_lowered() -> None:
    s = position(hands={BLUE: "greece greece"}).play_all("play greece")
    assert legal(s) == ["raise"]


def test_d33_a_card_without_effect_is_not_played() -> None:
    s = position(hands={BLUE: "china"})
    assert not legal(s, "play")
    assert legal(position(hands={BLUE: "china china"}), "play") == ["play china"]
    assert legal(position(hands={BLUE: "china"}, princes={(BLUE, "a1", "china"): 1}), "play") == ["play china"]
    assert legal(position(hands={BLUE: "china"}, districts={"a1": (RED, "china")}), "play") == ["play china"]


def test_a_turn_without_anything_to_build_ends_by_itself() -> None:
    s = position(phase="welcome", quay="maya-fire china-fire").play_all("take maya fire", "place f1")
    assert s.active == (RED,)


def test_d35_discards_are_chosen_at_the_same_time() -> None:
    s = quietly(started_by(BLUE, 4), lambda state: state.phase == "discard")
    assert list(s.active) == [BLUE, RED, GREEN]
    s.play(GREEN, f"discard {data.CIVILIZATIONS[s.state.hands[GREEN].index(max(s.state.hands[GREEN]))]}")
    assert list(s.active) == [BLUE, RED]
    assert s.state.phase == "discard"


def test_actions_are_free_to_take_back_until_the_turn_is_over() -> None:
    s = position(hands={BLUE: "maya china"}, princes={(BLUE, "a3", "maya"): 1})
    s.play_all("play maya", "lift a3", "go a2 1", "privilege china", "become maya", "play maya", "raise")
    for _ in range(7):
        assert s.can_undo == "free"
        s.undo()
    s.play_all("end")
    assert s.can_undo == "practice"


def test_a_surprise_cannot_be_taken_back_for_free() -> None:
    s = position(phase="welcome", quay="maya-fire").play_all("surprise")
    assert s.can_undo == "practice"
