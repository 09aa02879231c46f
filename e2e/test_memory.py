"""Memory: a tab holds no elements of earlier games. The long run is `make soak ARGS=endurance`."""

import json

from playwright.sync_api import Page

from game_page import open_game
from tests.soak.endurance import PLAY_LINK, SETTINGS

DETACHED = 2  # V8's value for a node that is referenced but not on any page


def held(page: Page) -> int:
    """The number of elements that are referenced but not on the page."""
    chunks: list[str] = []
    inspector = page.context.new_cdp_session(page)
    inspector.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    inspector.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    inspector.detach()
    memory = json.loads("".join(chunks))
    fields = memory["snapshot"]["meta"]["node_fields"]
    return sum(kind == DETACHED for kind in memory["nodes"][fields.index("detachedness") :: len(fields)])


def play(page: Page, seed: str) -> None:
    """Play a whole game of bots."""
    assert page.evaluate(PLAY_LINK, [f"eutopia?seats=2&seed={seed}&bots=0easy.1easy", f"{seed}."]) > 10


def test_a_page_holds_nothing_of_earlier_games(site: str, page: Page) -> None:
    page.goto(site + "about/")
    page.evaluate("(kept) => Object.assign(localStorage, kept)", SETTINGS)
    open_game(page, site + "play/eutopia/")
    for seed in ("TAB 1", "TAB 2", "TAB 3"):
        play(page, seed)
    assert held(page) == 0
    page.evaluate("window.kept = document.querySelector('#ask .end')")
    play(page, "TAB 4")
    assert held(page) > 0, "it would be noticed"
