"""The score track, which is also the turn order: rules 10-13, rulings d6, d7, d24."""

from ...core.game import Seat
from .state import NO_SEAT, State


def score(s: State, seat: Seat, n: int) -> None:
    """Move a minister forward on the track, behind those who have as many points already (rule 11)."""
    if n == 0:
        return
    s.points[seat] += n
    s.track.remove(seat)
    ahead = sum(s.points[other] >= s.points[seat] for other in s.track)
    s.track.insert(ahead, seat)


def next_seat(s: State) -> int:
    """Return the seat in front of those that had no turn yet in this lap or phase, or `NO_SEAT`.

    In front now (rule 13), or in a fixed order when the round began (ruling d6).
    """
    for seat in s.track if s.dynamic else s.order:
        if seat not in s.done:
            return seat
    return NO_SEAT


def move_start_player_back(s: State) -> bool:
    """Move the last start player behind all others, if still on the start space; return whether it moved.

    Rule 12, ruling d7.
    """
    if s.points[s.start] or s.track[-1] == s.start:
        return False
    s.track.remove(s.start)
    s.track.append(s.start)
    return True
