"""The rulings d1 to d26 of RULES.md, and the talents (ruling c6)."""

from typing import Any

import pytest

from tests.eutopia.positions import FILLER, GAME, RULEBOOK, dealt, factor_events, moves, on_map, position, uses
from utopiary import IllegalMove, Speaker, testing
from utopiary.games.eutopia.data import ACTIONS, CHARACTERS, EVENTS, MAX_FACTOR
from utopiary.games.eutopia.state import talents_at

FULL = [20, 21, 22, 23]


def flipped(factors: list[int], *cards: int, seats: int = 4, **fields: Any) -> testing.TestSession:
    """Cards flipped in one Event Phase."""
    s = position(seats, phase="event", flips=len(cards), factors=factors, time=[*cards, *FILLER], **fields)
    return s.play_all("flip")


def test_d1_no_factor_passes_four() -> None:
    s = flipped([4, 4, 3, 1], 131)
    assert max(s.state.factors) == MAX_FACTOR
    assert s.outcome is None, "without the limit, War would always be the end"


def test_d2_sixteen_or_more_is_the_end() -> None:
    assert flipped([4, 4, 4, 3], 131, war=True).state.ending == "factors"


def test_d3_peace_returns_at_twelve() -> None:
    for options, war in (({}, False), ({"war": "stays"}, True)):
        s = position(hand=[2, 3], factors=[4, 4, 3, 2], map=(1, 12, 11, 4, 5, 6, 7, 8), war=True, options=options)
        s.play_all("take 2", "stabilise economy", "add 3", "confirm")
        assert sum(s.state.factors) == 12
        assert s.state.war is war


def test_d4_the_increase_comes_with_the_flip_only() -> None:
    s = flipped([4, 4, 3, 1], 121, 131)
    assert s.state.factors == [4, 4, 4, 3]  # War at the first, a single step at the second
    assert [event.text.id for event in s.steps[-1].events].count("eutopia.war") == 1


def test_d5_no_factor_sinks_below_one() -> None:
    s = position(hand=[2, 20], factors=[1, 1, 1, 2])
    assert "stabilise economy" not in uses(s, 2)
    s.play_all("take 20", "stabilise environment")
    assert s.state.factors == [1, 1, 1, 1]


def test_d6_an_event_of_a_full_factor_still_strikes() -> None:
    s = flipped([4, 1, 1, 1], 101)
    assert s.state.factors == [4, 1, 1, 1]
    assert [event.card for event in s.state.events] == [101]


def test_d7_icons_count_and_surplus_is_lost() -> None:
    s = position(hand=[2, 37, 4], factors=[3, 1, 1, 1], map=(1, 12, 3, 10, 5, 6, 7, 8))  # E+E, E+N, E+E
    s.play_all("take 2", "stabilise economy", "add 4")
    assert moves(s) == ["confirm"]
    s.play_all("confirm")
    assert s.state.factors == [2, 1, 1, 1]


def test_d7_the_option_counts_cards() -> None:
    options = {"count": "cards"}
    s = position(hand=[2, 30], factors=[3, 1, 1, 1], options=options)
    assert "stabilise economy" not in uses(s, 2)
    s = position(hand=[2, 30, 37], factors=[3, 1, 1, 1], options=options)
    s.play_all("take 2", "stabilise economy", "add 30", "add 37", "confirm")
    assert s.state.factors == [2, 1, 1, 1]


def test_d8_all_icons_of_a_card_count_at_once() -> None:
    s = position(hand=[18], events=on_map((107, 1)))  # D+K for D+K
    s.play_all("take 18", "work 107")
    assert s.state.events == []


def test_d9_settling_an_event_lowers_no_factor() -> None:
    s = position(hand=[9], events=on_map((101, 1)), factors=[2, 1, 1, 1])
    s.play_all("take 9", "work 101")
    assert s.state.factors == [2, 1, 1, 1]


def test_d10_events_are_counted_before_the_first_flip() -> None:
    s = position(3, seat=2, hands=[FULL, [], [24, 25, 26, 27]], events=on_map((101, 1), (111, 1)), time=range(30, 40))
    s.play_all("end")
    assert (s.state.phase, s.state.flips) == ("event", 2)
    s = position(3, phase="event", flips=2, events=on_map((101, 1), (111, 1)), time=[121, 131, 30, 31])
    s.play_all("flip")
    assert len(s.state.time) == 2


def test_d11_the_very_last_card_uses_its_own_back() -> None:
    s = position(hand=[20, 21, 22], time=[136])
    s.play_all("end")
    assert s.state.events == on_map((136, EVENTS[136].dot))


def test_d12_the_capital_is_no_area() -> None:
    assert [area["id"] for area in position().view()["areas"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert moves(testing.session("eutopia").play_all("role 1")) == [f"stand {area}" for area in range(1, 9)]


def test_d13_any_number_of_events_in_one_area() -> None:
    s = position(4, phase="event", flips=5, time=[101, 103, 105, 117, 125, 133])
    s.state.time[:] = [133, 125, 117, 109, 101, 101]
    s.play_all("flip")
    assert {event.area for event in s.state.events} == {1}
    assert len(s.state.events) == 5


def test_d14_the_discard_pile_stays() -> None:
    s = position(time=[9], discard=[30, 31, 32])
    s.play_all("end")
    assert s.state.discard == [30, 31, 32]
    assert s.state.hands[0] == [9]


def test_d15_an_empty_deck_gives_nothing() -> None:
    s = position(hands=[[20], []], time=())
    s.play_all("end")
    assert s.state.hands == [[20], []]
    assert s.outcome is None


def test_d16_factors_are_named_first() -> None:
    given = on_map((101, 1), (111, 1), (121, 1))
    s = position(phase="event", flips=1, events=given, factors=[4, 4, 4, 3], war=True, time=[131, 9])
    s.play_all("flip")
    assert s.state.ending == "factors"


def test_d17_the_colour_of_a_character_is_shown() -> None:
    for player in dealt(4).view()["players"]:
        assert player["colour"] == CHARACTERS[player["character"] - 1].colour


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d18_the_same_island_for_any_number(seats: int) -> None:
    assert len(dealt(seats).view()["areas"]) == 8


def test_d19_corners_and_straights_in_drawn_order() -> None:
    for area in dealt().view()["areas"]:
        assert area["piece"] == ("corner" if area["id"] % 2 else "straight")
        assert ACTIONS[area["card"]].piece == area["piece"]


def test_d20_a_terrain_may_be_missing_unless_the_map_is_even() -> None:
    def terrains(number: int, map: str) -> list[str]:
        state = testing.session("eutopia", seed=f"MAP {number}", options={"map": map}).state
        return [ACTIONS[card].terrain for card in state.map]

    for number in range(20):
        even = terrains(number, "even")
        assert sorted(even[::2]) == sorted(even[1::2]) == sorted("MFLC")
    assert any(len(set(terrains(number, "random"))) < 4 for number in range(60))


def test_d20_the_icon_of_a_missing_terrain_leads_nowhere() -> None:
    s = position(hand=[20], map=(3, 2, 5, 4, 11, 6, 13, 10))  # no mountains
    assert uses(s, 20) == ["give 1"]


def test_d21_a_journey_may_end_where_it_began() -> None:
    s = position(hand=[20])  # Mountains, and area 1 is
    s.play_all("take 20", "journey 1")
    assert s.state.places[0] == 1
    assert s.state.discard == [20]


def test_d22_a_gift_is_used_in_the_own_turn_and_only_the_active_player_gives() -> None:
    s = position(hand=[20, 21])
    s.play_all("take 20", "give 1")
    for move in ("take 20", "give 0"):
        with pytest.raises(IllegalMove):
            s.play(1, move)
    with pytest.raises(IllegalMove):
        s.play(0, "take 20")
    s.play_all("end")
    assert "take 20" in moves(s)


def test_d23_no_upper_limit_to_a_hand() -> None:
    s = position(hands=[[20, 21, 22, 23], [24, 25, 26, 27]])
    s.play_all("take 20", "give 1", "take 21", "give 1", "end")
    assert s.state.hands[1] == [20, 21, 24, 25, 26, 27]
    s.play_all("end")
    assert s.state.hands[1] == [20, 21, 24, 25, 26, 27]


def test_d24_four_starting_events_of_one_colour() -> None:
    s = flipped([1, 1, 1, 1], *factor_events("E")[:4])
    assert s.state.factors == [4, 1, 1, 1]
    assert sum(s.state.factors) == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d25_the_first_draw_brings_events_only(seats: int) -> None:
    for number in range(20):
        s = dealt(seats, seed=f"D25 {number}")
        assert all(len(hand) == 4 for hand in s.state.hands)
        assert len(s.state.events) == seats


# --- ruling d26: the clock never stands still ------------------------------------------------------------------------


def test_d26_a_round_in_which_nothing_happened_costs_a_card() -> None:
    s = position(hands=[FULL, [24, 25, 26, 27]], time=[30, 31, 32])
    s.play_all("end", "end")
    assert (s.state.phase, s.state.flips) == ("event", 1)
    s.play_all("flip")
    assert s.state.discard == [30]
    s.play_all("end", "end")
    assert s.state.phase == "action", "a card was turned in this round"
    s.play_all("end", "end")
    assert s.state.phase == "event"


def test_d26_does_not_apply_to_a_round_with_a_draw() -> None:
    s = position(hands=[[20, 21, 22], [24, 25, 26, 27]], time=[30, 31, 32])
    s.play_all("end", "end")
    assert (s.state.seat, s.state.phase) == (0, "action")


def test_d26_ends_a_game_in_which_all_pass() -> None:
    s = position(hands=[FULL, [24, 25, 26, 27]], time=range(30, 54))
    while s.active:
        s.play_all(moves(s)[-1])
    assert s.outcome is not None
    assert s.outcome.reason == "peace"
    assert s.length < 200


# --- ruling c6: talents ----------------------------------------------------------------------------------------------

TALENTS = {"talents": "on"}


def test_c6_without_the_option_roles_do_nothing() -> None:
    s = position(characters=(0, 1), roles=[1, 2], events=on_map((101, 5)), places=[5, 5])
    assert moves(s) == ["end"]


def test_c6_a_free_journey_once_a_turn() -> None:
    hands = [FULL, [24, 25, 26, 27], [28, 29, 30, 31]]
    people = {"characters": (0, 1, 2), "roles": [2, 1, 1], "places": [5, 5, 5]}
    s = position(3, hands=hands, time=range(32, 50), talents=("roam",), options=TALENTS, **people)
    homes = [f"roam {area}" for area in (1, 2, 3, 8)]  # as a mediator, the Mountain guide knows Mountains and Forest
    assert moves(s) == [*(f"take {card}" for card in FULL), *homes, "end"]
    s.play_all("roam 8")
    assert s.state.places == [8, 5, 5]
    assert s.state.hands[0] == FULL
    assert not [move for move in moves(s) if move.startswith("roam")]
    s.play_all("end")
    everywhere = [f"roam {area}" for area in (1, 2, 3, 4, 6, 7, 8)]
    assert [move for move in moves(s) if move.startswith("roam")] == everywhere, "the field side is up"
    s.play_all("end", "end")
    assert moves(s) == ["flip"], "ruling d26"
    s.play_all("flip")
    assert [move for move in moves(s) if move.startswith("roam")] == homes[:-1], "not to the area of the character"


def test_c6_a_free_resource_once_a_turn() -> None:
    given = on_map((101, 1), (107, 1), (103, 1), (105, 2))  # D, D+K, A here; D elsewhere
    people = {"characters": (0, 1, 2, 3), "roles": [2, 1, 2, 2]}
    s = position(4, events=given, talents=("advise",), options=TALENTS, **people)
    assert moves(s)[:-1] == [f"advise {what}" for what in ("101 dialogue", "107 dialogue", "107 knowledge", "103 aid")]
    s.play_all("advise 107 dialogue")
    assert s.view()["events"][1]["missing"] == ["knowledge"]
    assert moves(s) == ["end"]
    s.play_all("end")
    advice = [move for move in moves(s) if move.startswith("advise")]
    assert advice == ["advise 101 dialogue", "advise 107 knowledge"], "as a ranger, the Teacher brings no Aid"
    s.play_all("advise 107 knowledge")
    assert [event.card for event in s.state.events] == [101, 103, 105]
    assert s.state.discard == [107]


def test_c6_the_side_that_is_up_counts_in_full_and_for_two_players_both() -> None:
    s = position(3, characters=(0, 1, 2), roles=[1, 2, 0], options=TALENTS).state
    assert [talents_at(s, seat) for seat in range(3)] == [("MFLC", "DJ"), ("FL", "DKAJ"), ("", "")]
    s = position(characters=(0, 1), roles=[1, 2], options=TALENTS).state
    assert [talents_at(s, seat) for seat in range(2)] == [("MFLC", "DKAJ")] * 2


def test_c6_both_talents_in_one_turn() -> None:
    s = position(characters=(0, 1), events=on_map((101, 2)), talents=("roam", "advise"), options=TALENTS)
    s.play_all("roam 2", "advise 101 dialogue")
    assert not s.state.events
    assert moves(s) == ["end"]


def test_c6_the_roles_say_what_they_can_do() -> None:
    s = testing.session("eutopia", seats=3, characters=(0, 1, 2))
    speak = Speaker(GAME.english)
    assert [speak(choice.label) for choice in s.prompt(0).choices] == [
        "Mountain guide: once a turn a free journey anywhere and Dialogue or Justice for free",
        "Mediator: once a turn a free journey to Mountains or Forest and any resource for free",
    ]
    plain = testing.session("eutopia", seats=3, options=RULEBOOK, characters=(0, 1, 2))
    assert [speak(choice.label) for choice in plain.prompt(0).choices] == ["Mountain guide", "Mediator"]
