"""The TIME deck: its top back, and its last card (rules 5, 16, 25)."""

from tests.eutopia.positions import on_map, position
from utopiary import testing
from utopiary.games.eutopia.data import ACTIONS

LAST = "eutopia.last-card"


def told(s: testing.TestSession) -> list[str]:
    """The message ids of the last move's events."""
    return [event.text.id for event in s.steps[-1].events]


def test_there_is_no_top_back_before_the_deal_nor_after_the_last_card() -> None:
    assert testing.session("eutopia").view()["time"]["next_area"] is None
    assert position(time=[14, 9]).view()["time"]["next_area"] == ACTIONS[14].dot
    assert position(time=()).view()["time"]["next_area"] is None


def test_the_last_card_is_told_when_it_is_drawn() -> None:
    assert told(position(hand=[20, 21], time=[9, 10]).play_all("end")).count(LAST) == 1
    assert LAST not in told(position(hand=[20, 21], time=[9, 10, 11]).play_all("end"))


def test_the_last_card_is_told_when_it_is_flipped() -> None:
    events = on_map((101, 1), (111, 2))
    assert told(position(phase="event", flips=2, events=events, time=[9, 10]).play_all("flip")).count(LAST) == 1
    assert LAST not in told(position(phase="event", flips=2, events=events, time=[9, 10, 11]).play_all("flip"))


def test_the_last_card_is_not_told_once_the_game_is_lost() -> None:
    events = on_map((101, 1), (111, 2), (121, 3))
    assert LAST not in told(position(phase="event", flips=1, events=events, time=[131]).play_all("flip"))


def test_a_lost_game_flips_no_more_cards() -> None:
    events = on_map((101, 1), (111, 2), (121, 3))
    s = position(phase="event", flips=3, events=events, time=[131, 9, 10]).play_all("flip")
    assert (s.state.phase, s.state.flips, s.state.time) == ("over", 2, [10, 9])
