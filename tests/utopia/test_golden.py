"""The worked examples of the rulebook, and what follows from its tables."""

import pytest

from tests.utopia.positions import (
    BLUE,
    EXAMPLE_SCALE,
    GREEN,
    RED,
    YELLOW,
    legal,
    names,
    on_board,
    position,
    princes,
    quietly,
    scale,
    started_by,
)
from utopiary import IllegalMove
from utopiary.games.utopia import data
from utopiary.games.utopia.data import BY_SEA, DISTRICT
from utopiary.games.utopia.turn_order import score

ON_WIND = {"place a1", "place a2", "place a3", "place a4", "place a5", "place a6"}
FIVE_ON_WIND = {
    (BLUE, "a1", "maya"): 1,
    (BLUE, "a2", "persia"): 1,
    (BLUE, "a4", "egypt"): 1,
    (BLUE, "a4", "greece"): 1,
    (BLUE, "a6", "china"): 1,
}


@pytest.mark.golden("utopia", "U1")
def test_the_first_round_goes_clockwise_from_the_start_player() -> None:
    s = started_by(BLUE, 3)
    assert names(s.state.order) == "blue red green"
    assert s.active == (BLUE,)


@pytest.mark.golden("utopia", "U2")
def test_a_start_player_without_points_goes_to_the_back() -> None:
    s = quietly(started_by(BLUE, 3), lambda state: state.round == 2)
    assert s.state.points == [0, 0, 0]
    assert names(s.state.order) == "red green blue"


@pytest.mark.golden("utopia", "U3")
def test_points_come_first_and_only_the_start_player_goes_back() -> None:
    s = quietly(started_by(BLUE, 3), lambda state: state.round == 2)
    score(s.state, BLUE, 4)
    quietly(s, lambda state: state.round == 3)
    assert names(s.state.order) == "blue green red"


@pytest.mark.golden("utopia", "U4")
@pytest.mark.parametrize(("seats", "guests"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_three_guests_for_every_minister(seats: int, guests: int) -> None:
    s = started_by(BLUE, seats)
    assert sum(s.state.quay) == guests
    assert sum(s.state.bag) == (30 if seats == 2 else 40) - guests


@pytest.mark.golden("utopia", "U5")
def test_a_maya_guest_with_the_bird_goes_ashore_on_wind() -> None:
    s = position(turn=GREEN, phase="welcome", quay="maya-wind china-fire")
    s.play_all("take maya wind")
    assert set(legal(s)) == ON_WIND
    s.play_all("place a5")
    assert princes(s, GREEN, "a5", "maya") == 1
    assert on_board(s, GREEN) == 1


@pytest.mark.golden("utopia", "U6")
def test_five_civilizations_on_an_island_make_a_wonder() -> None:
    s = position(princes=FIVE_ON_WIND)
    s.play_all("wonder wind")
    assert on_board(s, BLUE) == 0
    assert s.view()["islands"][3]["wonder"] == BLUE
    assert s.view()["players"][BLUE]["bases"] == data.BASES - 1
    assert s.state.points == [6, 0, 0, 0]


@pytest.mark.golden("utopia", "U7")
def test_control_pays_the_owner_of_the_wonder() -> None:
    s = position(turn=RED, princes={(RED, "w1", "maya"): 3}, wonders={"water": YELLOW})
    assert data.DISTRICTS[DISTRICT["w1"]].value == 2
    s.play_all("control w1 maya")
    assert on_board(s, RED) == 0
    district = s.view()["districts"][DISTRICT["w1"]]
    assert (district["owner"], district["monument"]) == (RED, "maya")
    assert s.view()["players"][RED]["bases"] == data.BASES - 1
    assert (s.state.points[YELLOW], s.state.points[RED]) == (2, 0)


@pytest.mark.golden("utopia", "U8")
def test_a_chinese_prince_moves_next_door() -> None:
    s = position(turn=YELLOW, princes={(YELLOW, "f6", "china"): 1}, hands={YELLOW: "china"})
    s.play_all("play china", "lift f6", "go f7 1")
    assert princes(s, YELLOW, "f7", "china") == 1
    assert on_board(s, YELLOW) == 1
    assert s.state.discards == [0, 0, 0, 0, 1]


@pytest.mark.golden("utopia", "U9")
def test_two_maya_princes_sail_to_the_next_zone_for_one_card() -> None:
    s = position(princes={(BLUE, "e3", "maya"): 2}, hands={BLUE: "maya maya"})
    s.play_all("play maya", "lift e3", "go a6 2")
    assert princes(s, BLUE, "a6", "maya") == 2
    assert s.state.hands[BLUE] == [1, 0, 0, 0, 0]


@pytest.mark.golden("utopia", "U10")
def test_two_princes_from_different_districts_need_two_cards() -> None:
    s = position(princes={(BLUE, "e3", "maya"): 1, (BLUE, "e4", "maya"): 1}, hands={BLUE: "maya maya"})
    s.play_all("play maya", "lift e3")
    assert {move[-1] for move in legal(s)} == {"1"}
    with pytest.raises(IllegalMove):
        s.play_all("go e1 2")


@pytest.mark.golden("utopia", "U11")
def test_adding_in_anothers_district_gives_its_owner_a_point() -> None:
    s = position(turn=RED, districts={"f3": (BLUE, "persia")}, hands={RED: "persia"})
    s.play_all("play persia", "add f3")
    assert princes(s, RED, "f3", "persia") == 1
    assert s.state.points == [1, 0, 0, 0]


@pytest.mark.golden("utopia", "U12")
def test_adding_in_an_own_district_scores_nothing() -> None:
    s = position(turn=RED, districts={"f3": (RED, "persia")}, hands={RED: "persia"})
    s.play_all("play persia", "add f3")
    assert princes(s, RED, "f3", "persia") == 1
    assert s.state.points == [0, 0, 0, 0]


@pytest.mark.golden("utopia", "U13")
def test_three_greek_cards_put_a_prince_anywhere() -> None:
    s = position(turn=RED, hands={RED: "greece greece greece maya"})
    s.play_all("play greece")
    assert legal(s, "anywhere") == [f"anywhere {district.id}" for district in data.DISTRICTS]
    s.play_all("anywhere w5")
    assert princes(s, RED, "w5", "greece") == 1
    assert s.state.hands[RED] == [1, 0, 0, 0, 0]
    assert s.state.discards == [0, 0, 0, 3, 0]


@pytest.mark.golden("utopia", "U14")
def test_removing_a_prince_scores_two_for_its_minister_only() -> None:
    s = position(turn=RED, districts={"e5": (BLUE, "maya")}, princes={(RED, "e5", "maya"): 1}, hands={RED: "maya"})
    s.play_all("play maya", "remove e5")
    assert on_board(s, RED) == 0
    assert s.state.points == [0, 2, 0, 0]


@pytest.mark.golden("utopia", "U15")
def test_one_egyptian_card_raises_egypt() -> None:
    s = position(hands={BLUE: "egypt"}, scale=EXAMPLE_SCALE)
    s.play_all("play egypt", "raise")
    assert scale(s) == "greece maya persia egypt china"


@pytest.mark.golden("utopia", "U16")
def test_two_persian_cards_bring_persia_down_to_place_1() -> None:
    s = position(hands={BLUE: "persia persia"}, scale=EXAMPLE_SCALE)
    s.play_all("play persia", "lower")
    assert scale(s) == "persia greece maya egypt china"
    assert sum(s.state.hands[BLUE]) == 0


@pytest.mark.golden("utopia", "U17")
def test_districts_pay_the_place_of_their_civilization() -> None:
    s = position(
        3,
        turn=GREEN,
        districts={"e1": (RED, "china"), "e2": (BLUE, "maya"), "e3": (GREEN, "maya"), "e4": (GREEN, "greece")},
        scale="persia greece maya egypt china",
    )
    s.play_all("end")
    assert s.state.scored == (3, 5, 5)
    assert s.state.points == [3, 5, 5]


@pytest.mark.golden("utopia", "U18")
def test_there_is_no_place_above_the_fifth() -> None:
    s = position(hands={BLUE: "china china"})
    s.play_all("play china")
    assert legal(s) == ["lower"]
    with pytest.raises(IllegalMove):
        s.play_all("raise")


@pytest.mark.golden("utopia", "U19")
@pytest.mark.parametrize(("seats", "owed"), [(5, [2, 1, 1, 1, 0]), (4, [2, 1, 1, 0]), (3, [2, 1, 0]), (2, [2, 0])])
def test_discards_by_place_on_the_track(seats: int, owed: list[int]) -> None:
    s = quietly(started_by(BLUE, seats), lambda state: state.phase == "discard")
    assert [s.state.owed[seat] for seat in s.state.track] == owed
    assert s.active == tuple(seat for seat in range(seats) if s.state.owed[seat])
    quietly(s, lambda state: state.phase == "develop")
    assert [sum(s.state.hands[seat]) for seat in s.state.track] == [5 - n for n in owed]


@pytest.mark.golden("utopia", "U20")
def test_the_deck_is_never_short() -> None:
    kept = "maya persia egypt greece china"
    s = position(5, phase="welcome", quay="maya-wind", turn=4, lap=3, hands=dict.fromkeys(range(5), kept))
    s.state.discards, s.state.deck = [3] * 5, [2] * 5  # of fifty cards, half in hands
    s.play_all("take maya wind", "place a1")
    assert s.state.phase == "discard"
    assert [sum(hand) for hand in s.state.hands] == [10] * 5
    assert sum(s.state.deck) == sum(s.state.discards) == 0


@pytest.mark.golden("utopia", "U21")
def test_five_cards_may_be_kept() -> None:
    s = position(hands={BLUE: "maya maya maya persia persia egypt china"})
    s.play_all("end")
    assert s.state.phase == "drop"
    s.play_all("drop maya")
    assert s.active == (BLUE,)
    s.play_all("drop china")
    assert s.state.hands[BLUE] == [2, 2, 1, 0, 0]
    assert s.state.discards == [1, 0, 0, 0, 1]
    assert s.active == (RED,)


@pytest.mark.golden("utopia", "U22")
def test_two_privileges_and_a_native_card_are_three_identical() -> None:
    s = position(turn=RED, hands={RED: "greece maya china"})
    s.play_all("privilege maya", "become greece", "privilege china", "become greece", "play greece", "anywhere f1")
    assert princes(s, RED, "f1", "greece") == 1
    assert s.state.privileges[RED] == 0
    assert sum(s.state.hands[RED]) == 0
    assert s.state.discards == [1, 0, 0, 1, 1]  # as printed


@pytest.mark.golden("utopia", "U23")
def test_seven_monuments_of_a_civilization_and_no_more() -> None:
    built = {f"f{n}": (RED if n < 4 else GREEN, "maya") for n in range(1, 8)}
    three = {(BLUE, "w1", "maya"): 3, (BLUE, "w2", "persia"): 3}
    assert legal(position(princes=three, districts=built), "control") == ["control w2 persia"]
    del built["f7"]
    assert legal(position(princes=three, districts=built), "control") == ["control w1 maya", "control w2 persia"]


@pytest.mark.golden("utopia", "U24")
def test_eight_bases_and_no_more() -> None:
    built = {f"f{n}": (BLUE, "maya" if n < 5 else "china") for n in range(1, 8)}
    ready = {**FIVE_ON_WIND, (BLUE, "w1", "persia"): 3}
    assert legal(position(princes=ready, districts=built), "control") == ["control w1 persia"]
    s = position(princes=ready, districts=built, wonders={"fire": BLUE})
    assert s.view()["players"][BLUE]["bases"] == 0
    assert not legal(s, "control") + legal(s, "wonder")


@pytest.mark.golden("utopia", "U25")
def test_fifty_points_in_phase_2_end_the_game_only_after_phase_3() -> None:
    s = position(
        2,
        princes={(BLUE, "e5", "maya"): 1},
        districts={"e5": (RED, "maya"), "e4": (RED, "china")},
        hands={BLUE: "maya"},
        points={BLUE: 49, RED: 46},
    )
    s.play_all("play maya", "remove e5")
    assert s.state.points[BLUE] == 51
    assert s.outcome is None
    s.play_all("end")
    assert s.active == (RED,)
    s.play_all("end")
    assert s.state.scored == (0, 7)
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.scores, s.outcome.winners) == ("goal", (51, 53), (RED,))


@pytest.mark.golden("utopia", "U26")
def test_ships_do_not_pass_the_reef() -> None:
    ships = {
        island: [d for d, district in enumerate(data.DISTRICTS) if district.ship and district.island == island]
        for island in data.ISLANDS
    }
    for here, there, sails in [
        ("fire", "wind", False),
        ("fire", "earth", False),
        ("water", "wind", False),
        ("fire", "water", True),
        ("water", "earth", True),
        ("earth", "wind", True),
    ]:
        for one in ships[here]:
            for other in ships[there]:
                assert (other in BY_SEA[one]) == (one in BY_SEA[other]) == sails
