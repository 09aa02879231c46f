"""How the game ends: the highest camp wins."""

from ...core.game import Outcome
from .state import State


def outcome(s: State) -> Outcome:
    """Heights and winners; equally high camps share the victory (rule 4)."""
    highest = max(s.camp)
    winners = tuple(seat for seat, height in enumerate(s.camp) if height == highest)
    return Outcome("summit" if highest >= s.summit else "no-oil", tuple(s.camp), winners)
