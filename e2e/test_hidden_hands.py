"""A game with hidden hands (whisper): hand-over on one device, and links between two."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Watch
from game_page import begin, expect_log, link, moves, open_game, over, sentences
from serve import Server
from site_with_whisper import site_with_whisper
from test_accessibility import violations

CLIPBOARD = ["clipboard-read", "clipboard-write"]
HAND = re.compile(r"Your hand: ([\d, ]+)\.")


@pytest.fixture(scope="module")
def secrets(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the site with the test game."""
    with Server(site_with_whisper(dist, tmp_path_factory.mktemp("whisper") / "dist")) as server:
        yield server


def whole_screen(page: Page) -> str:
    """All text on the screen."""
    return page.locator("main").inner_text() + page.locator("#words").text_content()  # type: ignore[operator]


def hand(page: Page) -> list[str]:
    """The cards on the screen."""
    found = HAND.search(page.locator("#words").text_content() or "")
    return found[1].split(", ") if found else []


def uncover(page: Page, name: str) -> None:
    """End the hand-over to this player."""
    page.get_by_role("button", name=f"I am {name}: show it").click()
    expect(page.locator("#moves")).to_be_visible()


def test_a_hand_over_hides_the_hands_of_others(secrets: Server, watch: Watch, page: Page) -> None:
    watch.site = secrets.url
    open_game(page, secrets.url + "play/whisper/?plain")
    begin(page, "secrets", "person", "person", names=("Ada", "Bo"))
    expect(page.locator("#ask")).to_contain_text("Please hand over to Ada.")
    assert not hand(page) and "Whisper the" not in whole_screen(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert violations(page) == [], scheme
    seen: dict[str, list[str]] = {}
    for _ in range(60):
        if page.locator(".hand-over").is_visible():
            name = re.search(r"hand over to (\w+)", page.locator("#ask").inner_text())[1]  # type: ignore[index]
            assert not hand(page) and "Whisper the" not in whole_screen(page), "nobody's cards while it changes hands"
            uncover(page, name)
            expect(page.locator("#question")).to_be_visible()
            seen[name] = hand(page)
            # the board in words and the list of moves say the same
            listed = {move.split()[-1] for move in moves(page) if move.startswith(("whisper", "bury"))}
            assert listed <= set(seen[name])
        elif page.locator("#ask .end").is_visible():
            break
        before = page.locator("#ask").inner_html()
        page.locator("#moves button").first.click()
        expect(page.locator("#ask")).not_to_have_js_property("innerHTML", before)
    assert seen.keys() == {"Ada", "Bo"} and over(page)
    expect(page.locator("#ask h2")).to_contain_text("Silence")
    log = " ".join(sentences(page))
    assert "Ada whispers a card" in log and "Bo whispered the" in log


def test_two_people_play_by_sending_links_to_each_other(
    secrets: Server, watch: Watch, profile: Callable[..., BrowserContext]
) -> None:
    watch.site = secrets.url
    mine, theirs = (profile(permissions=CLIPBOARD).new_page() for _ in range(2))
    open_game(mine, secrets.url + "play/whisper/?plain")
    begin(mine, "by post", "person", "person", names=("Ada", "Bo"))
    uncover(mine, "Ada")
    cards = hand(mine)
    mine.locator("#moves button").last.click()
    expect(mine.locator("#ask")).to_contain_text("hand over to Bo")
    mine.get_by_role("button", name="Send them a link instead").click()
    expect(mine.locator("#share")).to_be_visible()
    mine.keyboard.press("Escape")
    open_game(theirs, link(mine, "position").replace("#", "?plain#"))
    expect(theirs.locator("#ask")).to_contain_text("hand over to Bo")
    assert not hand(theirs)
    uncover(theirs, "Bo")
    assert hand(theirs) and hand(theirs) != cards, "Bo sees Bo's cards"
    theirs.locator("#moves button").last.click()
    expect(theirs.locator("#log")).to_contain_text("Bo whispered the")
    # and back: the game goes on where it began; the older save is kept
    mine.goto(link(theirs, "position").replace("#", "?plain#"))
    expect(mine.locator("#log")).to_contain_text("Bo whispered the")
    expect_log(mine, sentences(theirs))
    mine.get_by_role("button", name="Your games").click()
    expect(mine.locator("#games li")).to_have_count(2)
