"""Guesses deal hidden things again and nothing else."""

from utopiary import GAMES
from utopiary.core.rng import Rng

from .positions import some_states, whole_game

GAME = GAMES.find("transecopia")


def test_a_guess_keeps_what_is_seen_and_changes_what_is_not() -> None:
    s = whole_game(4, 0)[200]
    guesses = [GAME.guess(s, 0, Rng(number)) for number in range(20)]
    assert all(guess.upgrades[0] == s.upgrades[0] and guess.hands[0] == s.hands[0] for guess in guesses)
    assert len({guess.upgrades[1] for guess in guesses}) > 1
    assert len({guess.find_deck for guess in guesses}) > 1
    assert len({guess.tech_deck for guess in guesses}) > 1


def test_others_dice_are_guessed_only_once_they_are_ready() -> None:
    for s in some_states():
        if s.phase == "deploy" and any(s.ready):
            guess = GAME.guess(s, s.ready.index(False), Rng(1))
            for seat, ready in enumerate(s.ready):
                if ready:
                    assert guess.tray[seat] == ()
                elif seat != s.ready.index(False):
                    assert (guess.tray[seat], guess.placed[seat]) == (s.dice[seat], ())
