"""How the game ends (rules 23, 24, 25), and the score."""

from ...core.game import Outcome, Tell
from .data import LOSING_SUM
from .state import State, event_limit, seats_of


def check_fall(s: State, tell: Tell) -> None:
    """End the game if it is lost at once. Ruling d16: the factors are named first; ruling d2: 16 or more."""
    if sum(s.factors) >= LOSING_SUM:  # rule 23
        _end(s, tell, "factors")
    elif len(s.events) >= event_limit(s):  # rule 24
        _end(s, tell, "events")


def end_in_time(s: State, tell: Tell) -> None:
    """End the game by the side of the Capital: the TIME deck is empty and the round complete (rule 25)."""
    _end(s, tell, "war" if s.war else "peace")


def _end(s: State, tell: Tell, reason: str) -> None:
    s.phase, s.ending = "over", reason
    tell("eutopia.over-" + reason, score=sum(s.factors), target="capital")


def outcome(s: State) -> Outcome | None:
    """All players win or none. The score is the sum of the factors, lower is better (rule 25).

    A lost game has a score as well, so that games can be compared.
    """
    if s.phase != "over":
        return None
    seats = seats_of(s)
    return Outcome(s.ending, (sum(s.factors),) * seats, tuple(range(seats)) if s.ending == "peace" else ())
