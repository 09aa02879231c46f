"""Saves and links that were made by the first version, and must load for ever."""

import json

import pytest

from tests.saves import HERE, as_written_today, kept
from utopiary import Session
from utopiary.core import save

NAMES = sorted(path.stem for path in (HERE / "format-1").glob("*.json"))


def test_the_first_saves_are_still_here() -> None:
    assert NAMES == [
        "lantern-2-finished",
        "lantern-3-not-begun",
        "lantern-4-taken-back",
        "whisper-3-while-whispering",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_it_loads_and_is_saved_again_as_it_was(name: str) -> None:
    saved = kept(name)
    session = Session.load(saved)
    assert saved == kept(name), "loading has changed the save"
    again = session.save()
    if save.FORMAT == 1:
        assert json.dumps(again) == json.dumps(as_written_today(saved))
    assert Session.load(again).save() == again


@pytest.mark.parametrize("name", NAMES)
def test_the_link_of_that_time_leads_to_the_same_game(name: str) -> None:
    link = (HERE / "format-1" / f"{name}.link.txt").read_text(encoding="utf-8").strip()
    assert Session.from_link(link).save() == Session.load(kept(name)).save()


def test_a_finished_game() -> None:
    session = Session.load(kept("lantern-2-finished"))
    assert session.outcome == ("summit", (33, 10), (0,))
    assert session.bots == {1: "hard"}


def test_a_game_with_moves_taken_back() -> None:
    session = Session.load(kept("lantern-4-taken-back"))
    assert (session.cursor, session.length, session.practice, session.hints) == (33, 40, 7, 1)
    assert session.seed == "áRVíZTűRő & TüKöRFúRóGéP"
    assert session.options == {"summit": "peak"}
    for _ in range(7):
        session.redo()
    assert not session.can_redo


def test_a_game_in_the_middle_of_a_secret_choice() -> None:
    session = Session.load(kept("whisper-3-while-whispering"))
    assert session.active == (0, 1)
    assert session.view(2)["whispered"] == 4
    assert session.view(0)["ready"] == [False, False, True]
