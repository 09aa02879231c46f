"""The course of a round: rules 14-16, 18, 23, 24, 32. A chapter calls it when a turn or a phase of its own is over."""

from ...core.game import Seat, Tell
from ...core.messages import seat_name
from .data import DEALT, DISCARDS_BETWEEN, DISCARDS_FIRST, DISCARDS_LAST, ISLANDS, KINDS, PASSES, full_bag
from .names import ISLAND_NAMES, OF_CIV, listed
from .outcome import end_game, is_last_round
from .prestige import score_round
from .state import NO_SEAT, State, draw
from .turn_order import move_start_player_back, next_seat

# --- welcoming -------------------------------------------------------------------------------------------------------


def begin_round(s: State, tell: Tell) -> None:
    """Fix the turn order, draw the guests and begin welcoming."""
    s.round += 1
    if s.round > 1 and move_start_player_back(s):
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


def end_welcome_turn(s: State, tell: Tell) -> None:
    """End a turn of welcoming: that of the host, if another minister was invited."""
    turn_of: Seat = s.seat if s.host == NO_SEAT else s.host
    s.done, s.host = (*s.done, turn_of), NO_SEAT
    _next_to_welcome(s, tell)


def _next_to_welcome(s: State, tell: Tell) -> None:
    seat = next_seat(s)
    if seat == NO_SEAT and s.lap < PASSES:  # rule 16
        s.lap, s.done = s.lap + 1, ()
        seat = next_seat(s)
    if seat == NO_SEAT:
        _begin_development(s, tell)
    else:
        s.phase, s.seat = "welcome", seat


# --- development -----------------------------------------------------------------------------------------------------


def _begin_development(s: State, tell: Tell) -> None:
    s.lap, s.done = 0, ()
    s.bag, s.taken = full_bag(len(s.points)), [()] * len(s.points)  # rule 18
    tell("utopia.development", n=DEALT, target="deck")
    for seat in s.track:
        _deal(s, tell, seat)
    s.owed = [DISCARDS_BETWEEN] * len(s.points)
    s.owed[s.track[0]], s.owed[s.track[-1]] = DISCARDS_FIRST, DISCARDS_LAST  # rule 23, rulings d14, d15
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


def end_discard(s: State) -> None:
    """Begin the turns of development once no seat owes a card."""
    if not any(s.owed):
        _next_to_develop(s)


def end_development_turn(s: State, tell: Tell) -> None:
    """End a turn of development; after the last one districts pay, and the next round or the end follows."""
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
    if is_last_round(s):
        end_game(s, tell)
    else:
        begin_round(s, tell)
