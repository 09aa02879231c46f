"""Game after game at one table: nothing is held of those that are over, but for the few in the drawer.

The long run in a real browser is `make soak ARGS=endurance`.
"""

import gc
from collections.abc import Callable, Iterator

import pytest

from app import saves
from app.acts import opening
from tests.web.page import Page
from utopiary import GAMES
from utopiary.core import messages

SEED = "again"  # the same every time, so that what boards and bots remember is there after the first time


def held_after_a_game(page: Page) -> int:
    """How many objects there are, of those made since the page was opened, when a game has been played."""
    seats = GAMES.find(page.game).seats[0]
    bots = ".".join(f"{seat}easy" for seat in range(seats))
    page.send("link-opened", link=f"{page.game}?seats={seats}&seed={SEED}&bots={bots}")
    page.play_on(3_000)
    assert 'class="end"' in page.shown["ask"]
    gc.collect()
    return len(gc.get_objects())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Page]]:
    """Opens a page with little room to remember anything, and plays a first game there."""
    monkeypatch.setattr(saves, "MOST", 2)
    monkeypatch.setattr(messages, "REMEMBERED", 100)

    def open_page(id: str) -> Page:
        page = Page(id)
        gc.freeze()  # whatever other tests have left behind is not counted
        held_after_a_game(page)
        return page

    yield open_page
    gc.unfreeze()


@pytest.mark.parametrize("id", ["lantern", *(pytest.param(id, marks=pytest.mark.slow) for id in GAMES)])
def test_games_that_are_over_are_forgotten(id: str, opened: Callable[[str], Page]) -> None:
    page = opened(id)
    warm = held_after_a_game(page)
    assert held_after_a_game(page) < warm * 1.1
    assert len(page.storage) <= 2 * saves.MOST


def test_it_would_be_noticed_if_somebody_remembered_them(
    opened: Callable[[str], Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, kept, found = opened("lantern"), [], opening._from_link
    monkeypatch.setattr(opening, "_from_link", lambda *asked: kept.append(found(*asked)) or kept[-1])
    warm = held_after_a_game(page)
    assert held_after_a_game(page) > warm * 1.15
