"""The rehearsal: nobody sees anything of it, whatever they do meanwhile."""

import pytest

from tests.web.page import Page
from tests.web.test_speculation import next_intent, without_times
from utopiary import GAMES


@pytest.mark.parametrize("game", ["lantern", *GAMES])
def test_nothing_is_different_after_it(game: str) -> None:
    link = f"{game}?seats={GAMES.find(game).seats[0]}&seed=AHEAD"
    rehearsed, other = Page(game, link=link), Page(game, link=link)
    before = dict(rehearsed.shown), dict(rehearsed.storage)
    assert rehearsed.warm_up() > 10
    assert (rehearsed.shown, rehearsed.storage) == before
    for _ in range(5):
        if intent := next_intent(other):
            assert without_times(rehearsed.send(**intent)) == without_times(other.send(**intent))


def test_what_somebody_points_at_is_kept() -> None:
    page = Page(link="lantern?seats=2&seed=AHEAD")
    walk = {"do": "play", "move": "walk"}
    page.apply(page.point(walk) or [])
    page.warm_up()
    assert page.send(**walk, applied=True) == [], "the page has it already"
