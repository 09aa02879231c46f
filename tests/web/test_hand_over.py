"""Several people on one device: the screen never shows a player the hidden information of another."""

import re

from tests.web.page import Page

TWO = {"seat-0": "person", "seat-1": "person"}


def hands(page: Page) -> str:
    """All that the screen shows of the game."""
    return page.shown["words"] + page.shown["ask"] + page.shown["log"] + page.shown["board"]


def whisper() -> Page:
    """A page with a new game of hidden hands for two people."""
    page = Page("whisper")
    page.send("new", seed="secrets", **TWO)
    return page


def first_move(page: Page) -> str:
    """The first move in the list."""
    return re.findall(r'data-move="([^"]+)"', page.shown["ask"])[0]


def test_nothing_hidden_is_on_the_screen_during_a_hand_over() -> None:
    page = whisper()
    assert "Please hand over to Amber." in page.shown["ask"] and "data-move" not in hands(page)
    covered = page.shown["words"]
    page.send("uncover")
    assert page.shown["words"] != covered, "now Amber sees a hand of cards"


def test_the_next_person_sees_nothing_until_the_device_is_handed_over() -> None:
    page = whisper()
    page.send("uncover")
    amber = page.shown["words"]
    while "hand over" not in page.shown["ask"]:
        page.send("play", move=first_move(page))
    assert "Please hand over to Jade." in page.shown["ask"] and page.shown["words"] != amber
    page.send("uncover")
    assert "Jade" in page.shown["ask"] and page.shown["words"] != amber


def test_no_move_is_possible_during_a_hand_over() -> None:
    page = whisper()
    page.send("uncover")
    move = first_move(page)
    page.send("play", move=move)
    while "hand over" not in page.shown["ask"]:
        page.send("play", move=first_move(page))
    before = dict(page.storage)
    page.send("play", move=move)
    page.send("hint")
    assert page.storage == before and "hand the device" in page.shown["notice"]


def test_a_reload_asks_for_the_hand_over_again() -> None:
    page = whisper()
    page.send("uncover")
    again = Page("whisper", storage=page.storage)
    assert "Please hand over" in again.shown["ask"]


def test_one_person_among_bots_needs_no_hand_over() -> None:
    page = Page("whisper")
    page.send("new", seed="alone", **{"seat-0": "person", "seat-1": "easy"})
    page.play_on()
    assert "data-move" in page.shown["ask"]


def test_a_game_without_secrets_needs_no_hand_over() -> None:
    page = Page()
    page.send("new", seed="open", **TWO)
    assert "data-move" in page.shown["ask"] and "Amber, it is your move" in page.shown["ask"]


def test_a_whole_game_of_two_people_ends() -> None:
    page = whisper()
    for _ in range(300):
        if "Scores:" in page.shown["ask"]:
            return
        if "hand over" in page.shown["ask"]:
            page.send("uncover")
        else:
            page.send("play", move=first_move(page))
    raise AssertionError("the game never ended")
