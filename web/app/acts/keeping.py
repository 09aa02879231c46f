"""One's own games in the drawer: go on with one, name it, throw it away, take it along; and what other tabs do."""

from typing import TYPE_CHECKING, Any

from utopiary import SaveError, Session, text

from ..games_panel import lines, panel
from ..notice import Notice
from ..protocol import Announce, Download, Effect, Intent, Patch
from ..saves import parsed

if TYPE_CHECKING:
    from ..shell import Shell

PATIENCE = 3_000  # milliseconds: bots move in the tab where a person did; here only if that one is gone


def do_games(shell: "Shell", intent: Intent) -> list[Effect]:
    """Show what is in the drawer."""
    return [_panel(shell)]


def do_sit_down(shell: "Shell", intent: Intent) -> list[Effect]:
    """Go on with another game from the drawer."""
    table = str(intent["table"])
    session, _ = shell.drawer.load(table, shell.game_id)
    shell.notice = shell.look = None
    shell.sit_down(session, table)
    return [*shell.keep(), *shell.go_on(), _panel(shell)]  # the newest from now on


def do_rename(shell: "Shell", intent: Intent) -> list[Effect]:
    return [*shell.drawer.rename(str(intent["table"]), str(intent["name"])), _panel(shell)]


def do_delete(shell: "Shell", intent: Intent) -> list[Effect]:
    gone = shell.drawer.drop(str(intent["table"]))
    shell.notice = Notice(text("games.gone"), "undelete", text("games.undo"))
    return [*gone, *shell.changes(), _panel(shell), Announce(shell.say(text("games.gone")))]


def do_undelete(shell: "Shell", intent: Intent) -> list[Effect]:
    shell.notice = None
    return [*shell.drawer.undrop(), *shell.changes(), _panel(shell)]


def do_export(shell: "Shell", intent: Intent) -> list[Effect]:
    return [_file(shell, str(intent["table"]))]


def do_download(shell: "Shell", intent: Intent) -> list[Effect]:
    """The save that could not be opened, as it is."""
    return [_file(shell, shell.broken)]


def do_take_along(shell: "Shell", intent: Intent) -> list[Effect]:
    """The game on the table, which the browser would not keep."""
    return [_file(shell, shell.table)]


def do_import(shell: "Shell", intent: Intent) -> list[Effect]:
    """A game from a file: a new one on the table, whatever was there is kept."""
    session = Session.load(parsed(str(intent["to"])))
    if session.game.id != shell.game_id:
        raise SaveError(text("games.import-failed"))
    shell.look, shell.notice = None, Notice(text("games.imported"))
    shell.sit_down(session, None)
    return [*shell.keep(), *shell.go_on(), _panel(shell)]


def do_elsewhere(shell: "Shell", intent: Intent) -> list[Effect]:
    """Another tab has written: if it is this game that went on there, it goes on here too.

    If both tabs wrote at the very same time, they agree on one of the two, whichever they hear of first.
    """
    mine = shell.session.save()
    ours = shell.drawer.writes(shell.table)
    table = shell.drawer.elsewhere(str(intent["key"]), intent.get("text"))
    if intent.get("text") is None:
        return [_panel(shell)] if table else []  # thrown away there: the list that may be open here has it no more
    if table != shell.table:
        return []
    session, _ = shell.drawer.load(table, shell.game_id)
    theirs = session.save()
    if theirs == mine:
        return []
    written = shell.drawer.writes(table)
    if written < ours or (written == ours and _rank(theirs) < _rank(mine)):
        return shell.keep()  # ours stays, and they will hear of it
    shell.notice = Notice(text("games.elsewhere"))
    shell.sit_down(session, table)
    return shell.go_on(PATIENCE)


def _rank(save: dict[str, Any]) -> tuple[int, str]:
    """Which of two saves stays: the longer game, and of equals either, as long as all agree which."""
    return len(save["moves"]), str(save["moves"])


def _file(shell: "Shell", table: str) -> Effect:
    slot = shell.drawer.newest(table)
    return Download(f"{slot.game}-{slot.table}.json", slot.save)


def _panel(shell: "Shell") -> Effect:
    found = lines(shell.drawer, shell.game_id)
    return Patch("games", panel(found, shell.table, shell.drawer.full(), shell.say))
