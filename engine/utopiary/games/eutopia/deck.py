"""The TIME deck and its rule (rules 5, 16): actions come to the hand, events strike where the next back points."""

from bisect import insort

from ...core.game import Tell
from . import names
from .data import FIRST_EVENT, HAND
from .ending import check_fall
from .factors import rise
from .state import BORDER, DOT, State, Trouble


def top_dot(s: State) -> int:
    """The area that the back of the top TIME card points at, for all to see; 0 when there is none."""
    dealt = s.round > 0
    return DOT[s.time[-1]] if dealt and s.time else 0


def flip_event(s: State, tell: Tell, event: int) -> None:
    """Rule 16. Ruling d13: an area holds any number of events."""
    area = DOT[s.time[-1]] if s.time else DOT[event]  # ruling d11: no next back, so its own
    s.events.append(Trouble(event, area, s.edition.needs[event]))
    tell.reveal("eutopia.struck", event=names.EVENT[event], area=names.area_name(s, area), target=f"area-{area}")
    rise(s, tell, BORDER[event])
    check_fall(s, tell)


def draw(s: State, tell: Tell) -> None:
    """One card by the TIME Deck Rule, for whoever has the turn."""
    card = s.time.pop()
    s.turned += 1
    if card >= FIRST_EVENT:
        flip_event(s, tell, card)
    else:
        insort(s.hands[s.seat], card)
        if s.variant.open_hands:
            tell.reveal("eutopia.drew", card=names.CARD[card], target="time")
        else:
            tell.reveal("eutopia.drew", card=names.CARD[card], only=s.seat, others="eutopia.drew-hidden", target="time")
    _tell_the_last(s, tell)


def flip(s: State, tell: Tell) -> None:
    """One card in the Event Phase (rule 19): an Action card does nothing."""
    card = s.time.pop()
    s.turned += 1
    if card >= FIRST_EVENT:
        flip_event(s, tell, card)
    else:
        s.discard.append(card)
        tell.reveal("eutopia.flipped", card=names.CARD[card], target="discard")
    _tell_the_last(s, tell)


def _tell_the_last(s: State, tell: Tell) -> None:
    if not s.time and s.phase != "over":
        tell("eutopia.last-card", target="time")  # rule 25


def supply(s: State, tell: Tell) -> None:
    """Rule 22: up to four in hand; rulings d15, d23: an empty deck gives nothing, a fuller hand stays."""
    while len(s.hands[s.seat]) < HAND and s.time and s.phase != "over":
        draw(s, tell)
