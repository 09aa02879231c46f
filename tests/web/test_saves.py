"""Saved games when storage fails: the page works, says what happened, and offers the game as a file."""

import json

import pytest

from app.effects import Store
from app.saves import LONGEST, MOST, SaveStore
from tests.saves import first_save
from tests.web.page import Page
from utopiary import Session

PEOPLE = {"seat-0": "person", "seat-1": "person"}


def saved(page: Page) -> dict[str, object]:
    """The save that was written last."""
    newest = max(page.storage.values(), key=lambda value: int(value.split(" ")[1]))
    return dict(json.loads(newest.split(" ", 2)[2]))


def begun(seed: str = "storage", moves: int = 3) -> Page:
    """A page with a new game after some moves."""
    page = Page()
    page.send("new", seed=seed, **PEOPLE)
    for _ in range(moves):
        page.send("play", move="walk")
    return page


def test_a_full_or_forbidden_storage_offers_the_game_as_a_file() -> None:
    page = begun()
    page.full = True
    page.send("play", move="walk")
    assert 'data-do="take-along"' in page.shown["notice"]
    page.send("take-along")
    ((name, text),) = page.downloads
    assert name.endswith(".json")
    assert len(Session.load(json.loads(text)).steps) == 4, "with the move that was not kept"


@pytest.mark.parametrize("slot", [0, 1])
def test_a_write_that_was_cut_off_loses_at_most_that_move(slot: int) -> None:
    """The tab was closed between the two slots, or within one: what is left is a whole game."""
    page = begun()
    key = sorted(page.storage, key=lambda key: int(page.storage[key].split(" ")[0]))[-1 - slot]
    whole = page.storage[key]
    for length in (*range(30), len(whole) // 2, len(whole) - 1):
        again = Page(storage={**page.storage, key: whole[:length]})
        moves = again.shown["log"].count("<li")
        assert moves >= 1 and 'data-move="walk"' in again.shown["ask"], f"cut off at {length}"
        if slot == 1:
            assert again.shown["log"] == page.shown["log"], "the newest slot is whole, and nothing is lost"
        else:
            assert "other" in again.shown["notice"], "it is said"


def test_both_slots_damaged_is_said_and_offered() -> None:
    page = begun()
    broken = {key: value[:-9] for key, value in page.storage.items()}
    again = Page(storage=broken)
    assert "could not be opened" in again.shown["notice"] and 'data-move="walk"' in again.shown["ask"]
    again.send("download")
    assert len(again.downloads) == 1
    assert broken.items() <= again.storage.items(), "what is left of it stays where it is"


def test_a_damaged_game_of_the_day_is_begun_again() -> None:
    page = Page()
    page.clock = 1_794_916_800_000
    daily = {"game": "lantern", "root": "../../", "language": "en", "link": "", "daily": True}
    page.send("open", stored={}, **daily)
    page.send("play", move="walk")
    broken = {key: value.replace('"cursor":', '"cursor":7') for key, value in page.storage.items()}
    assert len(broken) == 2 and not broken.items() & page.storage.items(), "both copies"
    page.send("open", stored=broken, **daily)
    assert "could not be opened" in page.shown["notice"] and 'data-move="walk"' in page.shown["ask"]


def test_a_clock_that_is_set_back_deletes_nothing() -> None:
    page = Page()
    page.clock = 9_000_000
    for number in range(MOST + 3):
        page.send("new", seed=f"before {number}", **PEOPLE)
    page.clock = 1_000
    page.send("new", seed="after", **PEOPLE)
    page.send("play", move="walk")
    page.send("play", move="walk")
    again = Page(storage=page.storage)
    assert saved(again)["seed"] == "AFTER", "the game that was played last is the one to go on with"
    assert again.shown["log"] == page.shown["log"]


FOREIGN = {
    "utopiary": "x",
    "utopiary/": "x",
    "utopiary/lantern": "x",
    "utopiary/lantern/a/b/c/d": "x",
    "utopiary/lantern//a": "1 2 {}",
    "utopiary/<img src=x onerror=alert(1)>/t/a": "1 2 {}",
    "utopiary/lantern/<img src=x onerror=alert(1)>/b": "1 99999999 {}",
    "utopiary/chess/t/a": "1 2 {}",
    "utopiary/ledger": "[" * 9_000,
    "utopiary/settings": '{"bots": {"a": []}, "replay": 7}',
    "utopiary/names": '{"t": ["x"], "u": null}',
    "someone-elses": "keep me",
}


def test_foreign_keys_are_left_alone_and_harm_nothing() -> None:
    mine = begun().storage
    page = Page(storage={**FOREIGN, **mine})
    page.send("games")
    assert "<img" not in "".join(page.shown.values())
    page.send("new", seed="beside them", **PEOPLE)
    page.send("play", move="walk")
    assert FOREIGN.items() <= page.storage.items()
    assert all(key.startswith("utopiary/") for key in page.storage.keys() - FOREIGN.keys())


def test_a_game_under_another_games_name_is_said_and_does_not_stop_the_page() -> None:
    wrong = json.dumps(Session.new("utopia", seed="lost", seats=2).save())
    page = Page(storage={"utopiary/lantern/t/a": f"1 5 {wrong}"})
    assert "could not be opened" in page.shown["notice"] and 'data-move="walk"' in page.shown["ask"]
    page.send("storage-changed", key="utopiary/lantern/t/a", text=f"2 6 {wrong}")
    page.send("sit-down", table="t")
    assert "not a saved game" in page.shown["notice"] and 'data-move="walk"' in page.shown["ask"]


def test_saves_of_two_games_with_the_same_id_do_not_mix() -> None:
    other = json.dumps(Session.new("utopia", seed="other", seats=2).save())
    ours = json.dumps(Session.new("lantern", seed="ours", seats=2).save())
    page = Page(storage={"utopiary/utopia/t/a": f"9 9 {other}", "utopiary/lantern/t/b": f"1 5 {ours}"})
    assert "OURS" in page.shown["dialogs"] and "notice" not in page.shown["notice"]


def test_a_viewed_move_that_another_tab_has_undone_is_left() -> None:
    page = begun(moves=5)
    key, value = max(page.storage.items(), key=lambda item: int(item[1].split(" ")[0]))
    shorter = Session.load(json.loads(value.split(" ", 2)[2])).branch(2)
    page.send("seek", to="4")
    page.send("storage-changed", key=key, text=f"99 99 {json.dumps(shorter.save())}")
    assert "another tab" in page.shown["notice"] and 'data-move="walk"' in page.shown["ask"]
    page.send("same")
    page.send("replay")  # of nothing
    page.play_on()
    assert 'data-move="walk"' in page.shown["ask"]


def test_a_game_that_another_tab_deleted_is_gone() -> None:
    page = begun()
    page.send("new", seed="another", **PEOPLE)
    table = next(key.split("/")[2] for key, value in page.storage.items() if "STORAGE" in value)
    page.send("games")
    assert "STORAGE" in page.shown["games"]
    for key in [key for key in page.storage if f"/{table}/" in key]:
        page.send("storage-changed", key=key, text=None)
    assert "STORAGE" not in page.shown["games"], "the list that is open has it no more"
    for do in ("export", "sit-down"):
        page.send(do, table=table)
        assert "The game was thrown away." in page.shown["notice"], do
    assert page.downloads == [] and "ANOTHER" in page.shown["dialogs"]


def test_a_save_of_a_newer_version_is_said_and_stays() -> None:
    page = begun()
    newer = {key: value.replace('"utopiary":1', '"utopiary":2') for key, value in page.storage.items()}
    again = Page(storage=newer)
    assert "newer version" in again.shown["notice"] and "Keep it as a file" in again.shown["notice"]
    again.send("play", move="walk")
    assert newer.items() <= again.storage.items()


def test_saves_of_the_first_format_are_continued() -> None:
    first = json.dumps(first_save("lantern-4-taken-back"))
    page = Page(storage={"utopiary/lantern/old/a": f"1 5 {first}"})
    assert len(saved(page)["moves"]) == 40  # type: ignore[arg-type]
    assert page.shown["log"].count("<li") > 30
    page.send("redo")
    assert "nothing" not in page.shown["notice"].lower()


def test_a_file_that_is_no_save_is_refused_quickly() -> None:
    page = begun()
    before = saved(page)
    for text in ("", "{}", "[" * 100_000, "9" * LONGEST, "x" * (LONGEST + 1), '{"utopiary": 1}', "\ud800", "null"):
        page.send("import", to=text)
        assert "notice" in page.shown and "Error" not in page.shown["notice"], text[:20]
        assert saved(page) == before


def test_two_tabs_that_write_in_turn_keep_the_newest() -> None:
    """Each tab takes over the other's writes and counts on from them."""
    stored: dict[str, str] = {}
    here, there = SaveStore({}), SaveStore({})
    session = Session.new("lantern", seed="two tabs")
    for number in range(6):
        one, other = (here, there) if number % 2 else (there, here)
        session.play(session.active[0], "walk")
        for effect in one.write("t", session, 100 - number):
            assert isinstance(effect, Store)
            stored[effect.key] = effect.text
            other.changed(effect.key, effect.text)
    found, whole = SaveStore(stored).load("t")
    assert whole and found.length == 6
