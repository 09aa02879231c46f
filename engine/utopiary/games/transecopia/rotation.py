"""Phase 5, Rotation: every Light card moves one seat to the right (rule 34), unless the game is over (rule 37)."""

from ...core.game import Tell
from . import outcome
from .data import LAST_TURN, TOP
from .state import State, order


def rotate(s: State, tell: Tell) -> None:
    """End the game if an upgrade of the last tier is built or the turns are used up; otherwise start the next turn."""
    arrived = [seat for seat in order(s) if s.level[seat] == TOP]
    if arrived:
        outcome.end(s, tell, arrived, "portal")
    elif s.turn >= LAST_TURN:  # ruling a6
        best = max(s.level)
        tell("transecopia.closes", target="turn")
        outcome.end(s, tell, [seat for seat in order(s) if s.level[seat] == best], "closed")
    else:
        s.radiant = (s.radiant - 1) % len(s.iron)  # rule 34
        s.phase = "dawn"
