"""The page opens: the game from the link, the game of the day, the one that was left here, or a new one."""

from typing import TYPE_CHECKING

from utopiary import LinkError, SaveError, Session, seeds, text

from .. import daily, languages
from ..chance import surprise
from ..first import opening, prerendered
from ..games_panel import lines
from ..ledger import Ledger
from ..notice import Notice
from ..protocol import Address, Effect, Intent
from ..saves import Drawer
from ..settings import Settings

if TYPE_CHECKING:
    from ..shell import Shell

Found = tuple[Session, str | None]  # a game, and the table it is kept at


def do_open(shell: "Shell", intent: Intent) -> list[Effect]:
    """The page is there: go on with the game from the link, else with the last one, else begin."""
    shell.game_id = intent["game"]
    shell.root = intent["root"]
    shell.language = languages.known(intent["language"])
    shell.drawer = Drawer(intent["stored"])
    shell.ledger = Ledger(intent["stored"])
    shell.settings = Settings(intent["stored"])
    shell.address = str(intent.get("address", ""))
    first = prerendered(shell.game_id, shell.root, shell.language)
    shell.shown = {id: html for id, html in first.items() if id != "ask"}  # there it waits for us
    found = _from_link(shell, intent.get("link", ""))
    if intent.get("daily"):
        found = found or _of_today(shell)
    found = found or _from_drawer(shell, intent.get("table"))
    if found is None:
        found = opening(shell.game_id, surprise()), None
    shell.sit_down(*found)
    # What was asked for is the newest from now on: a reload, or the same page in another language, goes on with it.
    asked = intent.get("link") or intent.get("daily") or intent.get("table") == shell.table
    return [*([Address(""), *shell.keep()] if asked else []), *shell.go_on()]


def do_link_opened(shell: "Shell", intent: Intent) -> list[Effect]:
    """Somebody pasted another link into the address bar."""
    found = _from_link(shell, intent["link"])
    if found is None:
        return shell.changes()
    shell.sit_down(*found)
    return [Address(""), *shell.keep(), *shell.go_on()]


def _from_link(shell: "Shell", fragment: str) -> Found | None:
    if not fragment.strip("#"):
        return None
    try:
        session = Session.from_link(fragment)
        if session.game.id != shell.game_id:
            raise LinkError(text("error.link-other", title=languages.name(session.game.title)))
    except LinkError as error:
        shell.notice = Notice(error.text)
        return None
    shell.notice, shell.look = Notice(text("notice.linked")), None
    if session.cursor < session.length:  # a replay that points at one of its moves
        shell.look, session = session.cursor, session.at(session.length)
    return session, shell.drawer.find(session)  # one's own game comes back to its table


def _from_drawer(shell: "Shell", wanted: str | None) -> Found | None:
    """The game that was asked for, if it is there; else the newest."""
    tables = shell.drawer.tables(shell.game_id)
    for table in [wanted] if wanted in tables else tables[:1]:
        try:
            session, whole = shell.drawer.load(table, shell.game_id)
        except SaveError as error:
            _broken(shell, table, error)
            return None
        if not whole:
            shell.notice = shell.notice or Notice(text("notice.one-copy"))
        return session, table
    return None


def _broken(shell: "Shell", table: str, error: SaveError) -> None:
    """Say so, and offer what is left of it as a file."""
    shell.notice = Notice(text("notice.broken", why=error.text), "download", text("notice.download"))
    shell.broken = table


def _of_today(shell: "Shell") -> Found:
    """The game of the day: begun already, or to begin."""
    seed = seeds.canonical(daily.seed(shell.now))
    for line in lines(shell.drawer, shell.game_id):
        if line.seed == seed:
            try:
                return shell.drawer.load(line.table, shell.game_id)[0], line.table
            except SaveError as error:
                _broken(shell, line.table, error)
    return opening(shell.game_id, seed), None
