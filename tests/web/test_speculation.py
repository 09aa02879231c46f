"""Speculation: pointing at a move changes nothing, and making it has the answer that it would have without."""

import json
import re
from typing import Any

import pytest

from tests.web.page import Page
from utopiary import GAMES

Effects = list[dict[str, Any]]
WALK = {"do": "play", "move": "walk"}


def next_intent(page: Page) -> dict[str, str] | None:
    """The first intent that the page offers."""
    found = re.search(r'data-move="([^"]+)"|data-do="(uncover)"', page.shown["ask"])
    if found is None:
        return None
    return {"do": "play", "move": found[1]} if found[1] else {"do": "uncover"}


def without_times(effects: Effects) -> Effects:
    """Effects without the ids and times of saves and results, which differ between pages."""
    return [{"do": "store", "save": _saved(effect)} if effect["do"] == "store" else effect for effect in effects]


def _saved(store: dict[str, Any]) -> Any:
    if store["key"].endswith("/ledger"):
        return [result[3:] for result in json.loads(store["text"])]
    return store["text"].split(" ", 2)[-1]


@pytest.mark.parametrize("game", ["lantern", *GAMES])
def test_a_speculated_answer_equals_the_real_one(game: str) -> None:
    link = f"{game}?seats={GAMES.find(game).seats[0]}&seed=AHEAD"
    pointing, pressing = Page(game, link=link), Page(game, link=link)
    count = 0
    while count < 30 and (intent := next_intent(pressing)):
        count += 1
        before = dict(pointing.shown), dict(pointing.storage)
        answer = pointing.point(intent)
        assert answer is not None
        assert (pointing.shown, pointing.storage) == before, "nothing has happened yet"
        assert without_times(answer) == without_times(pressing.send(**intent))
        pointing.apply(answer)
        assert pointing.send(**intent, applied=True) == [], "the page has it already"
        assert pointing.shown == pressing.shown
    assert count > 5


def test_a_press_before_the_page_has_the_answer_gets_it_then() -> None:
    page = Page(link="lantern?seats=2&seed=AHEAD")
    answer = page.point(WALK)
    assert without_times(page.send(**WALK)) == without_times(answer or [])


def test_another_intent_drops_the_speculation() -> None:
    link = "lantern?seats=2&seed=AHEAD"
    page, other = Page(link=link), Page(link=link)
    for _ in range(2):
        assert page.send(**WALK) and other.send(**WALK)
        page.point(WALK)
        page.point({"do": "play", "move": "camp"})
        page.point({"do": "undo"})
    for intent in ({"do": "play", "move": "camp"}, {"do": "undo"}, WALK):
        assert without_times(page.send(**intent)) == without_times(other.send(**intent))
    assert page.shown == other.shown


def test_a_page_that_applied_an_unknown_answer_is_corrected() -> None:
    """It cannot happen; if it does, the next patches correct the page."""
    link = "lantern?seats=2&seed=AHEAD"
    page, other = Page(link=link), Page(link=link)
    answer = page.point(WALK) or []
    page.send("log-of", seat="1")
    page.apply(answer)
    page.send(**WALK, applied=True)
    page.send("log-of", seat="")
    other.send(**WALK)
    assert page.shown == other.shown


@pytest.mark.parametrize("do", ["new", "hint", "games", "again", "import", "copy-link", "nonsense"])
def test_expensive_and_unknown_intents_are_not_speculated(do: str) -> None:
    page = Page()
    assert page.point({"do": do}) is None


def test_an_illegal_move_can_be_speculated() -> None:
    """For example on a page whose game went on in another tab."""
    page = Page()
    shown = dict(page.shown)
    answer = page.point({"do": "play", "move": "fly away"}) or []
    assert page.shown == shown
    assert any("not possible" in effect.get("text", "") for effect in answer)


def test_a_speculated_move_makes_no_sound() -> None:
    page = Page(link="lantern?seats=2&seed=AHEAD")
    page.point(WALK)
    page.send("hold", target="path")
    assert page.heard == []
    page.point(WALK)
    page.send(**WALK)
    assert page.heard == ["dice"]
