"""Sending a game to somebody."""

from typing import TYPE_CHECKING

from utopiary.core.words import text

from ..protocol import Copy, Effect, Intent, Share

if TYPE_CHECKING:
    from ..shell import Shell


def do_link(shell: "Shell", intent: Intent) -> list[Effect]:
    session = shell.session if shell.look is None else shell.session.at(shell.look)
    fragment = session.link(str(intent["kind"]))
    if intent.get("way") == "sheet":
        return [Share(fragment, session.game.title)]
    return [Copy(fragment, shell.say(text("share.copied")))]
