"""Phase 3, prestige points: the place of a civilization is what its districts pay. Rule 31, rulings d1, d25, d26."""

from ...core.game import Seat, Tell
from ...core.messages import seat_name
from .names import CIV_NAMES, DISTRICT_NAMES, DISTRICT_TARGETS
from .state import NO_SEAT, State
from .turn_order import next_seat, score


def place_of(s: State, civ: int) -> int:
    """Return the place of a civilization on the prestige scale, 1 to 5."""
    return s.scale.index(civ) + 1


def income(s: State, seat: Seat) -> int:
    """Return what the districts of a seat pay at the end of a round: each the place of its civilization (rule 31)."""
    return sum(place_of(s, s.monument[d]) for d, owner in enumerate(s.owner) if owner == seat)


def score_round(s: State, tell: Tell) -> None:
    """Pay every minister in turn order, which decides the order on the track where two arrive (ruling d25)."""
    paid = []
    while (seat := next_seat(s)) != NO_SEAT:
        for d, owner in enumerate(s.owner):
            if owner == seat:
                points = place_of(s, s.monument[d])
                paid.append((seat, d, points))
                tell(
                    "utopia.district-pays",
                    minister=seat_name(seat), n=points, district=DISTRICT_NAMES[d], civ=CIV_NAMES[s.monument[d]],
                    target=DISTRICT_TARGETS[d],
                )  # fmt: skip
        scored = sum(n for to, _, n in paid if to == seat)
        score(s, seat, scored)
        tell("utopia.scored", minister=seat_name(seat), n=scored, points=s.points[seat], target=f"seat-{seat}")
        s.done = (*s.done, seat)
    s.paid, s.done = tuple(paid), ()
