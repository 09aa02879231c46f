"""The tutorials: they can be played to their end, left and continued."""

import re

import pytest

from app import tutorials
from app.saves import SaveStore
from tests.web.page import Page
from utopiary import GAMES

GAMES_WITH = [id for id in (*GAMES, "lantern") if tutorials.tutorial(id)]


def lesson(game_id: str) -> tutorials.Tutorial:
    """The tutorial of a game."""
    found = tutorials.tutorial(game_id)
    assert found is not None
    return found


def suggested(page: Page) -> str:
    """The move that is shown like a hint."""
    (button,) = re.findall(r"<button [^>]*hinted[^>]*>", page.shown["ask"])
    return re.findall(r'data-move="([^"]+)"', button)[0]


@pytest.mark.parametrize("game_id", GAMES_WITH)
def test_every_suggested_move_is_legal_and_every_message_is_shown(game_id: str) -> None:
    page, steps = Page(game_id), lesson(game_id).steps
    page.send("tutorial")
    for step in steps:
        page.play_on()
        assert tutorials.english(game_id)[step.id].replace("’", "&#39;")[:30] in page.shown["ask"].replace("’", "&#39;")
        page.send("play", move=suggested(page))
    page.play_on()
    assert str(tutorials.english(game_id)[lesson(game_id).last])[:30] in page.shown["ask"]


def test_another_move_ends_the_tutorial_and_the_game_goes_on() -> None:
    page = Page()
    page.send("tutorial")
    for move in ("walk", "camp"):
        page.send("play", move=move)
    page.play_on()
    assert "went your own way" in page.shown["ask"] and "data-move" in page.shown["ask"]


def test_it_continues_after_a_reload_and_begins_again_after_it_ended() -> None:
    page = Page()
    page.send("tutorial")
    page.send("play", move="walk")
    again = Page(storage=page.storage)
    again.send("tutorial")
    assert "lantern moved up" in again.shown["ask"]
    again.send("play", move="camp")
    again.send("tutorial")
    assert "Welcome" in again.shown["ask"]


def test_the_tutorials_of_two_games_have_saves_of_their_own() -> None:
    storage: dict[str, str] = {}
    longer = Page("contrivance", storage)
    longer.send("tutorial")
    for _ in range(3):
        longer.send("play", move=suggested(longer))
        longer.play_on()
    page = Page("lantern", storage)
    page.send("tutorial")
    page.send("play", move="walk")
    page = Page("lantern", storage)
    page.send("tutorial")
    assert "lantern moved up" in page.shown["ask"]


def test_leaving_the_tutorial_returns_to_the_players_own_game() -> None:
    page = Page()
    page.send("new", seed="my own", **{"seat-0": "person", "seat-1": "person"})
    page.send("tutorial")
    page.send("play", move="walk")
    assert 'data-do="leave-tutorial"' in page.shown["ask"]
    page.send("leave-tutorial")
    assert "lesson" not in page.shown["ask"] and "MY OWN" in page.shown["dialogs"]
    page.send("tutorial")
    assert "lantern moved up" in page.shown["ask"], "it continues where it was left"
    fresh = Page()
    fresh.send("tutorial")
    fresh.send("leave-tutorial")
    assert "lesson" not in fresh.shown["ask"] and "Nothing yet" in fresh.shown["log"]


def test_the_tutorial_counts_no_hints() -> None:
    page = Page()
    page.send("tutorial")
    page.send("play", move="walk")
    assert '"hints":0' in next(value for key, value in page.storage.items() if "/tutorial-lantern/" in key)


def test_where_a_step_is_a_pattern_any_fitting_move_will_do() -> None:
    page = Page("eutopia")
    page.send("tutorial")
    page.send("play", move="role 2")
    page.send("play", move="stand 6")
    page.play_on()
    assert "Things go wrong already" in page.shown["ask"]
    page.send("play", move="flip")
    page.send("play", move=suggested(page))
    page.send(
        "play", move=next(m for m in re.findall(r'data-move="([^"]+)"', page.shown["ask"]) if m.startswith("give"))
    )
    assert "went your own way" in page.shown["ask"], "the next step is impossible now"


def test_contrivance_teaches_in_your_own_row_and_ends_with_a_chain_of_three() -> None:
    page = Page("contrivance")
    page.send("tutorial")
    while "hang together" not in page.shown["ask"]:
        page.send("play", move=suggested(page))
        page.play_on()
    mine = SaveStore(page.storage).load(tutorials.save_id("contrivance"))[0].view(0)["rows"][0]
    assert mine["seat"] == 0 and mine["survivors"] == 2


def test_it_can_be_played_to_the_end_of_the_game() -> None:
    """The last message stays until the game is over."""
    page = Page("contrivance")
    page.send("tutorial")
    while "That is the whole game" not in page.shown["ask"]:
        page.send("play", move=suggested(page))
        page.play_on()
    page.send("play", move=re.findall(r'data-move="(discard [^"]+)"', page.shown["ask"])[0])
    assert "That is the whole game" in page.shown["ask"]
