"""The Action Phase: what its questions say, and what is told of the cards that are played (rules 11, 21)."""

from tests.eutopia.positions import GAME, on_map, position
from utopiary import Speaker, testing
from utopiary.core.english import ENGLISH as CORE

HIDDEN = {"hands": "hidden"}
speak = Speaker(GAME.english, CORE)


def asked(s: testing.TestSession) -> str:
    """The question to the seat to act."""
    return speak(s.prompt(s.active[0]).text)


def labels(s: testing.TestSession, verb: str) -> list[str]:
    """The labels of all choices with a verb."""
    return [speak(choice.label) for choice in s.prompt(s.active[0]).choices if choice.move[0] == verb]


def told(s: testing.TestSession) -> list[str]:
    """What the log says about the last move."""
    return [speak(event.text) for event in s.steps[-1].events]


def test_the_card_taken_up_is_named() -> None:
    s = position(hand=[20]).play_all("take 20")
    assert asked(s) == "What do you do with card 20 (2 × Environment; 2 × Aid; to Mountains)?"


def test_stabilisation_with_one_card_says_from_where_to_where() -> None:
    s = position(hand=[2], factors=[2, 1, 1, 1]).play_all("take 2")
    assert labels(s, "stabilise") == ["Stabilise Economy: from 2 to 1"]
    s.play_all("stabilise economy")
    assert told(s)[-1] == "Economy sinks to 1."


def test_stabilisation_with_more_cards_says_what_is_lacking() -> None:
    s = position(hand=[2, 30], factors=[3, 1, 1, 1]).play_all("take 2")  # E+E and E+P
    assert labels(s, "stabilise") == ["Stabilise Economy: from 3 to 2, with more cards"]
    s.play_all("stabilise economy")
    assert asked(s) == "Economy stands at 3: add cards with 1 more icon of it."
    assert labels(s, "add") == ["Add card 30 (Economy + Politics; Dialogue + Aid; to Lakes): counts 1"]
    s.play_all("add 30")
    assert asked(s) == "That is enough to bring Economy from 3 down to 2."
    assert labels(s, "confirm") == ["Discard 2 cards: Economy sinks to 2"]


def test_stabilisation_by_cards_asks_for_cards() -> None:
    s = position(hand=[2, 30], factors=[2, 1, 1, 1], options={"count": "cards"})
    s.play_all("take 2", "stabilise economy")
    assert asked(s) == "Economy stands at 2: add 1 more card that shows it."


def test_peace_work_says_whether_it_settles_the_event() -> None:
    s = position(hand=[9, 15], events=on_map((107, 1))).play_all("take 9")  # D+A for D+K
    assert labels(s, "work") == ["Peace Work on “Wage strike”, which misses Dialogue, Knowledge"]
    s.play_all("work 107", "take 15")  # K+K
    assert labels(s, "work") == ["Peace Work on “Wage strike”: this settles it"]


def test_a_journey_says_whether_the_character_stays() -> None:
    s = position(hand=[20]).play_all("take 20")  # Mountains: areas 1 and 8
    assert labels(s, "journey") == [
        "Journey within the north-west (Mountains): discard the card and stay",
        "Journey to the west (Mountains)",
    ]


def test_a_gift_names_the_receiver() -> None:
    s = position(3, hand=[20]).play_all("take 20")
    assert labels(s, "give") == ["Give it to Player 2", "Give it to Player 3"]
    s.play_all("give 2")
    assert told(s) == ["Player 1 gives card 20 (2 × Environment; 2 × Aid; to Mountains) to Player 3."]


def test_a_hidden_card_that_is_played_is_news_to_the_next_player() -> None:
    for seat in range(3):
        s = position(3, seat=seat, hands=[[20] if other == seat else [] for other in range(3)], options=HIDDEN)
        s.play_all("take 20", "journey 1")
        event = s.steps[-1].events[0]
        assert (event.reveals, event.only, event.target) == (True, (seat + 1) % 3, "area-1")
        assert event.others == event.text, "the rest read the same"


def test_open_cards_and_known_gifts_are_no_news() -> None:
    for known in (position(hand=[20]), position(hand=[20], shown=frozenset({20}), options=HIDDEN)):
        known.play_all("take 20", "journey 1")
        assert not any(event.reveals for event in known.steps[-1].events)
