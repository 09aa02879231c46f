"""A turn: Event Phase, Action Phase, Supply Phase (rules 18, 19, 20, 21, 22), and the round it belongs to.

Ruling d26, ours: the clock never stands still. With no event on the map and every hand full a team could pass for
ever. So when a whole round has turned no TIME card and no event is on the map, the next Event Phase flips one card.
"""

from functools import cache

from ...core.game import Ask, Choice, Tell, choice
from ...core.messages import seat_name
from . import names
from .data import HAND_SIZE
from .outcome import end_in_time
from .state import State, seats_of, talents_at
from .talents import offer_talents
from .time_deck import flip, supply


def begin(s: State, tell: Tell) -> None:
    """Begin the turn of a seat. Only the holder of the Start Player card has an Event Phase (rules 19, 20)."""
    s.phase, s.talents = "action", _unused_talents(s)
    if s.seat != s.starter:
        return
    still = s.round > 0 and s.turned == 0 and not s.events  # ruling d26
    s.round += 1
    s.turned = 0
    s.flips = min(len(s.events) + still, len(s.time))  # rule 19, ruling d10: counted before the first is flipped
    if s.flips:
        s.phase = "event"


def _unused_talents(s: State) -> tuple[str, ...]:
    """The talents of the seat to act at the beginning of its turn (ruling c6)."""
    return tuple(talent for talent, reach in talents_at(s, s.seat)._asdict().items() if reach)


# --- Event Phase -----------------------------------------------------------------------------------------------------


def ask_event(s: State, ask: Ask) -> None:
    """Offer to flip the cards of the Event Phase (rule 19)."""
    ask("eutopia.ask.event" if s.events else "eutopia.ask.still", rule="event-phase", n=len(s.events))
    ask.choice("flip", label="eutopia.flip", target="time", group="flip", n=s.flips)


def flip_all(s: State, tell: Tell) -> None:
    """Flip the cards one after the other, unless one of them ends the game (rule 19)."""
    while s.flips and s.phase != "over":
        s.flips -= 1
        flip(s, tell)
    if s.phase != "over":
        s.phase = "action"


# --- Action Phase ----------------------------------------------------------------------------------------------------


def ask_action(s: State, ask: Ask) -> None:
    """Offer every card in hand, unused talents and the end of the turn (rule 21)."""
    hand = s.hands[s.seat]
    ask("eutopia.ask.action", rule="action-phase", n=len(hand))
    ask.offer([_take(card) for card in hand])
    if s.talents:
        offer_talents(s, ask)
    ask.offer([_end(HAND_SIZE - len(hand) if s.time else 0)])


@cache
def _take(card: int) -> Choice:
    return choice("take", card, label="eutopia.take", target=f"card-{card}", group="cards", card=names.CARD[card])


@cache
def _end(due: int) -> Choice:
    if due > 0:
        return choice("end", label="eutopia.end-turn", target="time", group="end", n=due)
    return choice("end", label="eutopia.end-turn-only", target="time", group="end")


# --- Supply Phase ----------------------------------------------------------------------------------------------------


def end(s: State, tell: Tell) -> None:
    """The Supply Phase, then the next player or the end of the game (rules 18, 22, 25)."""
    supply(s, tell)
    if s.phase == "over":
        return
    following = (s.seat + 1) % seats_of(s)
    if following == s.starter and not s.time:
        end_in_time(s, tell)
        return
    s.seat = following
    tell("eutopia.turn", next=seat_name(following), target=f"seat-{following}")
    begin(s, tell)
