"""How a game ends, and the score sheet: rule 30."""

from typing import NamedTuple

from ...core.game import Outcome, Tell
from .data import DAYS, SCORE
from .state import State, days_left


def end(s: State, tell: Tell, reason: str) -> None:
    """End the game: "engine", "doomsday" or "dead" (rule 30)."""
    s.phase, s.ending = "over", reason
    tell("utopia-engine.ending." + reason, target="final" if reason == "engine" else f"day-{min(s.day or 1, DAYS)}")


def outcome(s: State) -> Outcome | None:
    """The result of a finished game, `None` before."""
    if s.phase != "over":
        return None
    return Outcome(s.ending, (total(s),), (0,) if s.ending == "engine" else ())


class ScoreLine(NamedTuple):
    """A line of the score sheet: so many of something, and the points for all of them."""

    id: str
    n: int
    points: int


def breakdown(s: State) -> tuple[ScoreLine, ...]:
    """Every line of the score sheet, also those without points (rule 30)."""
    won = s.ending == "engine"
    counts = {
        "found": len(s.found),
        "perfect": len(s.perfect),
        "treasure": len(s.treasures),
        "active": len(s.activated),
        "link": sum(link.value is not None for link in s.links.values()),
        "tool": len(s.charged),
        "hit-point": s.hit_points,
        "engine": int(won),
        "day": days_left(s) if won else 0,
    }
    return tuple(ScoreLine(id, n, n * SCORE[id]) for id, n in counts.items())


def total(s: State) -> int:
    """The score."""
    return sum(line.points for line in breakdown(s))
