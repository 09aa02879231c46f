"""How it ends (rules 23-25), and the score."""

from ...core.game import Outcome, Tell
from .data import FALL
from .state import State, event_limit, seats_of


def check_fall(s: State, tell: Tell) -> None:
    """The two ways to lose at once. Ruling d16: the factors are named first; ruling d2: 16 or more."""
    if sum(s.factors) >= FALL:  # rule 23
        _end(s, tell, "factors")
    elif len(s.events) >= event_limit(s):  # rule 24
        _end(s, tell, "events")


def check_peace(s: State, tell: Tell) -> None:
    """Rule 25: the TIME deck is empty and the round complete."""
    _end(s, tell, "war" if s.war else "peace")


def _end(s: State, tell: Tell, reason: str) -> None:
    s.phase, s.ending = "over", reason
    tell("eutopia.over-" + reason, score=sum(s.factors), target="capital")


def outcome(s: State) -> Outcome | None:
    """All win or nobody. The score is the sum of the factors, the lower the better; also of a lost game, to compare."""
    if s.phase != "over":
        return None
    seats = seats_of(s)
    return Outcome(s.ending, (sum(s.factors),) * seats, tuple(range(seats)) if s.ending == "peace" else ())
