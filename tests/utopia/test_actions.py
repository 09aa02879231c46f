"""What cards do, as players read it: the choices and the log. Rules 26-30."""

from tests.utopia.positions import BLUE, GAME, RED, position
from utopiary import Speaker
from utopiary.core.english import ENGLISH as CORE
from utopiary.testing import TestSession

speak = Speaker(GAME.english, CORE)


def labels(s: TestSession) -> dict[str, str]:
    """Return the labels of the legal moves, by move."""
    return {" ".join(map(str, choice.move)): speak(choice.label) for choice in s.prompt(s.active[0]).choices}


def told(s: TestSession, move: str) -> list[str]:
    """Play a move and return the sentences of the log."""
    return [speak(event.text) for event in s.play(s.active[0], move)]


def test_a_choice_names_the_place_on_the_scale() -> None:
    s = position(hands={BLUE: "egypt"}).play_all("play egypt")
    assert labels(s)["raise"] == "Praise Egypt to the king: up to place 4"


def test_moves_by_land_and_by_sea_are_told_apart() -> None:
    s = position(hands={BLUE: "maya maya"}, princes={(BLUE, "w4", "maya"): 2}).play_all("play maya", "lift w4")
    assert labels(s)["go w5 1"] == "1 prince to Water 5"
    assert labels(s)["go e3 1"] == "1 prince by ship to Earth 3"
    assert told(s, "go w5 1") == ["Player 1 moves 1 Maya prince from Water 4 to Water 5."]
    s.play_all("play maya", "lift w4")
    assert told(s, "go e3 1") == ["Player 1 ships 1 Maya prince from Water 4 to Earth 3."]


def test_a_choice_tells_a_rivals_district_from_an_own_one() -> None:
    s = position(hands={BLUE: "maya"}, districts={"e1": (BLUE, "maya"), "e2": (RED, "maya")}).play_all("play maya")
    assert labels(s)["add e1"] == "Add a prince in Earth 1, your own"
    assert labels(s)["add e2"] == "Add a prince in Earth 2: its owner scores 1"
