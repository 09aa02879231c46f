"""Answers made ahead: while somebody points at a move, a copy of the table makes it.

Whoever points takes a tenth of a second and more until they press; a copy of the table needs less to make the move and
to draw what comes of it. If they do press, the copy takes the table's place and the page shows at once what it already
has. If they do anything else, nobody ever hears of it: a copy keeps nothing and tells nothing.
"""

from typing import NamedTuple

from .protocol import Effect, Intent
from .shell import Shell
from .sounds import Ear

AFFORDABLE = frozenset({"play", "uncover", "hold", "display", "undo", "undo-turn", "redo"})  # cheap and deterministic
MOST = 12  # that are kept: whoever cannot decide goes to and fro
TOLD = frozenset({"now", "shown"})  # when it was done and what the page did already: not what was done


class Ahead(NamedTuple):
    """What will be, if the next thing that is done is this."""

    intent: Intent
    shell: Shell
    ear: Ear
    effects: list[Effect]

    def is_answer_to(self, intent: Intent) -> bool:
        return _what(self.intent) == _what(intent)


def ahead(shell: Shell, ear: Ear, intent: Intent) -> Ahead | None:
    """Do it on a copy. Nothing, if that is not worth it."""
    if intent.get("do") not in AFFORDABLE:
        return None
    other, its_ear = shell.copy(), ear.copy()
    effects = other.handle(intent)
    return Ahead(intent, other, its_ear, [*effects, *its_ear.hear(other.session)])


def _what(intent: Intent) -> Intent:
    return {name: value for name, value in intent.items() if name not in TOLD}
