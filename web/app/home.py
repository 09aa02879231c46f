"""The controller of the home page: it shows the unfinished games."""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from utopiary import CORE_ENGLISH, GAMES, SaveError, Session, Speaker, Text, text

from . import boards, intents, languages
from .effects import Effect, Patch, Reload
from .english import ENGLISH
from .intents import Intent
from .markup import Markup, join, tag
from .notice import UPDATE
from .saves import SaveStore
from .seats import originals
from .speakers import speaker

MOST = 6  # games shown at first: drawing their pictures takes time, so the others come when a button is pressed


class Unfinished(NamedTuple):
    """A saved game that is not over."""

    save_id: str
    name: str
    when: int  # milliseconds: the last move
    session: Session


class HomeController:
    """It stores nothing: games are continued on their own pages."""

    def handle(self, intent: Intent, now: int | None = None) -> list[Effect]:
        """The effects of an intent, sent at `now` by the page's clock."""
        match intent:
            case intents.Open():
                return self._open(intent, now or 0)
            case intents.More():
                return [self._list(None)]
            case intents.Updated():
                return [Patch("notice", UPDATE.markup(self._say))]
            case intents.Reload():
                return [Reload()]
        return []

    def _open(self, intent: intents.Open, now: int) -> list[Effect]:
        self._language = languages.known(intent.language)
        self._say = Speaker(languages.translation(self._language, languages.APP), ENGLISH, CORE_ENGLISH)
        self._saves = SaveStore(intent.stored)
        self._now = now
        return [self._list(MOST)]

    def _list(self, most: int | None) -> Effect:
        """The patch with so many of the unfinished games, or all."""
        unfinished = _unfinished_ids(self._saves)
        games = list(islice(_unfinished(self._saves, unfinished), most))
        left = max(0, len(unfinished) - most) if most else 0
        return Patch("waiting", _section(games, left, self._now, self._language, self._say))


def _unfinished_ids(saves: SaveStore) -> list[str]:
    return [save_id for save_id in saves.ids() if saves.newest(save_id).game in GAMES and not saves.is_over(save_id)]


def _unfinished(saves: SaveStore, ids: list[str]) -> Iterator[Unfinished]:
    """The games that can be continued. Unreadable ones are left out: the game's own page offers them as files."""
    for save_id in ids:
        try:
            session, _ = saves.load(save_id)
        except SaveError:
            continue
        if session.active:
            yield Unfinished(save_id, saves.name(save_id), saves.newest(save_id).when, session)


def _section(games: list[Unfinished], left: int, now: int, language: str, say: Speaker) -> Markup:
    """The list, and a button for the games that are left."""
    if not games:
        return Markup("")
    more = tag("button", say(text("shelf.more", n=left)), type="button", data_do="more") if left else None
    return join(
        [
            originals(),
            tag("h2", say(text("shelf.waiting"))),
            tag("ul", *[_item(game, now, language, say) for game in games], class_="unfinished-list"),
            more and tag("p", more),
        ]
    )


def _ago(milliseconds: int) -> Text:
    """How long ago that was, in rounded minutes, hours or days."""
    minutes = max(0, milliseconds) // 60_000
    if minutes < 2:
        return text("shelf.just-now")
    if minutes < 120:
        return text("shelf.minutes-ago", n=minutes)
    return text("shelf.hours-ago", n=minutes // 60) if minutes < 48 * 60 else text("shelf.days-ago", n=minutes // 1440)


def _item(game: Unfinished, now: int, language: str, say: Speaker) -> Markup:
    session = game.session
    draw = boards.board(session.game.id).picture
    picture = draw and draw(session.view(), speaker(session, language))
    address = f"play/{session.game.id}/?table={game.save_id}"
    link = tag("a", game.name or session.game.title.partition(":")[0], href=address)
    facts = say(text("shelf.moves", n=session.cursor)) + ", " + say(_ago(now - game.when))
    return tag("li", picture, tag("h3", link), tag("p", facts, class_="facts"))
