"""Around the game: how somebody likes the table, what symbols mean; a new version is here, a save would not stay."""

from typing import TYPE_CHECKING

from utopiary import text

from ..dialogs import symbols
from ..notice import UPDATE, Notice
from ..protocol import Effect, Intent, Patch, Reload

if TYPE_CHECKING:
    from ..shell import Shell


def do_updated(shell: "Shell", intent: Intent) -> list[Effect]:
    """A new version of the site has arrived."""
    shell.notice = UPDATE
    return shell.changes()


def do_reload(shell: "Shell", intent: Intent) -> list[Effect]:
    return [Reload()]


def do_set(shell: "Shell", intent: Intent) -> list[Effect]:
    """How somebody likes the table; it counts from the next move on."""
    return [*shell.settings.choose(str(intent["name"]), str(intent["to"])), *shell.changes()]


def do_symbols(shell: "Shell", intent: Intent) -> list[Effect]:
    """What the symbols on the board mean."""
    return [Patch("symbols", symbols(shell.game_id, shell.say))]


def do_unstored(shell: "Shell", intent: Intent) -> list[Effect]:
    """The page could not keep a save: the game goes on, one is told, and can have it as a file."""
    why = text("notice.unstored", reason=str(intent.get("reason", ""))[:80])
    shell.notice = Notice(why, "take-along", text("notice.download"))
    return shell.changes()
