"""The regions around the board: players, the log, looking back, settings, the legend."""

import json
import re

import pytest

from app import boards
from app.settings import KEY
from app.speakers import speaker
from catalogues import domains
from tests.web.page import Page
from tests.web.test_controller import moves, saved
from utopiary import GAMES, Session

TWO = {"seat-0": "person", "seat-1": "person", "name-0": "Anna", "badge-0": "3", "name-1": "<i>Ben</i>", "badge-1": "3"}


def named(game: str = "lantern", **more: str) -> Page:
    """A page with a new game of two players with names."""
    page = Page(game)
    page.send("new", **{"seed": "names", **TWO, **more})
    return page


# --- players ---------------------------------------------------------------------------------------------------------


def test_names_are_used_wherever_a_text_names_a_seat() -> None:
    page = named()
    assert "Anna, it is your move" in page.shown["ask"] and "Anna" in page.shown["words"]
    page.send("play", move="walk")
    assert "Anna" in page.shown["log"] and "Anna" in page.spoken[-1] and "Anna" in page.shown["log-of"]
    while "Scores:" not in page.shown["ask"]:
        page.send("play", move=moves(page)[-1])
    assert "&lt;i&gt;Ben&lt;/i&gt;" in page.shown["ask"] and "Amber" not in page.shown["ask"]
    assert not any("<i>" in html for html in page.shown.values()), "a name is never a tag"


def test_the_hand_over_uses_names() -> None:
    page = named("whisper")
    assert "Please hand over to Anna." in page.shown["ask"] and "I am Anna: show it" in page.shown["ask"]


def test_every_seat_has_a_badge_of_its_own() -> None:
    page = named()
    assert 'data-page-state="badge-0-3"' in page.shown["seats"] and 'data-page-state="badge-1-0"' in page.shown["seats"]
    assert saved(page)["company"] == [[0, "Anna", 3], [1, "<i>Ben</i>", 0]]
    assert "#seat-sign-0" in page.shown["dialogs"] and 'id="seat-sign-0"' in page.shown["seats"]


def test_a_player_without_a_name_is_called_by_the_colour() -> None:
    page = named(**{"name-0": "  ", "badge-0": "5"})
    assert "Slate, it is your move" in page.shown["ask"]


def test_seats_after_an_empty_one_move_up_with_their_names() -> None:
    page = Page()
    page.send(
        "new", seed="gap", **{"seat-0": "person", "seat-1": "nobody", "seat-2": "easy", "name-2": "Cem", "badge-2": "2"}
    )
    assert saved(page)["company"] == [[0, "", 0], [1, "Cem", 2]] and saved(page)["bots"] == {"1": "easy"}


def test_the_same_people_play_again() -> None:
    page = named()
    for again, same in (("same", True), ("again", False)):
        page.send(again)
        assert saved(page)["company"][0] == [0, "Anna", 3] and (saved(page)["seed"] == "NAMES") is same


def test_a_badge_that_does_not_exist_is_ignored() -> None:
    page = named(**{"badge-0": "-1", "badge-1": "1e9"})
    assert saved(page)["company"] == [[0, "Anna", 0], [1, "<i>Ben</i>", 1]]


def test_the_seed_of_the_day_can_be_chosen_in_the_form() -> None:
    page = Page()
    page.clock = 1_794_916_800_000
    page.send("new", deal="daily", seed="ignored", **{"seat-0": "person", "seat-1": "easy"})
    assert saved(page)["seed"] == "DAILY 2026-11-17"


# --- undo and looking back --------------------------------------------------------------------------------------------


def test_a_whole_turn_is_undone() -> None:
    page = Page("utopia-engine")
    page.send("new", seed="explorer 2", **{"seat-0": "person"})
    while 'id="tool-undo-turn" data-do="undo-turn" data-key="t" disabled' in page.shown["tools"]:
        page.send("play", move=moves(page)[0])
    before = saved(page)["cursor"]
    page.send("undo-turn")
    assert saved(page)["cursor"] <= before - 2 and saved(page)["practice"] <= 1


def test_the_log_shows_the_moves_of_one_seat_or_of_all() -> None:
    page = named(**{"seat-2": "person"})
    for _ in range(12):
        page.send("play", move=moves(page)[-1])
    everything = page.shown["log"]
    page.send("log-of", seat="1")
    assert set(re.findall(r'href="#seat-sign-(\d)"', page.shown["log"])) == {"1"}
    assert 'data-seat="1" aria-pressed="true"' in page.shown["log-of"]
    page.send("log-of", seat="")
    assert page.shown["log"] == everything
    for bad in ("9", "-1", "x"):
        page.send("log-of", seat=bad)
        assert page.shown["log"] == everything


def test_a_game_with_one_seat_has_no_buttons_for_the_log() -> None:
    assert Page("utopia-engine").shown["log-of"] == ""


def test_looking_back_marks_the_viewed_move_in_the_log_and_on_the_board() -> None:
    page = named()
    for move in ("walk", "camp", "walk"):
        page.send("play", move=move if move in moves(page) else "walk")
    page.send("seek", to="1")
    assert 'data-part="path" data-pointed' in page.shown["board"] and page.shown["log"].count("aria-current") == 1
    page.send("seek", to="3")
    assert "data-pointed" not in page.shown["board"], "that is the present"


@pytest.mark.parametrize("game_id", [*GAMES, "lantern"])
def test_most_targets_of_the_log_are_on_the_board_and_every_message_exists(game_id: str) -> None:
    families = {id.partition(".")[0] for words in domains().values() for id in words if "." in id}
    unknown = re.compile(rf">[^<]*\b((?:{'|'.join(families)})\.[a-z][a-z.-]+)|title=\"(ue\.|cv\.|eu\.)")
    session = Session.new(game_id, seed="targets")
    page = Page(game_id, link=session.link("seed"))
    page.send("new", seed="targets", **{f"seat-{seat}": "person" for seat in range(session.seats)})
    found, missed = 0, set()
    for _ in range(60):
        if "uncover" in page.shown["ask"]:
            page.send("uncover")
        if not moves(page):
            break
        page.send("play", move=moves(page)[0])
        assert not unknown.search("".join(page.shown.values())), "a missing message shows its id"
        parts = set(re.findall(r'data-part="([^"]+)"', "".join(page.shown.values())))
        targets = set(re.findall(r'data-highlights="([^"]+)"', page.shown["log"].partition("</li>")[0]))
        found += len(targets & parts)
        missed |= targets - parts
    assert found > len(missed), missed


def test_a_link_to_a_move_opens_there() -> None:
    page = named()
    for _ in range(5):
        page.send("play", move=moves(page)[-1])
    page.send("seek", to="2")
    assert "Copy a link to this move" in page.shown["ask"]
    page.send("link", kind="replay")
    there = Page(link=page.copied[-1])
    assert "Position 2 of 5" in there.shown["ask"] and "Anna" in there.shown["seats"]
    there.send("branch")
    assert len(saved(there)["moves"]) == 2 and saved(there)["company"][0][1] == "Anna"


# --- settings --------------------------------------------------------------------------------------------------------


def test_the_pace_of_bots_is_stored() -> None:
    page = Page()
    page.send("set", name="bots", to="slow")
    again = Page(storage=page.storage)
    effects = again.send("new", seed="pace", **{"seat-0": "easy", "seat-1": "easy"})
    assert [effect["after"] for effect in effects if effect["do"] == "tick"] == [1500]
    again.send("set", name="bots", to="none")
    assert [effect["after"] for effect in again.send("tick") if effect["do"] == "tick"] == [0]


def test_the_speed_of_a_replay_is_stored() -> None:
    page = named()
    page.send("play", move="walk")
    page.send("play", move="walk")
    page.send("set", name="replay", to="fastest")
    assert [effect["after"] for effect in page.send("replay") if effect["do"] == "tick"] == [150]
    assert 'value="fastest" selected' in page.shown["ask"]


@pytest.mark.parametrize("stored", ["", "[", "[]", '{"bots": 7}', '{"bots": "never", "other": "x"}'])
def test_damaged_settings_are_ignored(stored: str) -> None:
    page = Page(storage={KEY: stored})
    assert 'value="normal" selected' in page.shown["dialogs"]


def test_a_setting_that_does_not_exist_changes_nothing() -> None:
    page = Page()
    for name, to in (("bots", "never"), ("sound", "on"), ("replay", "")):
        page.send("set", name=name, to=to)
    assert KEY not in page.storage
    page.send("set", name="replay", to="slow")
    assert json.loads(page.storage[KEY]) == {"bots": "normal", "replay": "slow"}


# --- symbols ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", [id for id in (*GAMES, "lantern") if boards.board(id).has_legend])
def test_every_symbol_of_the_legend_has_a_picture_and_a_meaning(game_id: str, language: str) -> None:
    page = Page(game_id, language=language)
    page.send("symbols")
    rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page.shown["symbols"])
    say = speaker(Session.new(game_id, seed="x"), language)
    assert len(rows) == len(list(boards.board(game_id).legend(say))) >= 3
    assert all("<svg" in picture or "<b>" in picture for picture, _ in rows)
    assert all(words and "legend" not in words and "{" not in words for _, words in rows)
    drawn = set(re.findall(r'<(?:symbol|g|path)\b[^>]* id="([^"]+)"', page.shown["board"]))
    assert set(re.findall(r'href="#([^"]+)"', page.shown["symbols"])) <= drawn, "its symbols are on the page"


def test_a_game_without_symbols_has_no_panel() -> None:
    page = Page("whisper")
    assert "symbols" not in page.shown["tools"] and 'id="symbols"' not in page.shown["dialogs"]
