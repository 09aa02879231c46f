"""How a game begins: what is open before the first choice, and what chance decides (rules 8, 10, 12, 14)."""

import pytest

from tests.eutopia.positions import GAME, dealt
from utopiary import Speaker, testing
from utopiary.core.english import ENGLISH as CORE
from utopiary.games.eutopia.data import ACTIONS, FIRST_EVENT

SEATS = (2, 3, 4)
speak = Speaker(GAME.english, CORE)


@pytest.mark.parametrize("seats", SEATS)
def test_before_the_first_choice_no_role_and_no_place_is_taken(seats: int) -> None:
    view = testing.session("eutopia", seats=seats).view()
    assert [player["side"] for player in view["players"]] == [0] * seats
    assert [player["area"] for player in view["players"]] == [None] * seats
    assert [player["talents"] for player in view["players"]] == [{}] * seats
    assert view["starter"] is None


def test_rule_8_an_even_map_has_its_terrains_in_any_order() -> None:
    orders = set()
    for number in range(20):
        state = testing.session("eutopia", seed=f"EVEN {number}", options={"map": "even"}).state
        orders.add("".join(ACTIONS[card].terrain for card in state.map[::2]))
    assert len(orders) > 8


def test_rule_10_the_questions_name_the_colour_and_the_role() -> None:
    s = testing.session("eutopia", characters=(0, 2))
    assert speak(s.prompt(0).text) == "You drew a red character. Which role do you want to play?"
    s.play_all("role 2")
    assert speak(s.prompt(0).text) == "Where on the island does your Mediator begin?"
    s.play_all("stand 3", "role 1")
    assert [speak(event.text) for event in s.steps[-1].events] == ["Player 2 plays the Boat captain."]


def test_rule_12_events_are_shuffled_into_the_deck() -> None:
    first_half = []
    for number in range(20):
        time = dealt(seed=f"MIX {number}").state.time
        first_half.append(sum(card >= FIRST_EVENT for card in time[: len(time) // 2]))
        actions = [card for card in time if card < FIRST_EVENT]
        assert actions != sorted(actions)
    assert len(set(first_half)) > 3 and 60 < sum(first_half) < 140, "about five of ten"


def test_rule_14_the_start_player_is_told() -> None:
    for number in range(5):
        s = dealt(3, seed=f"START {number}")
        (event,) = [event for event in s.steps[-1].events if event.text.id == "eutopia.starter"]
        assert speak(event.text) == f"Player {s.state.starter + 1} holds the Start Player card."
        assert event.target == f"seat-{s.state.starter}"
