"""The course of a round: rules 14, 15, 18, 23 and 32. Who is done says so here, and hears who is next."""

from ...core.game import Seat, Tell
from ...core.messages import seat_name
from .data import (
    DEALT,
    DISCARDS_BETWEEN,
    DISCARDS_FIRST,
    DISCARDS_LAST,
    GOAL,
    GUESTS,
    ISLANDS,
    KINDS,
    PASSES,
    ROUNDS,
)
from .geography import ALL_GUESTS, closed
from .scoring import make_fair, score_round
from .state import ISLAND_NAMES, NOBODY, OF_CIV, State, draw, listed
from .track import next_seat, to_the_back

# --- welcoming -------------------------------------------------------------------------------------------------------


def all_guests(seats: int) -> list[int]:
    """What the bag holds at first (rule 6)."""
    return [0 if closed(seats, guest // KINDS) else GUESTS for guest in ALL_GUESTS]


def begin_round(s: State, tell: Tell) -> None:
    s.round += 1
    if s.round > 1 and to_the_back(s):
        tell("utopia.to-the-back", minister=seat_name(s.start), target="track")
    s.start, s.order, s.surprised = s.track[0], tuple(s.track), ()
    tell("utopia.round", round=s.round, start=seat_name(s.start), target="track")
    for _ in range(PASSES * len(s.points)):  # rule 15
        s.quay[draw(s.rng, s.bag)] += 1
    for island, id in enumerate(ISLANDS):
        heaps = s.quay[island * KINDS : (island + 1) * KINDS]
        guests = [OF_CIV[civ] for civ, n in enumerate(heaps) for _ in range(n)]
        if guests:
            tell.reveal("utopia.arrived", island=ISLAND_NAMES[island], guests=listed(guests), target=f"ship-{id}")
    s.lap, s.done = 1, ()
    _next_to_welcome(s, tell)


def welcomed(s: State, tell: Tell) -> None:
    """A turn of welcoming is over, that of the host if another was invited."""
    turn_of: Seat = s.seat if s.host == NOBODY else s.host
    s.done, s.host = (*s.done, turn_of), NOBODY
    _next_to_welcome(s, tell)


def _next_to_welcome(s: State, tell: Tell) -> None:
    seat = next_seat(s)
    if seat == NOBODY and s.lap < PASSES:
        s.lap, s.done = s.lap + 1, ()
        seat = next_seat(s)
    if seat == NOBODY:
        _begin_development(s, tell)
    else:
        s.phase, s.seat = "welcome", seat


# --- development -----------------------------------------------------------------------------------------------------


def _begin_development(s: State, tell: Tell) -> None:
    s.lap, s.done = 0, ()
    s.bag, s.taken = all_guests(len(s.points)), [()] * len(s.points)  # rule 18
    tell("utopia.development", n=DEALT, target="deck")
    for seat in s.track:
        _deal(s, tell, seat)
    s.owed = [DISCARDS_BETWEEN] * len(s.points)
    s.owed[s.track[0]], s.owed[s.track[-1]] = DISCARDS_FIRST, DISCARDS_LAST  # rule 23, rulings d14 and d15
    s.phase, s.seat = "discard", s.track[0]


def _deal(s: State, tell: Tell, seat: Seat) -> None:
    dealt = []
    for _ in range(DEALT):
        if not any(s.deck):  # rule 24
            s.deck, s.discards = s.discards, s.deck
            tell("utopia.shuffled", target="deck")
        dealt.append(draw(s.rng, s.deck))
    for civ in dealt:
        s.hands[seat][civ] += 1
    tell.reveal("utopia.dealt", cards=listed([OF_CIV[civ] for civ in sorted(dealt)]), only=seat, target="hand")


def discarded(s: State) -> None:
    if not any(s.owed):
        _next_to_develop(s)


def developed(s: State, tell: Tell) -> None:
    """A turn of development is over."""
    s.done = (*s.done, s.seat)
    if len(s.done) < len(s.points):
        _next_to_develop(s)
    else:
        _end_round(s, tell)


def _next_to_develop(s: State) -> None:
    s.phase, s.seat = "develop", next_seat(s)


def _end_round(s: State, tell: Tell) -> None:
    s.done = ()
    score_round(s, tell)
    reached = max(s.points) >= GOAL  # rule 32, ruling d30: asked only now
    if not reached and s.round < ROUNDS:
        begin_round(s, tell)
        return
    make_fair(s, tell)
    s.phase = "over"
    if reached:
        tell("utopia.goal", minister=seat_name(s.track[0]), n=s.points[s.track[0]], target="track")
    else:
        tell("utopia.last-round", n=ROUNDS, target="track")
