"""Sending a game to somebody."""

from typing import TYPE_CHECKING

from utopiary import Session, text

from ..markup import tag
from ..protocol import Announce, Copy, Effect, Intent, Share

if TYPE_CHECKING:
    from ..shell import Shell


def do_link(shell: "Shell", intent: Intent) -> list[Effect]:
    session, fragment = _link(shell, str(intent["kind"]))
    if intent.get("way") == "sheet":
        return [Share(fragment, session.game.title)]
    return [Copy(fragment, shell.say(text("share.copied")))]


def do_qr(shell: "Shell", intent: Intent) -> list[Effect]:
    """The link as a code that another device can photograph."""
    from .. import qr  # few ask for it

    kind = str(intent["kind"])
    _, fragment = _link(shell, kind)
    words = text("share.qr-of", what=text(f"share.{kind}"))
    shell.code = qr.picture(f"{shell.address}#{fragment}", shell.say(words)) or tag(
        "p", shell.say(text("share.qr-long"))
    )
    return [*shell.changes(), Announce(shell.say(words))]


def _link(shell: "Shell", kind: str) -> tuple[Session, str]:
    """A link to the position on the screen, which may be one of the past."""
    session = shell.session if shell.look is None else shell.session.at(shell.look)
    return session, session.link(kind)
