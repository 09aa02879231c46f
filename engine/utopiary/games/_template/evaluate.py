"""How good a position looks for a seat, for the generic bots."""

from ...core.game import Seat
from .outcome import outcome
from .state import State


def worth(s: State, seat: Seat) -> float:
    """The lead in height over the best rival, from 0 to 1."""
    if s.phase == "over":
        end = outcome(s)
        return (seat in end.winners) / len(end.winners)
    mine = s.camp[seat] + (s.climbed if seat == s.seat else 0)
    rival = max(height for other, height in enumerate(s.camp) if other != seat)
    return 0.5 + 0.4 * (mine - rival) / s.summit if mine < s.summit else 0.9
