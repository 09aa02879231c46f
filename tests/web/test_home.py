"""The home page's list of unfinished games."""

import json

from app import intents
from app.effects import Patch, Store
from app.home import HomeController
from app.saves import SaveStore
from utopiary import Session
from utopiary.core.rng import Rng
from utopiary.testing import options_of


def saved(*sessions: Session) -> dict[str, str]:
    """What localStorage holds after these games have been saved."""
    saves, stored = SaveStore({}), {}
    for number, session in enumerate(sessions):
        for effect in saves.write(f"t{number}", session, 1000 + number):
            assert isinstance(effect, Store)
            stored[effect.key] = effect.text
    return stored


def shown(stored: dict[str, str], language: str = "en") -> str:
    """The list, as the page shows it."""
    (patch,) = HomeController().handle(intents.Open(language, stored))
    assert isinstance(patch, Patch)
    return patch.html


def played(seed: str, moves: int) -> Session:
    """A game after so many moves."""
    session, rng = Session.new("utopia-engine", seed=seed), Rng.of(seed)
    while session.active and session.length < moves:
        session.play(*rng.pick(options_of(session.game, session.state)))
    return session


def test_unfinished_games_are_listed_the_newest_first() -> None:
    html = shown(saved(played("one", 3), played("done", 5000), played("two", 4)))
    assert html.index("4 moves, just now") < html.index("3 moves, just now") and html.count("<li>") == 2
    assert 'href="play/utopia-engine/?table=t2"' in html


def test_without_saves_there_is_no_list() -> None:
    assert shown({}) == ""


def test_unreadable_saves_are_left_out() -> None:
    stored = saved(played("one", 3), played("two", 4))
    key = next(iter(stored))
    stored[key] = stored[key][:-30]
    assert shown(stored).count("<li>") == 1
    assert shown({"utopiary/utopia-engine/x/a": json.dumps([]), "other": "1 2 {}"}) == ""
