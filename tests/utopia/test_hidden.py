"""What a seat cannot see: re-dealing it, and telling it to one seat alone."""

from tests.utopia.invariants import check
from tests.utopia.positions import GAME, Walk, walk
from utopiary.core.rng import Rng


def test_only_the_own_hand_is_shown(walks: dict[int, list[Walk]]) -> None:
    for state, _ in walks[4][0][::17]:
        spectator = GAME.view(state, None)
        assert spectator["hand"] is None
        for seat in range(4):
            view = GAME.view(state, seat)
            assert list(view["hand"].values()) == state.hands[seat]
            assert {**view, "hand": None, "you": None} == spectator


def test_a_guess_keeps_what_is_known_and_the_number_of_cards(walks: dict[int, list[Walk]]) -> None:
    for state, _ in walks[5][0][::37]:
        for seat in range(5):
            guess = GAME.guess(state, seat, Rng(7))
            check(guess)
            assert guess.hands[seat] == state.hands[seat]
            assert [sum(hand) for hand in guess.hands] == [sum(hand) for hand in state.hands]
            assert GAME.view(guess, seat) == GAME.view(state, seat)


def test_the_deal_is_told_to_its_seat_only() -> None:
    met = 0
    for _, events in walk(3, 0, most=60):
        for event in events:
            if event.text.id == "utopia.dealt":
                met += 1
                assert event.reveals
                assert event.only is not None
                assert [event.seen_by(seat) is None for seat in range(3)] == [seat != event.only for seat in range(3)]
                assert event.seen_by(None) is None
    assert met >= 3
