"""Prestige: rule 31, rulings d1, d25 and d26; how it ends: rule 32, ruling d24; and what a position is worth."""

from ...core.game import Outcome, Seat, Tell
from ...core.messages import seat_name
from .data import FOR_CONTROL, GOAL, KINDS, ROUNDS
from .geography import ISLAND_OF, ON_ISLAND, VALUE
from .state import CIV_NAMES, DISTRICT_NAMES, DISTRICT_TARGETS, NOBODY, State, cards_held
from .track import next_seat, score


def place_of(s: State, civ: int) -> int:
    """On the prestige scale, 1 to 5."""
    return s.scale.index(civ) + 1


def income(s: State, seat: Seat) -> int:
    """What the seat's districts pay at the end of a round: each the place of its civilization."""
    return sum(place_of(s, s.monument[d]) for d, owner in enumerate(s.owner) if owner == seat)


def score_round(s: State, tell: Tell) -> None:
    """In turn order, which says who comes first where two arrive (ruling d25)."""
    paid = []
    while (seat := next_seat(s)) != NOBODY:
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


def make_fair(s: State, tell: Tell) -> None:
    """Ours: at the very end ministers go forward for where they began, those in front first (rule 11: who comes to
    where others stand stops behind them). Until then these points are nobody's: no turn, card or goal depends on them.
    """
    for seat in s.track[:]:
        if s.fair and s.fair[seat]:
            score(s, seat, s.fair[seat])
            tell(
                "utopia.fair-start",
                minister=seat_name(seat), n=s.fair[seat], points=s.points[seat], target=f"seat-{seat}",
            )  # fmt: skip


def outcome(s: State) -> Outcome | None:
    """Nobody ties: of equals the minister in front wins (ruling d24)."""
    if s.phase != "over":
        return None
    made = max(points - n for points, n in zip(s.points, s.fair or (0,) * len(s.points), strict=True))
    return Outcome("goal" if made >= GOAL else "rounds", tuple(s.points), (s.track[0],))


# --- for bots --------------------------------------------------------------------------------------------------------

HEAP = (0.0, 0.5, 1.6, 4.0)  # princes of one civilization in a district that can be taken
GATHERED = (0.0, 0.0, 0.3, 0.9, 2.2, 6.5)  # civilizations on an island without a wonder
CARD, PRIVILEGE, REMOVABLE, WONDER_INCOME = 0.45, 0.8, 0.7, 0.12
SPREAD = 24.0  # points of lead that make a game nearly certain
BITS = tuple(n.bit_count() for n in range(1 << KINDS))


def sure(s: State, seat: Seat) -> int:
    """Points a minister has, those of a fair start included; not to be asked when the game is over."""
    return s.points[seat] + s.fair[seat] if s.fair else s.points[seat]


def worth(s: State, seat: Seat) -> float:
    """The lead, in points that are there and points that may come, as a chance from 0 to 1."""
    if s.phase == "over":
        return float(s.track[0] == seat)
    rounds = max(1.0, min(5.0, (GOAL - max(s.points)) / 9.0, float(ROUNDS - s.round + 1)))
    places = [0] * KINDS
    for place, civ in enumerate(s.scale, 1):
        places[civ] = place
    hopes = [sure(s, other) + _hope(s, other, rounds, places) for other in range(len(s.points))]
    for d, owner in enumerate(s.owner):
        if owner != NOBODY:
            hopes[owner] += 0.8 * rounds * places[s.monument[d]]
    mine = hopes[seat]
    lead = mine - max(hope for other, hope in enumerate(hopes) if other != seat)
    field = mine - sum(hopes) / len(hopes)
    return min(0.97, max(0.03, 0.5 + 0.5 * (0.6 * lead + 0.4 * field) / SPREAD))


def _hope(s: State, seat: Seat, rounds: float, places: list[int]) -> float:
    """Princes that may become a district, a wonder or points, and the means to get them there."""
    owner, monument = s.owner, s.monument
    longer = 0.35 + 0.13 * rounds  # a district counts for more the longer it pays
    hope = here = 0.0
    last, gathered = NOBODY, [0] * len(ON_ISLAND)
    for heap, n in enumerate(s.princes[seat]):
        if n:
            d, civ = divmod(heap, KINDS)
            gathered[ISLAND_OF[d]] |= 1 << civ
            if owner[d] == NOBODY:
                promise = HEAP[min(n, FOR_CONTROL)] * longer * (0.7 + 0.1 * places[civ])
                if d != last:
                    last, here = d, 0.0
                if promise > here:  # only one heap of a district can take it
                    hope, here = hope + promise - here, promise
            elif monument[d] == civ:
                hope += REMOVABLE * n  # rule 29: two points, for a card
    for island, civs in enumerate(gathered):
        if s.wonder[island] == NOBODY:
            hope += GATHERED[BITS[civs]]
        elif s.wonder[island] == seat:
            hope += WONDER_INCOME * rounds * sum(VALUE[d] for d in ON_ISLAND[island] if owner[d] == NOBODY)
    return hope + CARD * cards_held(s, seat) + PRIVILEGE * s.privileges[seat]
