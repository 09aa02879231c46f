"""The panel of saved games: continue, rename, delete, export, import; and two tabs."""

import json
import re

from tests.web.page import Page
from utopiary import Session

PEOPLE = {"seat-0": "person", "seat-1": "person"}


def two_games() -> tuple[Page, str, str]:
    """A page with two saved games, of which the second is being played."""
    page = Page()
    page.send("new", seed="first", **PEOPLE)
    page.send("play", move="walk")
    page.send("new", seed="second", **PEOPLE)
    first, second = dict.fromkeys(key.split("/")[2] for key in page.storage)
    page.send("games")
    return page, first, second


def test_all_saved_games_are_listed_and_can_be_continued() -> None:
    page, first, _ = two_games()
    assert page.shown["games"].index("SECOND") < page.shown["games"].index("FIRST"), "the newest first"
    page.send("sit-down", table=first)
    assert "walks" in page.shown["log"] or "dark" in page.shown["log"]
    page.send("play", move="walk")
    assert Page(storage=page.storage).shown["log"] == page.shown["log"], "and a reload continues it"


def test_a_game_can_be_named() -> None:
    page, first, _ = two_games()
    page.send("rename", table=first, name="  Sunday   <evening> ")
    assert "Sunday &lt;evening&gt;" in page.shown["games"]
    again = Page(storage=page.storage)
    again.send("games")
    assert "Sunday &lt;evening&gt;" in again.shown["games"]


def test_a_deleted_game_can_be_brought_back() -> None:
    page, first, _ = two_games()
    before = dict(page.storage)
    page.send("delete", table=first)
    assert not any(first in key for key in page.storage) and "FIRST" not in page.shown["games"]
    assert "thrown away" in page.shown["notice"]
    page.send("undelete")
    assert page.storage == before and "FIRST" in page.shown["games"]


def test_a_game_is_exported_to_a_file_and_imported_again() -> None:
    page, first, _ = two_games()
    page.send("export", table=first)
    ((name, kept),) = page.downloads
    assert name.endswith(".json") and Session.load(json.loads(kept)).seed == "FIRST"
    other = Page()
    other.send("play", move="walk")
    mine = dict(other.storage)
    other.send("import", to=kept)
    assert "from the file" in other.shown["notice"] and mine.items() <= other.storage.items()


def test_a_file_that_holds_no_game_is_refused_in_a_sentence() -> None:
    page, _, _ = two_games()
    before = dict(page.storage)
    for bad in ("", "hello", "[]", '{"utopiary": 1}', "[" * 100_000):
        page.send("import", to=bad)
        assert page.storage == before and page.spoken[-1].endswith((".", "."))


def test_two_tabs_with_one_game_keep_each_others_moves() -> None:
    here = Page()
    here.send("new", seed="two tabs", **PEOPLE)
    there = Page(storage=here.storage)  # one storage, as in a browser
    there.send("play", move="walk")
    for key, text in there.storage.items():
        here.send("storage-changed", key=key, text=text)
    assert here.shown["log"] == there.shown["log"] and "another tab" in here.shown["notice"]
    here.send("play", move="walk")
    assert len([line for line in here.shown["log"].split("<li ") if line]) == 2


def heard(page: Page, stores: list[dict[str, str]]) -> list[dict[str, str]]:
    """What a tab does when it hears of another tab's writes."""
    news = ({"key": store["key"], "text": store["text"]} for store in stores)
    return [effect for changed in news for effect in page.send("storage-changed", **changed)]


def test_two_tabs_that_write_at_the_same_time_agree_on_one_save() -> None:
    here = Page()
    here.send("new", seed="K7Q2-9XMP", **PEOPLE)
    here.send("play", move="walk")
    there = Page(storage=here.storage)  # one storage, as in a browser
    written = [here.send("play", move="walk"), there.send("play", move="camp")]  # neither has heard of the other
    for _ in range(4):  # until all that was written has reached the other tab
        news = [[effect for effect in effects if effect["do"] == "store"] for effects in written]
        written = [heard(here, news[1]), heard(there, news[0])]
    assert written == [[], []], "and then they are silent"
    assert here.shown["log"] == there.shown["log"] == Page(storage=here.storage).shown["log"]
    assert len(re.findall("<li ", here.shown["log"])) == 2


def test_bots_move_in_the_tab_where_a_person_moved() -> None:
    here = Page()
    here.send("new", seed="K7Q2-9XMP", **{"seat-0": "person", "seat-1": "easy"})
    there = Page(storage=dict(here.storage))
    for move in ("walk", "camp"):
        effects = here.send("play", move=move)
    waits = [effect["after"] for effect in effects if effect["do"] == "tick"]
    heard = [there.send("storage-changed", key=key, text=text) for key, text in here.storage.items()]
    patience = [effect["after"] for effects in heard for effect in effects if effect["do"] == "tick"]
    assert waits and patience and min(patience) > max(waits) + 2_000


def test_what_other_tabs_write_of_other_games_changes_no_screen() -> None:
    here, first, _ = two_games()
    shown = dict(here.shown)
    key = next(key for key in here.storage if first in key)
    here.send("storage-changed", key=key, text=None)
    here.send("storage-changed", key="utopiary/strange", text="1 2 3")
    assert here.shown == shown
