"""Open the page: with the game of the link, the game of the day, the player's last game, or a new one."""

from typing import TYPE_CHECKING

from utopiary import LinkError, SaveError, Session, seeds, text

from .. import daily, intents, languages
from ..effects import Address, Effect
from ..games_panel import rows
from ..ledger import Ledger
from ..notice import Notice
from ..opening_screen import opening, prerendered
from ..random_ids import random_seed
from ..saves import SaveStore
from ..settings import Settings

if TYPE_CHECKING:
    from ..controller import GameController

Found = tuple[Session, str | None]  # a game, and the id of its save if it has one


def do_open(controller: "GameController", intent: intents.Open) -> list[Effect]:
    """Show the game of the link, else the one the address asks for, else the last one, else a new one."""
    controller.game_id = intent.game
    controller.root = intent.root
    controller.language = languages.known(intent.language)
    controller.saves = SaveStore(intent.stored)
    controller.ledger = Ledger(intent.stored)
    controller.settings = Settings(intent.stored)
    controller.address = intent.address
    screen = prerendered(controller.game_id, controller.root, controller.language)
    controller.sent = {id: html for id, html in screen.items() if id != "ask"}  # there the page shows its progress
    found = _from_link(controller, intent.link)
    if intent.daily:
        found = found or _of_today(controller)
    found = found or _saved(controller, intent.save_id)
    if found is None:
        found = opening(controller.game_id, random_seed()), None
    controller.show_game(*found)
    # Saving makes it the newest, so that a reload and the same page in another language continue it.
    asked = intent.link or intent.daily or intent.save_id == controller.save_id
    return [*([Address(""), *controller.save()] if asked else []), *controller.show_position()]


def do_link_opened(controller: "GameController", intent: intents.LinkOpened) -> list[Effect]:
    """Show the game of a link that was put into the address bar."""
    found = _from_link(controller, intent.link)
    if found is None:
        return controller.changed_regions()
    controller.show_game(*found)
    return [Address(""), *controller.save(), *controller.show_position()]


def _from_link(controller: "GameController", fragment: str) -> Found | None:
    if not fragment.strip("#"):
        return None
    try:
        session = Session.from_link(fragment)
        if session.game.id != controller.game_id:
            raise LinkError(text("error.link-other", title=languages.name(session.game.title)))
    except LinkError as error:
        controller.notice = Notice(error.text)
        return None
    controller.notice, controller.viewed_move = Notice(text("notice.linked")), None
    if session.cursor < session.length:  # a replay that points at one of its moves
        controller.viewed_move, session = session.cursor, session.at(session.length)
    return session, controller.saves.find(session)


def _saved(controller: "GameController", wanted: str) -> Found | None:
    """The saved game that was asked for, if there is one; else the newest."""
    ids = controller.saves.ids(controller.game_id)
    for save_id in [wanted] if wanted in ids else ids[:1]:
        try:
            session, whole = controller.saves.load(save_id, controller.game_id)
        except SaveError as error:
            _offer_unreadable(controller, save_id, error)
            return None
        if not whole:
            controller.notice = controller.notice or Notice(text("notice.one-copy"))
        return session, save_id
    return None


def _offer_unreadable(controller: "GameController", save_id: str, error: SaveError) -> None:
    """Say that the save cannot be read, and offer its text as a file."""
    controller.notice = Notice(text("notice.broken", why=error.text), "download", text("notice.download"))
    controller.unreadable = save_id


def _of_today(controller: "GameController") -> Found:
    """The game of the day, continued or new."""
    seed = seeds.canonical(daily.seed(controller.now))
    for row in rows(controller.saves, controller.game_id):
        if row.seed == seed:
            try:
                return controller.saves.load(row.save_id, controller.game_id)[0], row.save_id
            except SaveError as error:
                _offer_unreadable(controller, row.save_id, error)
    return opening(controller.game_id, seed), None
