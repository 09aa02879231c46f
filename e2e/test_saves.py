"""Saved games: many of them, their names, files, two tabs, damage, another language, the terminal."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from game_page import begin, expect_log, link, moves, open_game, play, sentences
from utopiary import Session

LANTERN = "play/lantern/"
CLIPBOARD = ["clipboard-read", "clipboard-write"]
ROOT = Path(__file__).parents[1]
EDIT = """([find, change]) => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("utopiary/lantern/")) localStorage[key] = localStorage[key].replace(find, change);
  }
}"""


def terminal(*arguments: str) -> str:
    """The output of a command of the terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "utopiary", *arguments],
        cwd=ROOT / "engine",
        capture_output=True,
        text=True,
        input="quit\n",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def panel(page: Page) -> None:
    """Open the panel of saved games."""
    page.get_by_role("button", name="Your games").click()
    expect(page.locator("#games h2")).to_be_visible()


def test_saved_games_are_renamed_deleted_restored_and_exported(
    site: str, profile: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    page = profile(permissions=CLIPBOARD).new_page()
    open_game(page, site + LANTERN)
    begin(page, "first", "person", "person", names=("Anna", "Ben"))
    play(page, "walk")
    told = sentences(page)
    begin(page, "second", "person", "person")
    panel(page)
    first = page.locator("#games li", has_text="FIRST")
    first.get_by_label("Name of this game").fill("Sunday <evening>")
    first.get_by_role("button", name="Name it").click()
    sunday = page.locator("#games li", has_text="Sunday <evening>")
    expect(sunday).to_contain_text("seed FIRST, 1 move")
    expect(page.locator("#room")).to_be_visible()
    with page.expect_download() as download:
        sunday.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    sunday.get_by_role("button", name="Throw away").click()
    expect(sunday).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Bring it back").click()
    panel(page)
    sunday.get_by_role("button", name="Go on").click()
    page.keyboard.press("Escape")
    expect_log(page, told)
    # the same file and the same link in the terminal, with the same names
    saved = Session.load(json.loads(file.read_text()))
    assert saved.seed == "FIRST" and saved.players[0].name == "Anna"
    assert told[0] in terminal("replay", str(file))
    assert told[0] in terminal("replay", link(page, "replay"))
    assert "Anna" in terminal("play", "--load", link(page, "position"))
    # and back: the terminal's save is opened in another browser
    saved.play(0, "walk")
    file.write_text(json.dumps(saved.save()))
    other = profile().new_page()
    open_game(other, site + LANTERN)
    play(other, "walk")
    panel(other)
    other.locator("#import").set_input_files(file)
    expect(other.locator("#notice")).to_contain_text("the game from the file")
    other.keyboard.press("Escape")
    expect(other.locator("#log li").last).to_have_text(told[0])
    assert len(sentences(other)) > 1
    panel(other)
    expect(other.locator("#games li")).to_have_count(2)  # the games that were there are kept


def test_two_tabs_share_one_game_and_another_language_continues_it(
    site: str, profile: Callable[..., BrowserContext]
) -> None:
    context = profile()
    here, there = context.new_page(), context.new_page()
    open_game(here, site + LANTERN)
    begin(here, "two tabs", "person", "person", names=("Anna", "Béla"))
    play(here, "walk")
    open_game(there, site + LANTERN)
    play(there, moves(there)[-1])
    expect(here.locator("#notice")).to_contain_text("another tab")
    expect_log(here, sentences(there))
    play(here, moves(here)[-1])
    expect(there.locator("#log li")).to_have_count(here.locator("#log li").count())
    there.close()
    number = here.locator("#log li").count()
    here.get_by_role("link", name="Magyar").click()  # in the middle of the game
    here.wait_for_selector("html[lang=hu][data-ready]", timeout=60_000)
    expect(here.locator("#log li")).to_have_count(number)
    expect(here.locator("#ask .whose-turn")).to_contain_text(", te jössz!")
    expect(here.locator("#seats li").nth(1)).to_contain_text("Bélaember")
    before = here.locator("#log").inner_html()
    here.locator("#moves button").first.click()
    expect(here.locator("#log")).not_to_have_js_property("innerHTML", before)
    here.get_by_role("link", name="English").click()
    here.wait_for_selector("html[lang=en][data-ready]", timeout=60_000)
    expect(here.locator("#log li").last).to_contain_text("Anna")


def test_a_broken_and_a_newer_save_are_explained_and_offered(site: str, page: Page) -> None:
    open_game(page, site + LANTERN)
    begin(page, "fragile", "person", "person")
    play(page, "walk")  # so it is saved by now
    for find, change, why in (
        ("FRAGILE", "FRAGILF", "checksum does not fit"),
        ('"utopiary":1', '"utopiary":9', "comes from a newer version"),
    ):
        page.evaluate(EDIT, [find, change])
        page.reload()
        page.wait_for_selector("html[data-ready]", timeout=60_000)
        expect(page.locator("#notice")).to_contain_text(why)
        expect(page.locator("#moves")).to_be_visible()  # and a game can be played
        with page.expect_download() as download:
            page.get_by_role("button", name="Keep it as a file").click()
        assert change in Path(download.value.path()).read_text()
