"""Playing cards from the hand: they leave it, and everybody sees them."""

from ...core.game import Event, Tell
from ...core.messages import Arg
from .state import State, seats_of


def lay_open(s: State, tell: Tell, id: str, *, target: str, **args: Arg) -> None:
    """Take the chosen cards out of the hand and tell about them.

    It is news to the others if they did not know the cards; the player did. So the event is addressed to a seat that
    learns something, and the rest read the same.
    """
    cards, shown = s.chosen, s.shown
    for card in cards:
        s.hands[s.seat].remove(card)
    s.shown = shown.difference(cards)
    s.chosen, s.factor, s.phase = (), -1, "action"
    tell(id, target=target, **args)
    if tell.events and not (s.variant.open_hands or shown.issuperset(cards)):  # bots read no log
        told = tell.events[-1]
        tell.events[-1] = Event(told.text, True, (s.seat + 1) % seats_of(s), told.text, target)
