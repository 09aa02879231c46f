"""Every rule fact of RULES.md, by its number."""

from collections.abc import Callable

import pytest

from tests.utopia.positions import (
    BLUE,
    GAME,
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
from utopiary import IllegalMove, Session
from utopiary.games.utopia import data
from utopiary.games.utopia.data import ISLAND_OF, OPEN, REACH
from utopiary.games.utopia.state import NO_SEAT, State
from utopiary.games.utopia.turn_order import score


def other_than(before: State) -> Callable[[State], bool]:
    """Return a condition for playing on by one move."""
    return lambda state: state is not before


# --- setup (rules 5-9) -----------------------------------------------------------------------------------------------


def test_5_the_scale_begins_in_random_order() -> None:
    scales = {Session.new("utopia", seed=f"SCALE {n}").state.scale for n in range(60)}
    assert all(sorted(order) == [0, 1, 2, 3, 4] for order in scales)
    assert len(scales) > 30


def test_6_two_players_do_without_water() -> None:
    s = started_by(BLUE, 2)
    assert sum(s.state.bag) + sum(s.state.quay) == 30
    assert not any(s.state.bag[:5]) and not any(s.state.quay[:5])
    assert len(OPEN[2]) == 19
    assert [island["open"] for island in s.view()["islands"]] == [False, True, True, True]
    assert all(ISLAND_OF[d] != 0 for here in OPEN[2] for d in REACH[2][here])
    s = position(2, hands={BLUE: "maya maya maya"}).play_all("play maya")
    assert len(legal(s, "anywhere")) == 19


def test_7_supplies_at_the_start() -> None:
    for player in started_by(BLUE, 5).view()["players"]:
        assert (player["bases"], player["privileges"], player["points"], player["cards"]) == (8, 2, 0, 0)
        assert player["princes"] == dict.fromkeys(data.CIVILIZATIONS, 8)


def test_8_the_start_player_is_random_and_the_others_follow_clockwise() -> None:
    tracks = [Session.new("utopia", seed=f"FIRST {n}", seats=4).state.track for n in range(60)]
    assert {track[0] for track in tracks} == {0, 1, 2, 3}
    assert all(track == [(track[0] + i) % 4 for i in range(4)] for track in tracks)


def test_9_fifty_cards_in_the_deck() -> None:
    s = started_by(BLUE, 3)
    assert s.state.deck == [10] * 5
    assert s.view()["deck"] == 50


# --- turn order (rules 10-14) ----------------------------------------------------------------------------------------


def test_11_most_points_first_and_of_equals_the_earlier() -> None:
    state = position(4).state
    for seat, n in [(GREEN, 5), (YELLOW, 5), (RED, 3), (BLUE, 3), (RED, 2)]:
        score(state, seat, n)
    assert state.track == [GREEN, YELLOW, RED, BLUE]
    score(state, BLUE, 0)  # nothing scored, nothing moved
    assert state.track == [GREEN, YELLOW, RED, BLUE]


def test_12_only_a_start_player_without_points_goes_back() -> None:
    s = quietly(started_by(BLUE, 4), lambda state: state.round == 2)
    assert s.state.track == [RED, GREEN, YELLOW, BLUE]
    score(s.state, RED, 1)
    quietly(s, lambda state: state.round == 3)
    assert s.state.track == [RED, GREEN, YELLOW, BLUE]  # the start player has points and stays


def test_13_points_for_a_rival_change_the_order() -> None:
    three = {(BLUE, "w1", "maya"): 3}
    s = position(princes=three, wonders={"water": YELLOW}).play_all("control w1 maya", "end")
    assert s.active == (YELLOW,)
    s.play_all("end")
    assert s.active == (RED,)


def test_13_no_minister_has_a_second_turn() -> None:
    s = position(turn=RED, princes={(RED, "w1", "maya"): 3}, wonders={"water": BLUE}, done=(BLUE,))
    s.play_all("control w1 maya", "end")
    assert s.state.track[0] == BLUE
    assert s.active == (GREEN,)


def test_14_three_phases_make_a_round() -> None:
    s, phases = started_by(BLUE, 3), []
    while s.state.round == 1:
        if s.state.phase not in phases:
            phases.append(s.state.phase)
        quietly(s, other_than(s.state))
    assert [phase for phase in phases if phase not in ("settle", "drop")] == ["welcome", "place", "discard", "develop"]


# --- welcoming (rules 15-19) -----------------------------------------------------------------------------------------


def test_15_guests_stand_at_the_ship_of_their_island() -> None:
    s = position(phase="welcome", quay="maya-wind maya-wind china-fire")
    guests = {island["id"]: island["guests"] for island in s.view()["islands"]}
    assert guests["wind"] == {"maya": 2, "persia": 0, "egypt": 0, "greece": 0, "china": 0}
    assert guests["fire"]["china"] == 1
    assert legal(s, "take") == ["take china fire", "take maya wind"]


def test_16_a_guest_is_taken_and_stays_in_front_of_the_minister() -> None:
    s = position(phase="welcome", quay="maya-wind china-fire persia-earth")
    s.play_all("take china fire", "place f3")
    assert s.view()["players"][BLUE]["taken"] == [{"civ": "china", "island": "fire"}]
    assert sum(s.state.bag) == 37
    assert s.active == (RED,)


def test_16_three_times_round() -> None:
    s, turns = started_by(RED, 3), []
    while s.state.phase in ("welcome", "place", "settle"):
        if s.state.phase == "welcome":
            turns.append((s.state.lap, s.active[0]))
        quietly(s, other_than(s.state))
    assert turns == [(lap, seat) for lap in (1, 2, 3) for seat in (RED, GREEN, BLUE)]
    assert not any(s.state.quay)


def test_17_building_while_welcoming() -> None:
    s = position(phase="welcome", quay="maya-water persia-fire", princes={(BLUE, "w1", "maya"): 2}, done=(1, 2, 3))
    assert not legal(s, "control")
    s.play_all("take maya water", "place w1")
    assert legal(s) == ["control w1 maya", "done"]
    s.play_all("control w1 maya", "done")
    assert on_board(s, BLUE) == 0
    assert s.state.lap == 2


def test_17_building_before_the_guest_is_taken_or_placed() -> None:
    s = position(phase="welcome", quay="maya-water persia-fire", princes={(BLUE, "w1", "maya"): 3})
    assert "control w1 maya" in legal(s)
    s.play_all("take maya water")
    assert "control w1 maya" in legal(s)
    s.play_all("control w1 maya")
    assert s.state.phase == "place"


def test_17_building_is_voluntary() -> None:
    s = position(phase="welcome", quay="maya-water persia-fire", princes={(BLUE, "w1", "maya"): 2})
    s.play_all("take maya water", "place w1", "done")
    assert princes(s, BLUE, "w1", "maya") == 3
    assert s.active == (RED,)


def test_18_all_guests_go_back_into_the_bag() -> None:
    s = quietly(started_by(BLUE, 4), lambda state: state.phase == "discard")
    assert s.state.bag == [2] * 20
    assert not any(s.state.taken)


def test_19_a_surprise_guest_comes_from_the_bag_and_another_takes_from_the_board() -> None:
    s = position(phase="welcome", quay="maya-wind china-fire persia-earth egypt-water")
    before = sum(s.state.bag)
    s.play_all("surprise")
    assert sum(s.state.bag) == before - 1
    guest = s.view()["guest"]
    assert guest["surprise"]
    assert {move.split()[1][0] for move in legal(s)} == {{"wind": "a"}.get(guest["island"], guest["island"][0])}
    s.play_all(legal(s)[0])
    assert on_board(s, BLUE) == 1
    assert legal(s) == ["invite 1", "invite 2", "invite 3"]
    s.play_all("invite 2")
    assert s.active == (GREEN,)
    assert legal(s) == ["take egypt water", "take persia earth", "take china fire", "take maya wind"]
    s.play_all("take china fire", "place f2")
    assert princes(s, GREEN, "f2", "china") == 1
    assert sum(s.state.quay) == 3
    assert s.active == (RED,)  # play goes on with the next minister, not after the invited one


def test_19_once_a_round() -> None:
    s = started_by(BLUE, 2)
    s.play_all("surprise", legal_after(s, "surprise"), "invite 1")
    s.play_all(legal(s)[0])
    s.play_all(legal(s)[0])
    assert "surprise" in legal(s)  # the other one may
    s.play_all(legal(s, "take")[0])
    s.play_all(legal(s)[0])
    assert s.active == (BLUE,)
    assert "surprise" not in legal(s)
    quietly(s, lambda state: state.round == 2)
    assert "surprise" in legal(s)


def legal_after(s: Session, move: str) -> str:
    """Return the first legal move after a move."""
    after, _ = GAME.play(s.state, s.active[0], (move,))
    return " ".join(map(str, GAME.moves(after, after.seat)[0]))


def test_19_surprises_do_not_make_the_phase_longer() -> None:
    s, turns = started_by(BLUE, 4), 0
    while s.state.phase != "discard":
        if s.state.phase == "welcome" and s.state.host == NO_SEAT:
            turns += 1
            s.play_all("surprise" if "surprise" in legal(s) else legal(s)[0])
        else:
            s.play_all(legal(s)[0])
    assert turns == 12


# --- building (rules 20-22) ------------------------------------------------------------------------------------------

FIVE = {(BLUE, f"e{n + 1}", civ): 1 for n, civ in enumerate(data.CIVILIZATIONS)}


def test_20_four_civilizations_are_not_enough() -> None:
    four = {key: n for key, n in FIVE.items() if key[2] != "greece"}
    assert not legal(position(princes=four), "wonder")
    assert not legal(position(princes={**four, (BLUE, "w1", "greece"): 1}), "wonder")  # on another island
    assert not legal(position(princes={**four, (RED, "e1", "greece"): 1}), "wonder")  # a rival's
    assert legal(position(princes=FIVE), "wonder") == ["wonder earth"]


def test_20_one_wonder_on_an_island() -> None:
    assert not legal(position(princes=FIVE, wonders={"earth": RED}), "wonder")
    assert not legal(position(princes=FIVE, wonders={"earth": BLUE}), "wonder")


def test_20_which_princes_go_home_is_the_ministers_choice() -> None:
    more = {**FIVE, (BLUE, "e5", "maya"): 2, (BLUE, "e1", "china"): 1}
    s = position(princes=more).play_all("wonder earth")
    assert s.state.points[BLUE] == 0
    assert legal(s) == ["recall e1", "recall e5"]
    s.play_all("recall e5")
    assert legal(s) == ["recall e1", "recall e5"]  # now the Chinese one
    s.play_all("recall e1")
    assert s.state.points[BLUE] == 6
    assert [princes(s, BLUE, "e1", "maya"), princes(s, BLUE, "e5", "maya")] == [1, 1]
    assert [princes(s, BLUE, "e1", "china"), princes(s, BLUE, "e5", "china")] == [0, 1]
    assert s.state.phase == "develop"


def test_20_the_choice_can_be_taken_back_for_free() -> None:
    s = position(princes={**FIVE, (BLUE, "e5", "maya"): 2})
    s.play_all("wonder earth", "recall e5")
    assert s.can_undo == "free"
    s.undo()
    assert s.can_undo == "free"
    s.undo()
    assert on_board(s, BLUE) == 7


def test_21_three_princes_of_one_civilization_in_one_district() -> None:
    mixed = {(BLUE, "w1", "maya"): 2, (BLUE, "w1", "china"): 2, (BLUE, "w2", "maya"): 2}
    assert not legal(position(princes=mixed), "control")
    more = {(BLUE, "w1", "maya"): 4, (BLUE, "w1", "china"): 3}
    s = position(princes=more)
    assert legal(s, "control") == ["control w1 maya", "control w1 china"]
    s.play_all("control w1 maya")
    assert princes(s, BLUE, "w1", "maya") == 1
    assert princes(s, BLUE, "w1", "china") == 3
    assert not legal(s, "control")  # one monument in a district


def test_21_control_is_never_lost() -> None:
    s = position(turn=RED, princes={(RED, "w1", "maya"): 3}, districts={"w1": (BLUE, "maya")})
    assert not legal(s, "control")


@pytest.mark.parametrize(("district", "value"), [("w1", 2), ("w2", 3), ("w5", 4)])
def test_22_a_wonder_pays_the_printed_value(district: str, value: int) -> None:
    s = position(princes={(BLUE, district, "egypt"): 3}, wonders={"water": RED, "fire": GREEN})
    s.play_all(f"control {district} egypt")
    assert s.state.points == [0, value, 0, 0]


# --- development (rules 23-25) ---------------------------------------------------------------------------------------


def test_23_new_or_saved_cards_may_be_discarded() -> None:
    s = position(2, phase="welcome", quay="maya-wind", turn=RED, lap=3, hands={BLUE: "china", RED: "egypt"})
    s.state.deck = [10, 10, 9, 10, 9]
    s.play_all("take maya wind", "place a1")
    assert [sum(hand) for hand in s.state.hands] == [6, 6]
    assert s.active == (BLUE,)
    assert "discard china" in legal(s)
    s.play_all("discard china", legal(s)[0])
    assert sum(s.state.discards) == 2


def test_24_any_number_of_actions_in_one_turn() -> None:
    s = position(
        hands={BLUE: "maya maya egypt egypt"},
        princes={(BLUE, "w1", "maya"): 1, (BLUE, "f1", "egypt"): 2},
        districts={"f1": (RED, "egypt")},
    )
    s.play_all("play maya", "lift w1", "go w2 1", "play maya", "lift w2", "go w5 1")
    s.play_all("play egypt", "remove f1", "play egypt", "remove f1")
    assert princes(s, BLUE, "w5", "maya") == 1
    assert s.state.points[BLUE] == 4
    assert legal(s) == ["end"]


def test_24_cards_can_be_kept() -> None:
    s = position(hands={BLUE: "maya maya egypt egypt china"}).play_all("end")
    assert sum(s.state.hands[BLUE]) == 5
    assert s.active == (RED,)


def test_24_an_empty_deck_is_made_of_the_discards() -> None:
    deck, discards = [1, 1, 0, 0, 0], [9, 9, 10, 10, 10]
    s = position(2, phase="welcome", quay="maya-wind", turn=RED, lap=3, deck=deck, discards=discards)
    s.play_all("take maya wind", "place a1")
    assert sum(s.state.deck) == 40
    assert sum(s.state.discards) == 0
    assert [a + b + c for a, b, c in zip(s.state.deck, *s.state.hands, strict=True)] == [10] * 5


def test_25_a_privilege_changes_one_card_to_any_other_civilization() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "w1", "china"): 1})
    assert legal(s, "privilege") == ["privilege maya"]
    s.play_all("privilege maya")
    assert legal(s) == ["become persia", "become egypt", "become greece", "become china"]
    s.play_all("become china")
    assert s.state.privileges[BLUE] == 1
    assert legal(s) == ["play china", "end"]
    s.play_all("play china", "lift w1", "go w4 1")
    assert s.state.discards == [1, 0, 0, 0, 0]


def test_25_two_for_the_whole_game() -> None:
    s = position(hands={BLUE: "maya maya maya"}, privileges=[0, 2, 2, 2])
    assert not legal(s, "privilege")


# --- the actions (rules 26-30) ---------------------------------------------------------------------------------------


def test_26_land_and_sea() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "w4", "maya"): 1}).play_all("play maya", "lift w4")
    by_land = {"w1", "w5", "e1"}
    by_sea = {"w1", "e3", "e4", "f2", "f4", "f8"}
    assert {move.split()[1] for move in legal(s)} == by_land | by_sea


def test_26_without_a_ship_only_by_land() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "a3", "maya"): 3}).play_all("play maya", "lift a3")
    assert legal(s) == ["go a2 1", "go a2 2", "go a6 1", "go a6 2"]


def test_26_only_own_princes_of_the_cards_civilization() -> None:
    s = position(hands={BLUE: "maya"}, princes={(BLUE, "a3", "china"): 1, (RED, "a4", "maya"): 1})
    s.play_all("play maya")
    assert not legal(s, "lift")


def test_27_only_where_a_monument_of_the_civilization_stands() -> None:
    s = position(hands={BLUE: "maya"}, districts={"a3": (BLUE, "maya"), "a4": (RED, "china"), "f1": (GREEN, "maya")})
    s.play_all("play maya")
    assert legal(s, "add") == ["add f1", "add a3"]


def test_28_two_cards_are_not_enough_for_anywhere() -> None:
    assert not legal(position(hands={BLUE: "maya maya"}).play_all("play maya"), "anywhere")


def test_29_only_from_a_district_with_its_monument() -> None:
    everywhere = {(BLUE, d, "maya"): 1 for d in ("a3", "a4", "f1", "w1")}
    owned = {"a3": (BLUE, "maya"), "a4": (RED, "china"), "f1": (GREEN, "maya")}
    s = position(hands={BLUE: "maya"}, princes=everywhere, districts=owned).play_all("play maya")
    assert legal(s, "remove") == ["remove f1", "remove a3"]
    s.play_all("remove a3")  # one's own district pays too
    assert s.state.points == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("civ", "after"),
    [
        ("china", "china greece maya egypt persia"),
        ("egypt", "egypt greece maya persia china"),
        ("maya", "maya greece egypt persia china"),
    ],
)
def test_30_lowering(civ: str, after: str) -> None:
    s = position(hands={BLUE: f"{civ} {civ}"}).play_all(f"play {civ}", "lower")
    assert scale(s) == after


def test_30_lowering_takes_two_cards() -> None:
    assert "lower" not in legal(position(hands={BLUE: "persia"}).play_all("play persia"))


# --- scoring and the end (rules 31, 32) ------------------------------------------------------------------------------


def test_31_the_printed_value_does_not_matter() -> None:
    s = position(2, turn=RED, districts={"f3": (RED, "greece"), "f2": (RED, "china")})
    s.play_all("end")
    assert s.state.scored == (0, 1 + 5)


def test_32_the_game_goes_on_below_fifty_and_ends_at_fifty() -> None:
    for points, over in [(44, False), (45, True), (46, True)]:
        s = position(2, turn=RED, districts={"f2": (RED, "china")}, points={BLUE: 48, RED: points}, done=(BLUE,))
        s.play_all("end")
        assert (s.outcome is not None) == over
        assert s.outcome is None or s.outcome.reason == "goal"
    assert s.outcome is not None
    assert s.outcome.winners == (RED,)
    with pytest.raises(IllegalMove):
        s.play(RED, "end")
