"""Saves and links of the first version load for ever."""

import json

import pytest

from tests.saves import HERE, as_written_today, first_save
from utopiary import Session
from utopiary.core import save

NAMES = sorted(path.stem for path in (HERE / "format-1").glob("*.json"))


def test_the_first_saves_are_complete() -> None:
    assert NAMES == [
        "lantern-2-finished",
        "lantern-3-not-begun",
        "lantern-4-taken-back",
        "whisper-3-while-whispering",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_it_loads_and_is_saved_unchanged(name: str) -> None:
    saved = first_save(name)
    session = Session.load(saved)
    assert saved == first_save(name), "loading has changed the save"
    again = session.save()
    if save.FORMAT == 1:
        assert json.dumps(again) == json.dumps(as_written_today(saved))
    assert Session.load(again).save() == again


@pytest.mark.parametrize("name", NAMES)
def test_its_link_leads_to_the_same_game(name: str) -> None:
    link = (HERE / "format-1" / f"{name}.link.txt").read_text(encoding="utf-8").strip()
    assert Session.from_link(link).save() == Session.load(first_save(name)).save()


def test_a_finished_game() -> None:
    session = Session.load(first_save("lantern-2-finished"))
    assert session.outcome == ("summit", (33, 10), (0,))
    assert session.bots == {1: "hard"}


def test_a_game_with_undone_moves() -> None:
    session = Session.load(first_save("lantern-4-taken-back"))
    assert (session.cursor, session.length, session.practice, session.hints) == (33, 40, 7, 1)
    assert session.seed == "áRVíZTűRő & TüKöRFúRóGéP"
    assert session.options == {"summit": "peak"}
    for _ in range(7):
        session.redo()
    assert not session.can_redo


def test_a_game_during_a_simultaneous_choice() -> None:
    session = Session.load(first_save("whisper-3-while-whispering"))
    assert session.active == (0, 1)
    assert session.view(2)["whispered"] == 4
    assert session.view(0)["ready"] == [False, False, True]
