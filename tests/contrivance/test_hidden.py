"""Guesses: what a seat cannot see is dealt anew."""

from collections import Counter

import pytest

from tests.contrivance.positions import all_cards
from tests.contrivance.test_whole_games import games
from utopiary import GAMES, testing
from utopiary.core.rng import Rng
from utopiary.games.contrivance import data

GAME = GAMES.find("contrivance")
SEATS = range(2, 7)


@pytest.mark.parametrize("seats", SEATS)
def test_a_guess_keeps_what_the_seat_sees(seats: int) -> None:
    for states in games(seats, 2):
        for state in states[:: max(1, len(states) // 10)]:
            for seat in range(seats):
                guess = GAME.guess(state, seat, Rng(seat))
                assert all_cards(guess) == all_cards(state)
                assert guess.hands[seat] == state.hands[seat]
                assert guess.discard == state.discard
                assert [len(hand) for hand in guess.hands] == [len(hand) for hand in state.hands]
                hidden = [card for hand in guess.hands for card in hand]
                top = guess.deck[len(guess.deck) - guess.safe :]
                assert not {*hidden, *top} & set(data.SWITCH_ONS)


def test_a_guess_is_fair() -> None:
    """The hidden number comes out as often as it stands on a tile, and Switch Ons lie anywhere below the top."""
    state = testing.session("contrivance", seats=3).state
    numbers, places, rng = Counter[int](), Counter[int](), Rng(7)
    for _ in range(600):
        guess = GAME.guess(state, 0, rng)
        numbers[data.CONTRIVANCES[guess.contrivance].number] += 1
        places.update(place for place, card in enumerate(guess.deck) if card in data.SWITCH_ONS)
    assert all(abs(numbers[number] - 100 * number) < 50 for number in (1, 2, 3))  # a 1, two 2s, three 3s
    assert set(places) == set(range(len(state.deck) - 6))
