"""The home page's side of the worker: which games wait to be gone on with, and the game of the day."""

import json
from typing import Any, NamedTuple

from utopiary import GAMES, SaveError, Session
from utopiary.core.english import ENGLISH as CORE_ENGLISH
from utopiary.core.words import Speaker, text

from . import boards, languages
from .english import ENGLISH
from .markup import Markup, tag
from .protocol import Effect, Intent, Patch
from .saves import Drawer
from .seats import originals
from .words import speaker

MOST = 6  # games to go on with; the others are in each game's own list


class Waiting(NamedTuple):
    """A game that is not over."""

    table: str
    name: str
    session: Session


class Desk:
    """Serves the shelf. It changes nothing: every game is opened on its own page."""

    def handle(self, intent: Intent) -> list[Effect]:
        return self.do_open(intent) if intent["do"] == "open" else []

    def do_open(self, intent: Intent) -> list[Effect]:
        language = languages.known(intent["language"])
        say = Speaker(languages.words(language, languages.TABLE), ENGLISH, CORE_ENGLISH)
        drawer = Drawer(intent["stored"])
        return [Patch("waiting", _waiting(waiting(drawer), language, say))]


def waiting(drawer: Drawer) -> list[Waiting]:
    """The games that can be gone on with, the newest first; one that cannot be read is its own page's business."""
    found: list[Waiting] = []
    for table in drawer.tables():
        if len(found) == MOST:
            break
        slot = drawer.newest(table)
        if slot.game not in GAMES or _is_over(slot.save):
            continue
        try:
            session, _ = drawer.load(table)
        except SaveError:
            continue
        if session.active:
            found.append(Waiting(table, drawer.name(table), session))
    return found


def _is_over(save: str) -> bool:
    try:
        parsed: Any = json.loads(save)
    except (ValueError, RecursionError):
        return False
    return isinstance(parsed, dict) and parsed.get("outcome") is not None


def _waiting(games: list[Waiting], language: str, say: Speaker) -> Markup:
    if not games:
        return Markup("")
    return (
        originals()
        + tag("h2", say(text("shelf.waiting")))
        + tag("ul", *[_item(game, language, say) for game in games], class_="waiting")
    )


def _item(game: Waiting, language: str, say: Speaker) -> Markup:
    session = game.session
    picture = boards.picture(session.game.id, session.view(), speaker(session, language))
    link = tag("a", game.name or session.game.title, href=f"play/{session.game.id}/?table={game.table}")
    facts = say(text("games.facts", seed=session.seed, n=session.cursor))
    return tag("li", picture, tag("h3", link), tag("p", facts, class_="facts"))
