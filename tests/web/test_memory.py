"""Memory: the page holds nothing of finished games, except for those that are saved.

The long run in a real browser is `make soak ARGS=endurance`.
"""

import gc
from collections.abc import Callable, Iterator

import pytest

from app import saves
from app.handlers import open_page
from tests.web.page import Page
from utopiary import GAMES
from utopiary.core import messages

SEED = "again"  # the same every time, so that the caches of boards and bots are filled after the first game


def held_after_a_game(page: Page) -> int:
    """Play a game and count the objects that were made since the page was opened."""
    seats = GAMES.find(page.game).seats[0]
    bots = ".".join(f"{seat}easy" for seat in range(seats))
    page.send("link-opened", link=f"{page.game}?seats={seats}&seed={SEED}&bots={bots}")
    page.play_on(3_000)
    assert 'class="end"' in page.shown["ask"]
    gc.collect()
    return len(gc.get_objects())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Page]]:
    """Opens a page with small caches and plays a first game there."""
    monkeypatch.setattr(saves, "MOST", 2)
    monkeypatch.setattr(messages, "REMEMBERED", 100)

    def open_page(id: str) -> Page:
        page = Page(id)
        gc.freeze()  # the objects of other tests are not counted
        held_after_a_game(page)
        return page

    yield open_page
    gc.unfreeze()


@pytest.mark.parametrize("id", ["lantern", *(pytest.param(id, marks=pytest.mark.slow) for id in GAMES)])
def test_finished_games_are_freed(id: str, opened: Callable[[str], Page]) -> None:
    page = opened(id)
    warm = held_after_a_game(page)
    assert held_after_a_game(page) < warm * 1.1
    assert len(page.storage) <= 2 * saves.MOST


def test_a_page_that_keeps_finished_games_is_noticed(
    opened: Callable[[str], Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, kept, found = opened("lantern"), [], open_page._from_link
    monkeypatch.setattr(open_page, "_from_link", lambda *asked: kept.append(found(*asked)) or kept[-1])
    warm = held_after_a_game(page)
    assert held_after_a_game(page) > warm * 1.15
