"""The home page's side of the worker: which games wait to be gone on with, and the game of the day."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from utopiary import CORE_ENGLISH, GAMES, SaveError, Session, Speaker, Text, text

from . import boards, languages
from .english import ENGLISH
from .markup import Markup, join, tag
from .notice import UPDATE
from .protocol import Effect, Intent, Patch, Reload
from .saves import Drawer
from .seats import originals
from .words import speaker

MOST = 6  # games shown at once; drawing more takes a moment, so those who want to see them ask for them


class Waiting(NamedTuple):
    """A game that is not over."""

    table: str
    name: str
    when: int  # it was played last, in milliseconds
    session: Session


class Desk:
    """Serves the shelf. It changes nothing: every game is opened on its own page."""

    def handle(self, intent: Intent) -> list[Effect]:
        act = {"open": self._open, "more": self._more, "updated": self._updated, "reload": self._reload}
        return act[intent["do"]](intent) if intent["do"] in act else []

    def _open(self, intent: Intent) -> list[Effect]:
        self._language = languages.known(intent["language"])
        self._say = Speaker(languages.translation(self._language, languages.APP), ENGLISH, CORE_ENGLISH)
        self._drawer = Drawer(intent["stored"])
        self._now = int(intent.get("now", 0))
        return [self._show(MOST)]

    def _more(self, intent: Intent) -> list[Effect]:
        return [self._show(None)]

    def _updated(self, intent: Intent) -> list[Effect]:
        return [Patch("notice", UPDATE.shown(self._say))]

    def _reload(self, intent: Intent) -> list[Effect]:
        return [Reload()]

    def _show(self, most: int | None) -> Effect:
        unfinished = _unfinished(self._drawer)
        games = list(islice(_waiting(self._drawer, unfinished), most))
        left = max(0, len(unfinished) - most) if most else 0
        return Patch("waiting", _section(games, left, self._now, self._language, self._say))


def _unfinished(drawer: Drawer) -> list[str]:
    return [table for table in drawer.tables() if drawer.newest(table).game in GAMES and not drawer.is_over(table)]


def _waiting(drawer: Drawer, tables: list[str]) -> Iterator[Waiting]:
    """The games that can be gone on with, the newest first; one that cannot be read is its own page's business."""
    for table in tables:
        try:
            session, _ = drawer.load(table)
        except SaveError:
            continue
        if session.active:
            yield Waiting(table, drawer.name(table), drawer.newest(table).when, session)


def _section(games: list[Waiting], left: int, now: int, language: str, say: Speaker) -> Markup:
    if not games:
        return Markup("")
    more = tag("button", say(text("shelf.more", n=left)), type="button", data_do="more") if left else None
    return join(
        [
            originals(),
            tag("h2", say(text("shelf.waiting"))),
            tag("ul", *[_item(game, now, language, say) for game in games], class_="waiting"),
            more and tag("p", more),
        ]
    )


def _ago(milliseconds: int) -> Text:
    """How long ago that was, as people say it."""
    minutes = max(0, milliseconds) // 60_000
    if minutes < 2:
        return text("shelf.just-now")
    if minutes < 120:
        return text("shelf.minutes-ago", n=minutes)
    return text("shelf.hours-ago", n=minutes // 60) if minutes < 48 * 60 else text("shelf.days-ago", n=minutes // 1440)


def _item(game: Waiting, now: int, language: str, say: Speaker) -> Markup:
    session = game.session
    draw = boards.board(session.game.id).picture
    picture = draw and draw(session.view(), speaker(session, language))
    link = tag(
        "a", game.name or session.game.title.partition(":")[0], href=f"play/{session.game.id}/?table={game.table}"
    )
    facts = say(text("shelf.moves", n=session.cursor)) + ", " + say(_ago(now - game.when))
    return tag("li", picture, tag("h3", link), tag("p", facts, class_="facts"))
