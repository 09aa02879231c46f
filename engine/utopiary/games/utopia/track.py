"""The score track, which is the turn order as well: rules 10-13, rulings d6, d7 and d24."""

from ...core.game import Seat
from .state import NOBODY, State


def score(s: State, seat: Seat, n: int) -> None:
    """Go forward; who comes to where others stand stops behind them (rule 11)."""
    if n == 0:
        return
    s.points[seat] += n
    s.track.remove(seat)
    ahead = sum(s.points[other] >= s.points[seat] for other in s.track)
    s.track.insert(ahead, seat)


def next_seat(s: State) -> int:
    """Who of those that had no turn yet stands highest now (rule 13), or stood when the round began (ruling d6)."""
    for seat in s.track if s.dynamic else s.order:
        if seat not in s.done:
            return seat
    return NOBODY


def to_the_back(s: State) -> bool:
    """Rule 12, ruling d7: who began the last round and still stands on the start space goes behind all others there."""
    if s.points[s.start] or s.track[-1] == s.start:
        return False
    s.track.remove(s.start)
    s.track.append(s.start)
    return True
