"""Share a game: as a link or as a QR code."""

from typing import TYPE_CHECKING

from utopiary import Session, text

from .. import intents
from ..effects import Announce, Copy, Effect, Share
from ..markup import tag

if TYPE_CHECKING:
    from ..controller import GameController


def do_link(controller: "GameController", intent: intents.Link) -> list[Effect]:
    """Copy a link to the game, or open the share sheet with it."""
    session, fragment = _link(controller, intent.kind)
    if intent.way == "sheet":
        return [Share(fragment, session.game.title)]
    return [Copy(fragment, controller.say(text("share.copied")))]


def do_qr(controller: "GameController", intent: intents.Qr) -> list[Effect]:
    """Show a link to the game as a QR code."""
    from .. import qr  # imported here because few players ask for one

    _, fragment = _link(controller, intent.kind)
    label = controller.say(text("share.qr-of", what=text(f"share.{intent.kind}")))
    too_long = tag("p", controller.say(text("share.qr-long")))
    controller.qr = qr.picture(f"{controller.address}#{fragment}", label) or too_long
    return [*controller.changed_regions(), Announce(label)]


def _link(controller: "GameController", kind: str) -> tuple[Session, str]:
    """The session at the position on the screen, and a link to it."""
    number = controller.viewed_move
    session = controller.session if number is None else controller.session.at(number)
    return session, session.link(kind)
