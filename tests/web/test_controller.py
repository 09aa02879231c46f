"""The page of a game without a browser: intents in, effects out."""

import json
import re
from typing import Any

import pytest

from app import controller
from app.saves import MOST
from tests.web.page import Page
from utopiary import Session

PEOPLE = {"seat-0": "person", "seat-1": "person"}


def _over() -> str:
    """A link to a finished game of another player."""
    session = Session.new("lantern", seed="over", seats=2, options={"summit": "hill"})
    while session.active:
        session.play(session.active[0], session.prompt(session.active[0]).choices[-1].move)
    return session.link("replay")


OVER = _over()


def moves(page: Page) -> list[str]:
    """The moves in the list."""
    return re.findall(r'data-move="([^"]+)"', page.shown["ask"])


def saved(page: Page) -> dict[str, Any]:
    """The newest save in the page's storage."""
    slots = [value.split(" ", 2) for key, value in page.storage.items() if key[-2:] in ("/a", "/b")]
    found: dict[str, Any] = json.loads(max(slots, key=lambda slot: (int(slot[1]), int(slot[0])))[2])
    return found


def test_a_first_visit_shows_a_new_game() -> None:
    page = Page()
    assert moves(page) == ["walk"]
    assert "Light your lantern" in page.shown["ask"] and "Light your lantern" in page.spoken[-1]
    assert page.storage == {}, "without a move nothing is saved"


def test_every_legal_move_is_on_the_board_and_in_the_list() -> None:
    page = Page()
    page.send("new", seed="K7Q2-9XMP", **PEOPLE)
    for _ in range(10):
        legal = Session.load(saved(page))
        written = [" ".join(map(str, choice.move)) for choice in legal.prompt(legal.active[0]).choices]
        assert moves(page) == written
        assert set(re.findall(r'data-move="([^"]+)"', page.shown["board"])) == set(written)
        page.send("play", move=written[-1])


def test_a_move_patches_only_what_it_changes() -> None:
    page = Page()
    changed = {effect["id"] for effect in page.send("play", move="walk") if effect["do"] == "patch"}
    assert "board" in changed and "dialogs" not in changed


def test_an_illegal_move_is_explained_and_changes_nothing() -> None:
    page = Page()
    page.send("play", move="walk")
    before = saved(page)
    for bad in ("camp 7", "fly", "", "<script>", "walk walk"):
        page.send("play", move=bad)
        assert saved(page) == before
        assert page.spoken[-1].endswith((".", "now.")) and "<script>" not in page.shown["notice"]


def test_a_reload_resumes() -> None:
    page = Page()
    page.send("play", move="walk")
    again = Page(storage=page.storage)
    assert saved(again) == saved(page)
    assert again.shown["log"] == page.shown["log"]


def test_the_two_slots_are_written_in_turn_and_survive_a_broken_one() -> None:
    page = Page()
    page.send("new", seed="slots", **PEOPLE)
    page.send("play", move="walk")
    newest, older = sorted(page.storage, key=lambda key: -int(page.storage[key].split(" ")[0]))
    assert {newest[-1], older[-1]} == {"a", "b"}
    page.storage[newest] = page.storage[newest][:-40]
    again = Page(storage=page.storage)
    assert "the other one" in again.shown["notice"]
    assert "Nothing yet" in again.shown["log"], "the older slot is the game before the move"


def test_a_broken_save_is_explained_offered_and_does_not_stop_the_page() -> None:
    page = Page()
    page.send("new", seed="broken", **PEOPLE)
    (key,) = page.storage
    page.storage[key] = page.storage[key].replace("BROKEN", "BROKER")
    again = Page(storage=page.storage)
    assert "could not be opened" in again.shown["notice"] and moves(again) == ["walk"]
    again.send("download")
    ((name, kept),) = again.downloads
    assert name.startswith("lantern-") and page.storage[key].endswith(" " + kept)


def test_storage_that_fails_is_reported_and_the_game_goes_on() -> None:
    page = Page()
    page.full = True
    page.send("play", move="walk")
    assert "would not keep the game" in page.shown["notice"]
    assert "QuotaExceededError" in page.shown["notice"]


@pytest.mark.parametrize("kind", ["seed", "position", "replay"])
def test_a_link_opens_the_same_game_in_another_browser(kind: str) -> None:
    page = Page()
    page.send("new", seed="a <b>bold</b> seed", **PEOPLE)
    for _ in range(12):
        page.send("play", move=moves(page)[-1])
    page.send("link", kind=kind)
    there = Page(link=page.copied[-1])
    assert there.address == "", "a reload continues the game, not the link"
    assert "from the link" in there.shown["notice"]
    if kind == "seed":
        assert "Nothing yet" in there.shown["log"] and "&lt;B&gt;" in there.shown["dialogs"]
    else:
        assert there.shown["log"] == page.shown["log"]
        assert there.shown["board"] == page.shown["board"]


def test_a_link_never_overwrites_a_saved_game() -> None:
    page = Page()
    page.send("play", move="walk")
    mine = dict(page.storage)
    other = Page(storage=page.storage, link=Session.new("lantern", seed="other").link("seed"))
    other.send("play", move="walk")
    assert mine.items() <= other.storage.items()


@pytest.mark.parametrize("link", ["lantern?seed=", "lantern?seed=x&sum=00000", "nonsense", "lantern?v=9&seed=x", "%%%"])
def test_a_bad_link_is_explained_and_a_new_game_is_shown(link: str) -> None:
    page = Page(link=link)
    assert re.search(r"[.?]</span>", page.shown["notice"]) and moves(page) == ["walk"]


def test_bots_move_until_a_person_has_to_act() -> None:
    page = Page()
    page.send("new", seed="bots", **{"seat-0": "easy", "seat-1": "person", "seat-2": "hard"})
    assert "thinking" in page.shown["ask"]
    page.play_on()
    assert moves(page) == ["walk"] and "Amber" in page.shown["log"]


def test_a_game_of_bots_alone_comes_to_its_end() -> None:
    page = Page()
    page.send("new", seed="bots", **{"seat-0": "medium", "seat-1": "hard"})
    page.play_on()
    assert "Scores:" in page.shown["ask"] and "winner" in page.shown["seats"]


def test_undo_returns_to_the_last_decision_of_a_person() -> None:
    page = Page()
    page.send("new", seed="undo", **{"seat-0": "person", "seat-1": "hard"})
    while len(moves(page)) < 2:
        page.send("play", move="walk")
        page.play_on()
    before = page.shown["board"]
    page.send("play", move="camp")
    page.play_on()
    page.send("undo")
    assert page.shown["board"] == before
    assert saved(page)["practice"] > 0, "the bot's dice have been seen"


def test_a_hint_is_shown_on_the_board_and_counted() -> None:
    page = Page()
    page.send("hint")
    assert "Hint: Walk on" in page.shown["ask"] and "data-hint" in page.shown["board"]
    assert saved(page)["hints"] == 1


def test_looking_back_changes_nothing_and_a_branch_goes_on_from_there() -> None:
    page = Page()
    page.send("new", seed="look", **PEOPLE)
    for _ in range(6):
        page.send("play", move=moves(page)[-1])
    whole = saved(page)
    page.send("seek", to="2")
    assert "Position 2 of 6" in page.shown["ask"] and not moves(page)
    assert saved(page) == whole
    page.send("branch")
    assert len(saved(page)["moves"]) == 2 and saved(page)["practice"] == 1


def test_bad_setups_are_refused_in_a_sentence() -> None:
    page = Page()
    page.send("play", move="walk")
    before = saved(page)
    page.send("new", seed="x" * 500, **PEOPLE)
    assert "at most 60" in page.shown["notice"] and saved(page) == before
    page.send("new", seed="alone", **{"seat-0": "person"})
    assert "2 to 4 players" in page.shown["notice"] and saved(page) == before


def test_an_error_of_the_program_is_reported_and_the_page_works_on(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    with monkeypatch.context() as broken:
        broken.setattr(controller, "regions", lambda model: 1 / 0)
        page.send("play", move="walk")
    assert "ZeroDivisionError" in page.shown["notice"]
    page.send("play", move="walk")
    assert "walks" in page.shown["log"] or "dark" in page.shown["log"]


def test_the_oldest_saves_are_dropped_finished_ones_first() -> None:
    page = Page()
    page.send("new", seed="the oldest", **PEOPLE)
    page.send("open", game="lantern", root="../../", language="en", stored=page.storage, link=OVER)
    for number in range(MOST - 1):
        page.send("new", seed=f"game {number}", **PEOPLE)
    seeds = {json.loads(value.split(" ", 2)[2])["seed"] for key, value in page.storage.items()}
    assert len(seeds) == MOST and saved(page)["seed"] == f"GAME {MOST - 2}"
    assert "OVER" not in seeds and "THE OLDEST" in seeds, "finished games are dropped first"
    page.send("new", seed="one more", **PEOPLE)
    assert not any("THE OLDEST" in value for value in page.storage.values())


def test_a_link_to_a_saved_game_opens_its_save() -> None:
    page = Page(link=OVER)
    page.send("new", seed="another", **PEOPLE)
    before = {key.split("/")[2] for key in page.storage}
    page.send("link-opened", link=OVER)
    assert saved(page)["seed"] == "OVER" and {key.split("/")[2] for key in page.storage} == before


def test_a_reload_continues_the_game_the_address_asked_for() -> None:
    page = Page()
    page.send("new", seed="older", **PEOPLE)
    (table,) = {key.split("/")[2] for key in page.storage}
    page.send("new", seed="newer", **PEOPLE)
    page.send("open", game="lantern", root="../../", language="en", stored=page.storage, link="", table=table)
    assert page.address == "", "the address no longer asks for it"
    assert saved(page)["seed"] == "OLDER" and "OLDER" in Page(storage=page.storage).shown["dialogs"]


def test_a_game_is_shown_move_by_move_and_can_be_paused() -> None:
    page = Page()
    page.send("new", seed="replay", **PEOPLE)
    for _ in range(4):
        page.send("play", move=moves(page)[-1])
    page.send("replay")
    assert "Position 0 of 4" in page.shown["ask"] and page.ticks == 1
    page.send("tick")
    assert "Position 1 of 4" in page.shown["ask"] and "Pause" in page.shown["ask"]
    page.send("replay")
    page.ticks = 0
    page.send("tick")
    assert "Position 1 of 4" in page.shown["ask"] and page.ticks == 0
    page.send("replay")
    page.play_on()
    assert moves(page), "at its end the game itself is shown"


def test_bots_move_without_pauses_when_asked_to() -> None:
    page = Page()
    page.send("new", seed="hurry", **{"seat-0": "easy", "seat-1": "easy"})
    page.send("skip-waiting")
    assert all(effect["after"] == 0 for effect in page.send("tick") if effect["do"] == "tick")


def test_the_game_of_the_day_has_the_seed_of_the_day_and_is_continued() -> None:
    noon = 1_794_916_800_000  # 2026-11-17, by UTC
    page = Page()
    page.clock = noon
    page.send("open", game="lantern", root="../../", language="en", stored={}, link="", daily=True)
    page.send("play", move="walk")
    assert saved(page)["seed"] == "DAILY 2026-11-17"
    page.send("open", game="lantern", root="../../", language="en", stored=page.storage, link="", daily=True)
    assert "Nothing yet" not in page.shown["log"]


def test_a_new_version_is_announced_and_loaded_on_request() -> None:
    page = Page()
    page.send("updated")
    assert "new version" in page.shown["notice"]
    assert page.send("reload") == [{"do": "reload"}]


def test_a_link_can_go_to_the_share_sheet() -> None:
    page = Page()
    (effect,) = page.send("link", kind="seed", way="sheet")
    assert effect["do"] == "share" and effect["fragment"].startswith("lantern?")
