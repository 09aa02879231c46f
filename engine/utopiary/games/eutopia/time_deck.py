"""The TIME deck and its rule (rules 5, 16): actions come to the hand, events strike where the next back points."""

from bisect import insort

from ...core.game import Tell
from . import names
from .data import FIRST_EVENT, HAND_SIZE
from .factors import raise_factor
from .outcome import check_fall
from .state import BORDER, DOT, OpenEvent, State


def strike(s: State, tell: Tell, event: int) -> None:
    """Put an event on the map and raise its factor (rule 16). Ruling d13: an area holds any number of events."""
    area = DOT[s.time[-1]] if s.time else DOT[event]  # ruling d11: no next back, so its own
    s.events.append(OpenEvent(event, area, s.edition.needs[event]))
    tell.reveal("eutopia.struck", event=names.EVENT[event], area=names.area_name(s, area), target=f"area-{area}")
    raise_factor(s, tell, BORDER[event])
    check_fall(s, tell)


def draw(s: State, tell: Tell) -> None:
    """Draw one card by the TIME Deck Rule, for the seat to act (rule 16)."""
    card = s.time.pop()
    s.turned += 1
    if card >= FIRST_EVENT:
        strike(s, tell, card)
    else:
        insort(s.hands[s.seat], card)
        if s.variant.open_hands:
            tell.reveal("eutopia.drew", card=names.CARD[card], target="time")
        else:
            tell.reveal("eutopia.drew", card=names.CARD[card], only=s.seat, others="eutopia.drew-hidden", target="time")
    _tell_the_last(s, tell)


def flip(s: State, tell: Tell) -> None:
    """Flip one card in the Event Phase (rule 19): an Action card does nothing."""
    card = s.time.pop()
    s.turned += 1
    if card >= FIRST_EVENT:
        strike(s, tell, card)
    else:
        s.discard.append(card)
        tell.reveal("eutopia.flipped", card=names.CARD[card], target="discard")
    _tell_the_last(s, tell)


def _tell_the_last(s: State, tell: Tell) -> None:
    """Say that the deck has run out (rule 25)."""
    if not s.time and s.phase != "over":
        tell("eutopia.last-card", target="time")


def supply(s: State, tell: Tell) -> None:
    """Draw up to four in hand (rule 22). Rulings d15, d23: an empty deck gives nothing, a fuller hand stays."""
    while len(s.hands[s.seat]) < HAND_SIZE and s.time and s.phase != "over":
        draw(s, tell)
