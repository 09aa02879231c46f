"""How the game ends: fifty points at the end of a round (rules 1, 32, rulings d24, d30), or round 20 is over (ours)."""

from ...core.game import Outcome, Tell
from ...core.messages import seat_name
from .data import GOAL, ROUNDS
from .state import State
from .turn_order import score


def is_last_round(s: State) -> bool:
    """Return whether the game ends with this round; asked only when its districts have paid (rule 32, ruling d30)."""
    return _goal_reached(s) or s.round >= ROUNDS


def _goal_reached(s: State) -> bool:
    return max(s.points) >= GOAL


def end_game(s: State, tell: Tell) -> None:
    """Add the points of a fair start and end the game."""
    reached = _goal_reached(s)
    add_fair_start(s, tell)
    s.phase = "over"
    if reached:
        tell("utopia.goal", minister=seat_name(s.track[0]), n=s.points[s.track[0]], target="track")
    else:
        tell("utopia.last-round", n=ROUNDS, target="track")


def add_fair_start(s: State, tell: Tell) -> None:
    """Add the points of the option "fair start", from the front of the track to the back (rule 11).

    They count only now: no turn, no card and no goal depends on them.
    """
    for seat in s.track[:]:
        if s.fair and s.fair[seat]:
            score(s, seat, s.fair[seat])
            tell(
                "utopia.fair-start",
                minister=seat_name(seat), n=s.fair[seat], points=s.points[seat], target=f"seat-{seat}",
            )  # fmt: skip


def outcome(s: State) -> Outcome | None:
    """Return how the game ended. There are no ties: of equals the minister in front wins (ruling d24)."""
    if s.phase != "over":
        return None
    made = max(points - n for points, n in zip(s.points, s.fair or (0,) * len(s.points), strict=True))
    return Outcome("goal" if made >= GOAL else "rounds", tuple(s.points), (s.track[0],))
