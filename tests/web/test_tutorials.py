"""The tutorials can be played as they are written, to their end."""

import pytest

from app import tutorials
from tests.web.page import Page
from utopiary import GAMES

GAMES_WITH = [id for id in (*GAMES, "lantern") if tutorials.tutorial(id)]


def lesson(game_id: str) -> tutorials.Tutorial:
    found = tutorials.tutorial(game_id)
    assert found is not None
    return found


@pytest.mark.parametrize("game_id", GAMES_WITH)
def test_every_move_it_proposes_can_be_made_and_every_word_is_said(game_id: str) -> None:
    page, steps = Page(game_id), lesson(game_id).steps
    page.send("tutorial")
    for step in steps:
        page.play_on()
        assert tutorials.english(game_id)[step.id].replace("’", "&#39;")[:30] in page.shown["ask"].replace("’", "&#39;")
        assert "hinted" in page.shown["ask"], "the move it proposes is shown"
        page.send("play", move=step.move)
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


def test_following_the_tutorial_is_no_help_that_counts() -> None:
    page = Page()
    page.send("tutorial")
    page.send("play", move="walk")
    assert '"hints":0' in next(value for key, value in page.storage.items() if "/tutorial/" in key)
