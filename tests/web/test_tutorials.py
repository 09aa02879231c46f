"""The tutorials can be played as they are written, to their end."""

import re

import pytest

from app import tutorials
from app.saves import SaveStore
from tests.web.page import Page
from utopiary import GAMES

GAMES_WITH = [id for id in (*GAMES, "lantern") if tutorials.tutorial(id)]


def lesson(game_id: str) -> tutorials.Tutorial:
    found = tutorials.tutorial(game_id)
    assert found is not None
    return found


def proposed(page: Page) -> str:
    """The move that is shown like a hint."""
    (button,) = re.findall(r"<button [^>]*hinted[^>]*>", page.shown["ask"])
    return re.findall(r'data-move="([^"]+)"', button)[0]


@pytest.mark.parametrize("game_id", GAMES_WITH)
def test_every_move_it_proposes_can_be_made_and_every_word_is_said(game_id: str) -> None:
    page, steps = Page(game_id), lesson(game_id).steps
    page.send("tutorial")
    for step in steps:
        page.play_on()
        assert tutorials.english(game_id)[step.id].replace("’", "&#39;")[:30] in page.shown["ask"].replace("’", "&#39;")
        page.send("play", move=proposed(page))
    page.play_on()
    assert str(tutorials.english(game_id)[lesson(game_id).last])[:30] in page.shown["ask"]


def test_it_can_be_left_at_any_move_and_the_game_goes_on() -> None:
    page = Page()
    page.send("tutorial")
    for move in ("walk", "camp"):
        page.send("play", move=move)
    page.play_on()
    assert "went your own way" in page.shown["ask"] and "data-move" in page.shown["ask"]


def test_it_is_gone_on_with_after_a_reload_and_begins_again_when_it_was_left() -> None:
    page = Page()
    page.send("tutorial")
    page.send("play", move="walk")
    again = Page(storage=page.storage)
    again.send("tutorial")
    assert "lantern moved up" in again.shown["ask"]
    again.send("play", move="camp")
    again.send("tutorial")
    assert "Welcome" in again.shown["ask"]


def test_every_game_has_a_tutorial_of_its_own_to_go_on_with() -> None:
    storage: dict[str, str] = {}
    longer = Page("contrivance", storage)
    longer.send("tutorial")
    for _ in range(3):
        longer.send("play", move=proposed(longer))
        longer.play_on()
    page = Page("lantern", storage)
    page.send("tutorial")
    page.send("play", move="walk")
    page = Page("lantern", storage)
    page.send("tutorial")
    assert "lantern moved up" in page.shown["ask"]


def test_whoever_knows_enough_leaves_and_finds_the_own_game() -> None:
    page = Page()
    page.send("new", seed="my own", **{"seat-0": "person", "seat-1": "person"})
    page.send("tutorial")
    page.send("play", move="walk")
    assert 'data-do="leave-tutorial"' in page.shown["ask"]
    page.send("leave-tutorial")
    assert "lesson" not in page.shown["ask"] and "MY OWN" in page.shown["dialogs"]
    page.send("tutorial")
    assert "lantern moved up" in page.shown["ask"], "it waits where it was left"
    fresh = Page()
    fresh.send("tutorial")
    fresh.send("leave-tutorial")
    assert "lesson" not in fresh.shown["ask"] and "Nothing yet" in fresh.shown["log"]


def test_following_the_tutorial_is_no_help_that_counts() -> None:
    page = Page()
    page.send("tutorial")
    page.send("play", move="walk")
    assert '"hints":0' in next(value for key, value in page.storage.items() if "/tutorial-lantern/" in key)


def test_where_the_tutorial_leaves_a_choice_any_will_do() -> None:
    page = Page("eutopia")
    page.send("tutorial")
    page.send("play", move="role 2")
    page.send("play", move="stand 6")
    page.play_on()
    assert "Things go wrong already" in page.shown["ask"]
    page.send("play", move="flip")
    page.send("play", move=proposed(page))
    page.send(
        "play", move=next(m for m in re.findall(r'data-move="([^"]+)"', page.shown["ask"]) if m.startswith("give"))
    )
    assert "went your own way" in page.shown["ask"], "no way to the event any more"


def test_contrivance_teaches_in_your_own_row_and_ends_with_a_chain_of_three() -> None:
    page = Page("contrivance")
    page.send("tutorial")
    while "hang together" not in page.shown["ask"]:
        page.send("play", move=proposed(page))
        page.play_on()
    mine = SaveStore(page.storage).load(tutorials.save_id("contrivance"))[0].view(0)["rows"][0]
    assert mine["seat"] == 0 and mine["survivors"] == 2


def test_it_can_be_followed_to_the_end_of_the_game() -> None:
    """What is said last is said until the game is over, and nobody is told to have gone another way."""
    page = Page("contrivance")
    page.send("tutorial")
    while "That is the whole game" not in page.shown["ask"]:
        page.send("play", move=proposed(page))
        page.play_on()
    page.send("play", move=re.findall(r'data-move="(discard [^"]+)"', page.shown["ask"])[0])
    assert "That is the whole game" in page.shown["ask"]
