"""The shelf: what waits to be gone on with."""

import json
from typing import Any

from app.desk import Desk
from app.saves import Drawer
from utopiary import Session
from utopiary.core.rng import Rng
from utopiary.testing import options_of


def kept(*sessions: Session) -> dict[str, str]:
    drawer, stored = Drawer({}), {}
    for number, session in enumerate(sessions):
        for effect in drawer.write(f"t{number}", session, 1000 + number):
            stored[effect.key] = effect.text  # type: ignore[union-attr]
    return stored


def shown(stored: dict[str, str], language: str = "en") -> str:
    (patch,) = Desk().handle({"do": "open", "language": language, "stored": stored})
    html: Any = patch
    return str(html.html)


def played(seed: str, moves: int) -> Session:
    session, rng = Session.new("utopia-engine", seed=seed), Rng.of(seed)
    while session.active and session.length < moves:
        session.play(*rng.pick(options_of(session.game, session.state)))
    return session


def test_games_that_are_not_over_wait_the_newest_first() -> None:
    html = shown(kept(played("one", 3), played("done", 5000), played("two", 4)))
    assert html.index("4 moves, just now") < html.index("3 moves, just now") and html.count("<li>") == 2
    assert 'href="play/utopia-engine/?table=t2"' in html


def test_an_empty_drawer_shows_nothing() -> None:
    assert shown({}) == ""


def test_what_cannot_be_read_is_left_to_its_own_page() -> None:
    stored = kept(played("one", 3), played("two", 4))
    key = next(iter(stored))
    stored[key] = stored[key][:-30]
    assert shown(stored).count("<li>") == 1
    assert shown({"utopiary/utopia-engine/x/a": json.dumps([]), "other": "1 2 {}"}) == ""
