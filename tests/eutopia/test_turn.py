"""A turn and its phases: what is asked, and what passes from turn to turn (rules 18, 19, 20, 22)."""

from tests.eutopia.positions import FILLER, GAME, on_map, position
from utopiary import Speaker, testing
from utopiary.core.english import ENGLISH as CORE

FULL = [20, 21, 22, 23]
speak = Speaker(GAME.english, CORE)


def asked(s: testing.TestSession) -> list[str]:
    """The question to the seat to act and the label of the last choice."""
    prompt = s.prompt(s.active[0])
    return [speak(prompt.text), speak(prompt.choices[-1].label)]


def test_the_event_phase_says_how_many_cards_are_flipped() -> None:
    s = position(phase="event", flips=2, events=on_map((101, 1), (111, 2)))
    assert asked(s) == ["Event Phase: 2 events trouble the island, so time moves on.", "Flip 2 TIME cards"]
    s = position(hands=[FULL, [24, 25, 26, 27]], time=range(30, 40)).play_all("end", "end")  # ruling d26
    assert asked(s)[1] == "Flip 1 TIME card"


def test_the_action_phase_says_how_many_cards_are_drawn_at_its_end() -> None:
    s = position(hand=[20])
    assert asked(s) == [
        "Action Phase: you hold 1 card. Put it to use, or end your turn.",
        "End your turn and draw 3 cards",
    ]
    assert asked(position(hand=[20, 21, 22]))[1] == "End your turn and draw 1 card"
    assert asked(position(hand=FULL))[1] == "End your turn"
    assert asked(position(hand=[20], time=()))[1] == "End your turn"


def test_the_event_phase_flips_no_more_cards_than_are_left() -> None:
    s = position(seat=1, starter=0, hands=[FULL, FULL], events=on_map((101, 1), (111, 2)), time=[9]).play_all("end")
    assert (s.state.phase, s.state.flips) == ("event", 1)


def test_the_round_counts_the_turns_of_the_start_player() -> None:
    s = position(3, seat=1, starter=1, hands=[FULL, FULL, FULL], events=on_map((101, 1)))
    for seat, round in ((2, 1), (0, 1), (1, 2)):
        s.play_all("end")
        assert (s.state.seat, s.state.round) == (seat, round)


def test_the_cards_turned_in_a_round_are_counted_for_ruling_d26() -> None:
    s = position(phase="event", flips=2, events=on_map((101, 1), (111, 2)), hands=[[20], FULL], time=range(30, 45))
    s.play_all("flip")
    assert s.state.turned == 2
    s.play_all("end")
    assert s.state.turned == 5
    s.play_all("end")
    assert s.state.turned == 0, "a new round begins"


def test_talents_are_unused_at_the_beginning_of_a_turn() -> None:
    s = position(hands=[FULL, FULL], options={"talents": "on"}, characters=(0, 1), talents=())
    s.play_all("end")
    assert s.state.talents == ("roam", "advise")
    s = position(hands=[FULL, FULL]).play_all("end")
    assert s.state.talents == ()


def test_the_next_player_is_told() -> None:
    s = position(hand=FULL, time=FILLER).play_all("end")
    assert [speak(event.text) for event in s.steps[-1].events] == ["It is the turn of Player 2."]
    assert s.steps[-1].events[0].target == "seat-1"
