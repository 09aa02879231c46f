"""The warm-up has no effect on the page and its game."""

import pytest

from tests.web.page import Page
from tests.web.test_speculation import next_intent, without_times
from utopiary import GAMES


@pytest.mark.parametrize("game", ["lantern", *GAMES])
def test_the_warm_up_changes_nothing(game: str) -> None:
    link = f"{game}?seats={GAMES.find(game).seats[0]}&seed=AHEAD"
    warmed, other = Page(game, link=link), Page(game, link=link)
    before = dict(warmed.shown), dict(warmed.storage)
    assert warmed.warm_up() > 10
    assert (warmed.shown, warmed.storage) == before
    for _ in range(5):
        if intent := next_intent(other):
            assert without_times(warmed.send(**intent)) == without_times(other.send(**intent))


def test_speculations_survive_the_warm_up() -> None:
    page = Page(link="lantern?seats=2&seed=AHEAD")
    walk = {"do": "play", "move": "walk"}
    page.apply(page.point(walk) or [])
    page.warm_up()
    assert page.send(**walk, applied=True) == [], "the page has it already"
