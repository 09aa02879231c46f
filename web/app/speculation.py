"""Speculation: compute the answer to an intent on a copy of the controller, before the player presses the button.

Between pointing at a button and pressing it a person takes a tenth of a second or more; a copy of the controller needs
less to make the move and to render what changes. If the button is pressed, the copy becomes the controller and the page
applies at once what it already has. If not, the copy is dropped: it stores nothing and sends nothing.
"""

from typing import NamedTuple

from . import intents
from .controller import GameController
from .effects import Effect
from .intents import Intent

CHEAP = (  # and deterministic
    *(intents.Play, intents.Uncover, intents.Hold, intents.Display),
    *(intents.Undo, intents.UndoTurn, intents.Redo),
)
MOST = 12  # answers that are kept: a player may point at several buttons in turn


class Speculation(NamedTuple):
    """The answer to an intent, and the controller as it is after that."""

    intent: Intent
    controller: GameController
    effects: list[Effect]

    def answers(self, intent: Intent) -> bool:
        """Is this the answer to that intent? Tuples of different types may be equal, so the type counts too."""
        return type(intent) is type(self.intent) and intent == self.intent


def speculate(controller: GameController, intent: Intent | None, now: int | None) -> Speculation | None:
    """Handle the intent on a copy; None if the intent is expensive or its result may differ the next time."""
    if not isinstance(intent, CHEAP):
        return None
    other = controller.copy()
    return Speculation(intent, other, other.handle(intent, now))
