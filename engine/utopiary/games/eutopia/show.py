"""Playing cards from the hand: they leave it, and everybody sees them."""

from ...core.game import Event, Tell
from ...core.words import Arg
from .state import State, known_to_all, seats_of


def lay_open(s: State, tell: Tell, id: str, *, target: str, **args: Arg) -> None:
    """Take the chosen cards out of the hand and tell about them.

    It is news to the others if they did not know the cards; the player did. So the event is addressed to a seat that
    learns something, and the rest read the same.
    """
    news = not all(known_to_all(s, card) for card in s.chosen)
    for card in s.chosen:
        s.hands[s.seat].remove(card)
    s.shown = s.shown.difference(s.chosen)
    s.chosen, s.factor, s.phase = (), -1, "action"
    tell(id, target=target, **args)
    if news and tell.events:  # bots read no log
        told = tell.events[-1]
        tell.events[-1] = Event(told.text, True, (s.seat + 1) % seats_of(s), told.text, target)
