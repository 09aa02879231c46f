"""What the page itself has to say: a new version is here, a save would not stay."""

from typing import TYPE_CHECKING

from utopiary.core.words import text

from ..notice import Notice
from ..protocol import Effect, Intent, Reload

if TYPE_CHECKING:
    from ..shell import Shell


def do_updated(shell: "Shell", intent: Intent) -> list[Effect]:
    """A new version of the site has arrived: the game is saved, so loading the page again loses nothing."""
    shell.notice = Notice(text("notice.update"), "reload", text("notice.reload"))
    return shell.changes()


def do_reload(shell: "Shell", intent: Intent) -> list[Effect]:
    return [Reload()]


def do_unstored(shell: "Shell", intent: Intent) -> list[Effect]:
    """The page could not keep a save: the game goes on, and one is told."""
    shell.notice = Notice(text("notice.unstored", reason=str(intent.get("reason", ""))[:80]))
    return shell.changes()
