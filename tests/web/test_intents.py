"""Intents: every JSON object that a page can send becomes a named tuple, or is ignored."""

import json
from typing import Any, get_type_hints

import pytest

from app import intents
from app.dispatcher import Dispatcher
from app.handlers import HANDLERS
from app.intents import BY_NAME, Message, read
from tests.web.page import Page

ELSEWHERE = {"warm-up", "speculate", "more", "reset", "really-reset"}  # the dispatcher and other pages handle them


def intent(**members: Any) -> intents.Intent | None:
    """The intent that a JSON object with these members stands for."""
    return read(json.dumps(members)).intent


def test_every_intent_has_its_handler_and_every_handler_its_intent() -> None:
    assert {name for name, kind in BY_NAME.items() if kind not in HANDLERS} == ELSEWHERE
    for kind, handler in HANDLERS.items():
        assert BY_NAME[handler.__name__.removeprefix("do_").replace("_", "-")] is kind
        assert handler.__annotations__["intent"] is kind


def test_every_intent_is_documented() -> None:
    assert all(kind.__doc__ and not kind.__doc__.startswith(f"{kind.__name__}(") for kind in BY_NAME.values())


def test_names_are_those_of_the_classes_with_hyphens() -> None:
    assert {"open", "undo-turn", "storage-changed", "store-failed", "skip-waiting", "warm-up", "qr"} <= BY_NAME.keys()


def test_fields_are_read_as_their_types_ask_for() -> None:
    assert intent(do="play", move="put 5 t1", now=3, highlights="t1", key="1") == intents.Play("put 5 t1")
    assert intent(do="seek", to="12") == intent(do="seek", to=12) == intents.Seek(12)
    assert intent(do="sit-down", table="t1") == intents.SitDown("t1")
    assert intent(do="storage-changed", key="k", text=None) == intents.StorageChanged("k")
    stored = {"utopiary/a": "1", "utopiary/b": 2}
    opened = intent(do="open", language="en", stored=stored, game="lantern", table=None, daily=True)
    assert opened == intents.Open("en", {"utopiary/a": "1"}, game="lantern", daily=True)


def test_the_form_for_a_new_game_is_read_by_seats() -> None:
    members = {"seat-0": "person", "seat-2": "hard", "name-0": "Anna", "badge-0": "3", "option-summit": "hill"}
    assert intent(do="new", seed="K7Q2", **members) == intents.New(
        {"0": "person", "2": "hard"}, {"0": "Anna"}, {"0": "3"}, {"summit": "hill"}, "K7Q2"
    )


def test_the_time_and_what_the_page_has_applied_are_no_part_of_the_intent() -> None:
    message = read('{"do": "undo", "now": 17, "applied": true}')
    assert message == Message(intents.Undo(), 17, True) and type(message.intent) is intents.Undo


@pytest.mark.parametrize(
    "members",
    [
        {"do": "nonsense"},
        {"do": ["play"]},
        {"move": "walk"},
        {"do": "play"},
        {"do": "play", "move": None},
        {"do": "play", "move": ["walk"]},
        {"do": "seek", "to": "x"},
        {"do": "seek", "to": "9" * 400},
        {"do": "seek", "to": 1.5},
        {"do": "seek", "to": True},
        {"do": "open", "language": "en", "stored": "x"},
        {"do": "storage-changed", "key": "utopiary/lantern/t/a", "text": {}},
        {"do": "new", "seat-0": {}},
        {"do": "display", "name": "odds"},
    ],
)
def test_what_is_no_intent_is_ignored(members: dict[str, Any]) -> None:
    assert intent(**members) is None
    page = Page()
    shown = dict(page.shown)
    assert page.send(**members) == [] if isinstance(members.get("do"), str) else True
    assert page.point(members) is None
    assert page.shown == shown


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"play"', "[" * 100_000])
def test_text_that_is_no_object_is_ignored(text: str) -> None:
    assert read(text) == Message(None)
    assert Dispatcher()(text) == "[]"


def test_intents_before_the_page_is_open_are_ignored() -> None:
    assert Dispatcher()('{"do": "play", "move": "walk"}') == "[]"


def test_every_field_has_a_reader() -> None:
    for kind in BY_NAME.values():
        if kind not in intents._BUILDERS:
            hints = get_type_hints(kind)
            assert all(hints[field] in intents._READERS for field in kind._fields), kind


def test_intents_of_different_types_are_different_for_speculation() -> None:
    """Named tuples without fields are equal, whatever their types are."""
    page, other = Page(link="lantern?seats=2&seed=TWO"), Page(link="lantern?seats=2&seed=TWO")
    for one in (page, other):
        one.send("play", move="walk")
        one.send("undo")
    page.point({"do": "redo"})
    page.send("undo")
    other.send("undo")
    assert page.shown == other.shown
