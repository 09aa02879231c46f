"""The numbers that follow from the rulebook: the golden cases E1 to E24."""

import pytest

from tests.eutopia.positions import FILLER, dealt, factor_events, moves, on_map, position, uses
from utopiary import IllegalMove
from utopiary.games.eutopia.data import EVENTS, LEVELS

golden = pytest.mark.golden
SEATS = (2, 3, 4)


@golden("eutopia", "E1")
@pytest.mark.parametrize(
    ("seats", "cards"), [(2, (48, 51, 54, 56)), (3, (44, 47, 50, 52)), (4, (40, 43, 46, 48))], ids=str
)
def test_the_size_of_the_time_deck(seats: int, cards: tuple[int, ...]) -> None:
    for level, expected in zip(LEVELS, cards, strict=True):
        s = dealt(seats, options={"level": level})
        assert len(s.state.time) == expected == 46 - 4 * seats + LEVELS[level]
        assert s.view()["time"]["left"] == expected


@golden("eutopia", "E2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_position_after_the_deal(seats: int, level: str) -> None:
    view = dealt(seats, options={"level": level}).view()
    assert len(view["events"]) == seats
    assert [player["cards"] for player in view["players"]] == [4] * seats
    assert view["discard"] == []
    assert view["box"] == 40 - LEVELS[level] - seats


@golden("eutopia", "E3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_factors_after_the_deal(seats: int) -> None:
    for number in range(10):
        view = dealt(seats, seed=f"E3 {number}").view()
        if len({event["factor"] for event in view["events"]}) > 1:  # else ruling d24 may apply
            assert view["sum"] == 4 + seats
        assert view["capital"] == "peace"


@golden("eutopia", "E4")
def test_three_icons_bring_a_factor_down_from_three() -> None:
    s = position(hand=[2, 30], factors=[3, 1, 1, 1])  # E+E and E+P
    s.play_all("take 2", "stabilise economy", "add 30", "confirm")
    assert s.state.factors == [2, 1, 1, 1]
    assert s.state.discard == [2, 30]
    assert s.state.hands[0] == []


@golden("eutopia", "E5")
def test_two_icons_do_not_bring_a_factor_down_from_three() -> None:
    s = position(hand=[2, 15], factors=[3, 1, 1, 1])
    assert "stabilise economy" not in uses(s, 2)
    s.play_all("take 2")
    with pytest.raises(IllegalMove):
        s.play_all("stabilise economy")


@golden("eutopia", "E6")
def test_a_factor_at_one_cannot_be_stabilised() -> None:
    s = position(hand=[2, 3])
    assert not [use for use in uses(s, 2) if use.startswith("stabilise")]


@golden("eutopia", "E7")
def test_a_journey_leads_to_the_far_side() -> None:
    s = position(hand=[19], places=[7, 1])  # Forest or Lakes; the south-west is far from the north-east
    s.play_all("take 19", "journey 3")
    assert s.state.places == [3, 1]
    assert s.state.discard == [19]


@golden("eutopia", "E8")
def test_a_journey_leads_only_where_the_card_says() -> None:
    s = position(hand=[19], places=[7, 1])
    assert [use for use in uses(s, 19) if use.startswith("journey")] == [f"journey {area}" for area in (2, 3, 4, 5)]
    s.play_all("take 19")
    for city in (6, 7):
        with pytest.raises(IllegalMove):
            s.play_all(f"journey {city}")


@golden("eutopia", "E9")
def test_the_event_phase_flips_as_many_cards_as_there_were_events() -> None:
    given = on_map((101, 1), (111, 2), (121, 3))
    s = position(4, phase="event", flips=3, events=given, time=[9, 131, 10, 11, 12])
    s.play_all("flip")
    assert s.state.discard == [9, 10]
    assert [event.card for event in s.state.events] == [101, 111, 121, 131]
    assert s.state.time == [12, 11]
    assert s.state.phase == "action"


@golden("eutopia", "E10")
def test_only_the_start_player_has_an_event_phase() -> None:
    s = position(3, hand=FILLER, events=on_map((101, 1)), time=range(20, 50), starter=0)
    s.play_all("end")
    assert (s.state.seat, s.state.phase) == (1, "action")
    s.play_all("end")
    assert (s.state.seat, s.state.phase) == (2, "action")
    s.play_all("end")
    assert (s.state.seat, s.state.phase) == (0, "event")


@golden("eutopia", "E11")
def test_supply_draws_up_to_four_and_events_do_not_count() -> None:
    s = position(hand=[13], time=[9, 101, 10, 11, 12, 14])
    s.play_all("end")
    assert s.state.hands[0] == [9, 10, 11, 13]
    assert [event.card for event in s.state.events] == [101]
    assert s.state.time == [14, 12]


@golden("eutopia", "E12")
def test_a_full_hand_draws_nothing_and_keeps_everything() -> None:
    s = position(hand=[13, 14, 15, 16, 17, 18])
    s.play_all("end")
    assert s.state.hands[0] == [13, 14, 15, 16, 17, 18]
    assert len(s.state.time) == len(FILLER)
    assert s.state.discard == []


@golden("eutopia", "E13")
def test_the_eighth_event_of_four_players_ends_it_in_mid_draw() -> None:
    given = on_map(*((event, 1) for event in (101, 111, 121, 131, 102, 112, 122)))
    s = position(4, events=given, time=[9, 132, 10, 11])
    s.play_all("end")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners) == ("events", ())
    assert s.state.hands[0] == [9]
    assert s.state.time == [11, 10]


@golden("eutopia", "E14")
def test_the_fourth_event_of_two_players_ends_it() -> None:
    s = position(phase="event", flips=3, events=on_map((101, 1), (111, 2), (121, 3)), time=[131, 132, 10])
    s.play_all("flip")
    assert s.outcome is not None
    assert s.outcome.reason == "events"
    assert len(s.state.time) == 2


@golden("eutopia", "E15")
def test_the_round_is_played_to_its_end() -> None:
    s = position(4, seat=1, starter=0, hands=[[20, 21, 22, 23], [13], [14], [15]], time=[9, 10])
    s.play_all("end")
    assert s.state.hands[1] == [9, 10, 13]
    for seat, card in ((2, 14), (3, 15)):
        assert s.active == (seat,)
        assert moves(s) == [f"take {card}", "end"]
        s.play_all("end")
    assert s.state.hands == [[20, 21, 22, 23], [9, 10, 13], [14], [15]]
    assert s.outcome is not None
    assert s.outcome.reason == "peace"


@golden("eutopia", "E16")
def test_the_last_player_draws_the_last_card() -> None:
    s = position(4, seat=3, starter=0, time=[9])
    s.play_all("end")
    assert s.active == ()
    assert s.outcome is not None


@golden("eutopia", "E17")
def test_the_score_of_peace_is_the_sum_of_the_factors() -> None:
    s = position(seat=1, time=(), factors=[2, 3, 1, 4])
    s.play_all("end")
    assert s.outcome is not None
    assert s.outcome == ("peace", (10, 10), (0, 1))


@golden("eutopia", "E18")
def test_war_at_the_end_is_a_loss() -> None:
    s = position(seat=1, time=(), factors=[4, 4, 3, 2], war=True)
    s.play_all("end")
    assert s.outcome is not None
    assert (s.outcome.reason, s.outcome.winners) == ("war", ())


def struck(factors: list[int], factor: str) -> tuple[list[int], bool, str]:
    """Factors, Capital and ending after an event of that factor."""
    s = position(4, time=[factor_events(factor)[0], *FILLER], factors=factors)
    s.play_all("end")
    return s.state.factors, s.state.war, s.state.ending


@golden("eutopia", "E19")
def test_thirteen_turns_the_capital_and_raises_all_factors() -> None:
    assert struck([4, 4, 3, 1], "N") == ([4, 4, 4, 3], True, "")


@golden("eutopia", "E20")
@pytest.mark.parametrize("factor", "ESPN")
def test_war_can_be_the_end(factor: str) -> None:
    assert struck([3, 3, 3, 3], factor) == ([4, 4, 4, 4], True, "factors")


@golden("eutopia", "E21")
def test_war_raises_no_factor_past_four() -> None:
    assert struck([4, 4, 3, 1], "P") == ([4, 4, 4, 2], True, "")


@golden("eutopia", "E22")
def test_thirteen_on_the_way_down_is_still_war() -> None:
    s = position(hand=[13, 14], factors=[4, 4, 4, 2], war=True)  # P+P twice
    s.play_all("take 13", "stabilise politics", "add 14", "confirm")
    assert s.state.factors == [4, 4, 3, 2]
    assert s.state.war


@golden("eutopia", "E23")
def test_at_twelve_peace_returns_and_war_can_come_again() -> None:
    deck = [next(id for id, event in EVENTS.items() if event.factor == "P"), 20, 21, 22, 23]
    s = position(4, hand=[15, 16], factors=[4, 4, 3, 2], war=True, time=deck)
    s.play_all("take 15", "stabilise politics", "add 16", "confirm")
    assert s.state.factors == [4, 4, 2, 2]
    assert sum(s.state.factors) == 12
    assert not s.state.war
    s.play_all("end")
    assert s.state.war
    assert s.state.factors == [4, 4, 4, 3]  # the third factor by the event, then all below four


@golden("eutopia", "E24")
def test_two_players_settle_an_event_in_two_instalments() -> None:
    s = position(events=on_map((107, 1)), hands=[[9, 20, 21, 22, 23], [15]], time=[30, 31, 32, 33])  # needs D+K
    s.play_all("take 9", "work 107")  # D+A
    (event,) = s.state.events
    assert event.under == (9,)
    assert s.view()["events"][0]["missing"] == ["knowledge"]
    s.play_all("end", "take 15", "work 107")  # K+K
    assert s.state.events == []
    assert sorted(s.state.discard) == [9, 15, 107]
    assert s.state.factors == [1, 1, 1, 1]  # ruling d9
