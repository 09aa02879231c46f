"""Welcoming princes, as players read it: the question and the log. Rules 16, 19, ruling d17."""

from tests.utopia.positions import BLUE, GAME, RED, position
from utopiary import Speaker
from utopiary.core.english import ENGLISH as CORE
from utopiary.games.utopia.data import ALL_GUESTS

speak = Speaker(GAME.english, CORE)
EGYPT_TO_WIND = 17  # the guest


def test_a_surprise_guest_is_told_with_its_civilization_and_island() -> None:
    bag = [int(guest == EGYPT_TO_WIND) for guest in ALL_GUESTS]
    s = position(phase="welcome", quay="maya-fire", bag=bag)
    told = [speak(event.text) for event in s.play(BLUE, "surprise")]
    assert told == ["Player 1 draws a surprise: an Egyptian guest for Wind Island."]
    question = speak(s.prompt(BLUE).text)
    assert question == "In which district of Wind Island does your Egyptian prince go ashore?"


def test_a_forfeit_is_told_with_its_civilization() -> None:
    eight = {(BLUE, district, "china"): 2 for district in ("w1", "w2", "f1", "f2")}
    s = position(phase="welcome", quay="china-fire", princes=eight).play_all("take china fire")
    assert speak(s.prompt(BLUE).text) == "All your Chinese princes are out already: nobody can go ashore."
    assert "Chinese" in speak(s.play(BLUE, "forfeit")[0].text)


def test_an_invitation_leaves_no_surprise_behind() -> None:
    s = position(phase="invite", quay="maya-fire china-wind", drawn=True).play_all("invite 1")
    s.play_all("take maya fire", "place f1")
    assert (s.state.phase, s.active) == ("welcome", (RED,))
