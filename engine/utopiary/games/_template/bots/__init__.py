"""The bots of Lantern Race: one of its own, `hard`; the generic bots play the other levels."""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State] | None:
    """The game's own bot of a level; None leaves the level to the generic bots."""
    if level != "hard":
        return None
    from .hard import Hard

    return Hard()
