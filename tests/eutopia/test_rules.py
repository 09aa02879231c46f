"""The rules 1 to 25 of RULES.md, one after the other."""

import pytest

from tests.eutopia.positions import FILLER, GAME, ISLAND, dealt, moves, on_map, position, uses
from utopiary import IllegalMove, testing
from utopiary.games.eutopia.data import ACTIONS, EVENTS, LEVELS, TERRAINS
from utopiary.games.eutopia.state import State

SEATS = (2, 3, 4)


def begun(seats: int = 2, seed: str = "A", **options: str) -> testing.TestSession:
    """A game before the first choice."""
    return testing.session("eutopia", seats=seats, seed=seed, options=options)


def ids(s: testing.TestSession) -> list[str]:
    """The message ids of the last move's events."""
    return [event.text.id for event in s.steps[-1].events]


# --- game and setup --------------------------------------------------------------------------------------------------


def test_rule_1_together_for_two_to_four() -> None:
    assert GAME.kind == "cooperative"
    assert list(GAME.seats) == [2, 3, 4]


def test_rules_6_7_and_9_factors_at_one_and_peace() -> None:
    view = begun().view()
    assert [factor["value"] for factor in view["factors"]] == [1, 1, 1, 1]
    assert len(view["factors"]) == 4
    assert view["capital"] == "peace"


@pytest.mark.parametrize("seats", SEATS)
def test_rule_8_an_island_of_four_corners_and_four_straights(seats: int) -> None:
    islands = set()
    for number in range(10):
        state = begun(seats, f"ISLAND {number}").state
        assert [ACTIONS[card].piece for card in state.map] == ["corner", "straight"] * 4
        assert len({*state.map, *state.time}) == 54
        assert len(state.time) == 46
        islands.add(state.map)
    assert len(islands) == 10


@pytest.mark.parametrize("seats", SEATS)
def test_rule_10_a_random_character_a_role_and_any_place(seats: int) -> None:
    s = begun(seats)
    drawn = {begun(seats, f"C {number}").state.characters for number in range(10)}
    assert len(drawn) > 5
    assert len(set(s.state.characters)) == seats
    for seat in range(seats):
        assert s.active == (seat,)
        assert moves(s) == ["role 1", "role 2"]
        s.play_all(f"role {1 + seat % 2}")
        assert moves(s) == [f"stand {area}" for area in range(1, 9)]
        s.play_all("stand 5")  # they may begin together
    assert s.state.places == [5] * seats
    assert s.state.roles == [1 + seat % 2 for seat in range(seats)]


def test_rule_10_comes_before_rule_11_no_cards_while_choosing() -> None:
    s = begun()
    assert s.state.hands == [[], []]
    s.play_all("role 1", "stand 1", "role 1")
    assert s.state.hands == [[], []]
    assert s.state.events == []
    s.play_all("stand 2")
    assert [len(hand) for hand in s.state.hands] == [4, 4]


def test_rule_11_only_actions_are_dealt() -> None:
    for number in range(10):
        assert all(card in ACTIONS for hand in dealt(4, seed=f"D {number}").state.hands for card in hand)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_rules_12_and_13_so_many_events_wait(seats: int, level: str) -> None:
    s = dealt(seats, options={"level": level})
    assert sum(card in EVENTS for card in s.state.time) == LEVELS[level] == s.view()["time"]["events"]
    assert sum(card in ACTIONS for card in s.state.time) == 46 - 4 * seats == s.view()["time"]["actions"]
    assert len(s.state.box) == 40 - LEVELS[level] - seats


def test_rule_14_a_random_start_player() -> None:
    assert {dealt(4, seed=f"S {number}").state.starter for number in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_rule_15_it_begins_with_as_many_events_as_players(seats: int) -> None:
    s = dealt(seats)
    assert len(s.state.events) == seats
    assert s.state.seat == s.state.starter
    assert (s.state.phase, s.state.flips) == ("event", seats)
    assert ids(s).count("eutopia.struck") == seats


# --- TIME Deck Rule --------------------------------------------------------------------------------------------------


def test_rule_16_an_action_comes_to_the_hand() -> None:
    s = position(hand=[20, 21, 22], time=[9, 10])
    s.play_all("end")
    assert s.state.hands[0] == [9, 20, 21, 22]


def test_rule_16_an_event_strikes_where_the_next_back_points() -> None:
    s = position(hand=[20, 21, 22], time=[121, 14, 15])  # the back of card 14 has the dot 6
    assert s.view()["time"]["next_area"] == EVENTS[121].dot
    s.play_all("end")
    assert s.state.events == on_map((121, ACTIONS[14].dot))
    assert s.state.factors == [1, 1, 2, 1]  # Politics
    assert s.view()["time"]["next_area"] == ACTIONS[15].dot


def test_rule_16_an_event_below_an_event() -> None:
    s = position(hand=[20, 21, 22], time=[101, 112, 14, 15])
    s.play_all("end")
    assert [(event.card, event.area) for event in s.state.events] == [
        (101, EVENTS[112].dot),
        (112, ACTIONS[14].dot),
    ]
    assert s.state.factors == [2, 2, 1, 1]


def test_rule_17_war_at_thirteen_not_before() -> None:
    s = position(4, hand=[20, 21, 22], time=[101, *FILLER], factors=[3, 3, 3, 2])
    s.play_all("end")
    assert sum(s.state.factors) == 12
    assert not s.state.war
    s = position(4, hand=[20, 21, 22], time=[101, *FILLER], factors=[3, 4, 3, 2])
    s.play_all("end")
    assert s.state.factors == [4, 4, 4, 3]
    assert s.state.war
    assert s.view()["capital"] == "war"


# --- the turn --------------------------------------------------------------------------------------------------------


def test_rule_18_clockwise_from_the_start_player() -> None:
    full = [[20, 21, 22, 23], [24, 25, 26, 27], [28, 29, 30, 31]]
    s = position(3, seat=2, starter=2, hands=full, events=on_map((101, 1)))
    order = []
    for _ in range(4):
        if s.state.phase == "event":
            s.play_all("flip")
        order.append(s.state.seat)
        s.play_all("end")
    assert order == [2, 0, 1, 2]
    assert s.state.round == 2


def test_rule_19_flipped_actions_do_nothing() -> None:
    s = position(phase="event", flips=2, events=on_map((101, 1), (111, 2)), time=[9, 10, 11])
    before = s.state
    assert moves(s) == ["flip"]
    s.play_all("flip")
    assert s.state.discard == [9, 10]
    assert (s.state.hands, s.state.factors, s.state.events) == (before.hands, before.factors, before.events)


def test_rule_20_one_event_phase_a_round() -> None:
    full = [[20, 21, 22, 23], [24, 25, 26, 27]]
    s = position(hands=full, events=on_map((101, 1)), time=range(30, 50))
    phases = 0
    for _ in range(12):
        phases += s.state.phase == "event"
        s.play_all("flip" if s.state.phase == "event" else "end")
    assert s.state.starter == 0
    assert phases == s.state.round - 1


def test_rule_21_any_number_of_cards_also_none() -> None:
    s = position(hand=[19, 35, 38, 50])
    assert moves(s) == ["take 19", "take 35", "take 38", "take 50", "end"]
    s.play_all("take 19", "journey 2", "take 35", "journey 4", "take 38", "journey 3", "take 50", "journey 1")
    assert moves(s) == ["end"]
    assert s.state.places[0] == 1
    assert position(hand=[19]).play_all("end").state.seat == 1


def test_rule_21_stabilisation_with_one_card_is_done_at_once() -> None:
    s = position(hand=[2, 20], factors=[2, 1, 1, 1])
    s.play_all("take 2", "stabilise economy")
    assert s.state.factors == [1, 1, 1, 1]
    assert (s.state.hands[0], s.state.discard, s.state.phase) == ([20], [2], "action")


def test_rule_21_stabilisation_gathers_icons_of_one_factor_only() -> None:
    s = position(hand=[25, 26, 9, 13], factors=[2, 2, 1, 1])  # E+S, E+S, S+S, P+P
    s.play_all("take 25", "stabilise economy")
    assert moves(s) == ["add 26"]
    s.play_all("add 26")
    assert moves(s) == ["confirm"]
    assert s.view()["stabilising"] == {"factor": "economy", "have": 2, "need": 2}
    s.play_all("confirm")
    assert s.state.factors == [1, 2, 1, 1]
    assert s.state.hands[0] == [9, 13]


def test_rule_21_a_pair_can_stabilise_either_factor() -> None:
    s = position(hand=[25, 26], factors=[2, 2, 1, 1])
    assert uses(s, 25)[:2] == ["stabilise economy", "stabilise society"]


def test_rule_21_four_cards_for_a_factor_at_four() -> None:
    s = position(hand=[25, 26, 28, 29], factors=[4, 1, 1, 1])
    s.play_all("take 25", "stabilise economy", "add 26", "add 28", "add 29", "confirm")
    assert s.state.factors == [3, 1, 1, 1]


@pytest.mark.parametrize("card", [20, 2, 3, 19, 50, 7])
def test_rule_21_a_journey_needs_a_matching_area_only(card: int) -> None:
    if card in ISLAND:
        s = position(hand=[card], map=(9, 2, 3, 4, 5, 6, 13, 8) if card == 7 else (1, 12, 11, 4, 5, 6, 7, 8))
    else:
        s = position(hand=[card])
    terrains = ACTIONS[card].environment
    expected = [f"journey {area}" for area, piece in enumerate(s.state.map, 1) if ACTIONS[piece].terrain in terrains]
    assert [use for use in uses(s, card) if use.startswith("journey")] == expected


def test_rule_21_peace_work_only_in_the_area_of_the_character() -> None:
    s = position(hand=[9], events=on_map((101, 2)))
    assert "work 101" not in uses(s, 9)
    s = position(hand=[9], events=on_map((101, 1)))
    s.play_all("take 9", "work 101")
    assert s.state.events == []
    assert sorted(s.state.discard) == [9, 101]


def test_rule_21_peace_work_needs_a_matching_icon() -> None:
    s = position(hand=[9, 15], events=on_map((101, 1)))  # needs D; D+A and K+K
    assert "work 101" in uses(s, 9)
    assert "work 101" not in uses(s, 15)
    s.play_all("take 15")
    with pytest.raises(IllegalMove):
        s.play_all("work 101")


def test_rule_21_the_player_chooses_among_the_events_of_an_area() -> None:
    s = position(hand=[9], events=on_map((101, 1), (103, 1), (104, 1)))  # D, A, J
    assert [use for use in uses(s, 9) if use.startswith("work")] == ["work 101", "work 103"]


def test_rule_21_cards_for_what_is_there_already_are_refused() -> None:
    s = position(hand=[9, 10, 15], events=on_map((107, 1)))  # D+K
    s.play_all("take 9", "work 107")
    assert "work 107" not in uses(s, 10)  # D+D: dialogue is there
    assert "work 107" in uses(s, 15)


def test_rule_21_an_event_of_three_needs_takes_instalments() -> None:
    s = position(hand=[9, 15, 32], events=on_map((110, 1)))  # K+A+J
    s.play_all("take 9", "work 110", "take 15", "work 110")
    assert s.view()["events"][0]["missing"] == ["justice"]
    assert [card["id"] for card in s.view()["events"][0]["under"]] == [9, 15]
    s.play_all("take 32", "work 110")
    assert s.state.events == []
    assert sorted(s.state.discard) == [9, 15, 32, 110]


def test_rule_21_collaboration_knows_no_distance_and_no_limit() -> None:
    s = position(3, hand=[20, 21, 22, 23], places=[1, 5, 7])
    assert [use for use in uses(s, 20) if use.startswith("give")] == ["give 1", "give 2"]
    s.play_all("take 20", "give 1", "take 21", "give 1", "take 22", "give 2", "take 23", "give 1")
    assert s.state.hands == [[], [20, 21, 23], [22]]
    assert s.state.discard == []


def test_rule_22_supply_up_to_four() -> None:
    s = position(hand=[20], time=[9, 10, 11, 12, 13])
    s.play_all("end")
    assert s.state.hands[0] == [9, 10, 11, 20]
    assert s.state.time == [13, 12]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_rule_23_sixteen_is_the_end() -> None:
    s = position(4, hand=[20, 21], factors=[4, 4, 4, 3], war=True, time=[131, 9, 10])
    s.play_all("end")
    assert s.outcome is not None
    assert s.outcome == ("factors", (16,) * 4, ())
    assert s.active == ()


@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 6), (4, 8)])
def test_rule_24_so_many_events_are_the_end(seats: int, limit: int) -> None:
    given = on_map(*((101 + number, 1) for number in range(limit - 2)))
    s = position(seats, hand=[20, 21, 22], events=given, time=[131, 9, 10], hands=[[20, 21, 22]] + [[]] * (seats - 1))
    assert s.view()["event_limit"] == limit
    s.play_all("end")
    assert s.outcome is None
    s = position(seats, hand=[20, 21, 22], events=[*given, *on_map((140, 2))], time=[131, 9, 10])
    s.play_all("end")
    assert s.outcome is not None
    assert s.outcome.reason == "events"


def test_rule_25_the_deck_may_run_out_in_the_event_phase() -> None:
    s = position(3, phase="event", flips=2, events=on_map((101, 1), (111, 2)), time=[9, 10])
    s.play_all("flip")
    assert "eutopia.last-card" in ids(s)
    for seat in range(3):
        assert s.active == (seat,)
        s.play_all("end")
    assert s.outcome is not None
    assert s.outcome.reason == "peace"


def test_rule_25_lowest_score_is_four() -> None:
    s = position(seat=1, time=()).play_all("end")
    assert s.outcome == ("peace", (4, 4), (0, 1))


# --- hands open and hidden (rule 11) ---------------------------------------------------------------------------------

HIDDEN = {"hands": "hidden"}


def hands_seen(s: testing.TestSession, seat: int | None) -> list[list[int]]:
    """The cards that a seat sees, by the seat that holds them."""
    return [[card["id"] for card in player["hand"]] for player in s.view(seat)["players"]]


def test_rule_11_open_hands_are_seen_by_all() -> None:
    s = position(hands=[[20, 21], [22]])
    for seat in (0, 1, None):
        assert hands_seen(s, seat) == [[20, 21], [22]]


def test_rule_11_hidden_hands_are_seen_by_their_seat() -> None:
    s = position(hands=[[20, 21], [22]], options=HIDDEN)
    assert hands_seen(s, 0) == [[20, 21], []]
    assert hands_seen(s, 1) == [[], [22]]
    assert hands_seen(s, None) == [[], []]
    assert [player["cards"] for player in s.view(None)["players"]] == [2, 1]


def test_a_given_card_is_known_until_it_is_played() -> None:
    s = position(3, hands=[[20, 21], [22], []], options=HIDDEN)
    s.play_all("take 20", "give 1")
    for seat in (0, 2, None):
        assert hands_seen(s, seat)[1] == [20]
    assert s.state.shown == {20}
    s = position(3, seat=1, hands=[[21], [20, 22], []], shown=frozenset({20}), options=HIDDEN)
    s.play_all("take 20", "journey 1")
    assert s.state.shown == frozenset()
    assert s.can_undo == "free", "all players knew the card"


def test_cards_taken_up_are_seen_with_the_hand() -> None:
    for options, seen in (({}, True), (HIDDEN, False)):
        s = position(hand=[25, 26], factors=[2, 1, 1, 1], options=options)
        s.play_all("take 25")
        assert (s.view(1)["phase"], s.view(1)["chosen"]) == (("card", [25]) if seen else ("action", []))
        s.play_all("stabilise economy", "add 26")
        assert (s.view(0)["phase"], s.view(0)["chosen"]) == ("stabilise", [25, 26])
        assert (s.view(None)["stabilising"] is not None) == seen


def test_a_draw_is_told_to_the_drawer() -> None:
    s = position(hand=[20, 21, 22], options=HIDDEN)
    s.play_all("end")
    drew = s.steps[-1].events[0]
    assert (drew.text.id, drew.only, drew.reveals) == ("eutopia.drew", 0, True)
    assert drew.others is not None
    assert drew.others.id == "eutopia.drew-hidden"


@pytest.mark.parametrize(("options", "undo"), [({}, "free"), (HIDDEN, "practice")])
def test_undo_is_practice_once_others_saw_hidden_cards(options: dict[str, str], undo: str) -> None:
    s = position(hand=[25, 26, 19, 20], factors=[2, 1, 1, 1], options=options)
    for move in ("take 25", "stabilise economy", "add 26"):
        s.play_all(move)
        assert s.can_undo == "free"
    s.play_all("confirm")
    assert s.can_undo == undo
    s.play_all("take 19", "journey 2")
    assert s.can_undo == undo
    s.play_all("take 20", "give 1")
    assert s.can_undo == undo


def test_all_seats_see_the_top_back_and_a_guess_keeps_it() -> None:
    from utopiary.core.rng import Rng

    s = dealt(3, options=HIDDEN)
    state: State = s.state
    tops = set()
    for number in range(60):
        guess = GAME.guess(state, 0, Rng(number))
        tops.add(guess.time[-1])
        assert GAME.view(guess, None)["time"] == s.view(None)["time"]
    assert len(tops) > 3
    assert any(card in EVENTS for card in tops)
    assert any(card in ACTIONS for card in tops)


def test_every_terrain_has_a_name_on_the_board() -> None:
    assert [area["terrain"] for area in position().view()["areas"]] == [TERRAINS[letter] for letter in "MFFLLCCM"]


def test_bots_can_think_about_hidden_cards() -> None:
    """Bots read no log, so no event tells of the cards that are played."""
    for state in testing.playout(GAME, 2, "silent", {"hands": "hidden"}):
        assert state.phase
