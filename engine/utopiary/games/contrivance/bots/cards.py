"""What Tool cards are worth in the hand."""

from collections.abc import Iterable

from ....core.move import Move
from ..data import TOOLS
from ..state import State

GAIN = {  # points a card shifts where it helps most, on average over games of the hard bot; the last two by trial
    "move": 7.0,
    "rotate": 4.0,
    "swap-component": 10.0,
    "swap-points": 9.5,
    "plus-1": 1.4,
    "minus-1": 1.4,
    "plus-2": 2.4,
    "minus-2": 2.4,
    "plus-3": 3.8,
    "minus-3": 3.4,
    "take-a-tool": 3.0,
    "redraw-a-tool": 4.0,
}


def worth(cards: Iterable[str]) -> float:
    return sum([GAIN[card] for card in cards])


def unseen(s: State) -> dict[str, int]:
    """How many of each card are in the deck and in other hands. Where exactly, nobody knows, and nobody looks."""
    open_cards = s.discard + s.hands[s.seat] + [card for card in (s.card, s.fetched) if card]
    return {card: copies - open_cards.count(card) for card, copies in TOOLS.items()}


def average(hidden: dict[str, int]) -> float:
    """What a card that one does not know is worth."""
    cards = sum(hidden.values())
    return sum([GAIN[card] * copies for card, copies in hidden.items()]) / cards if cards else 0.0


def best_to_fetch(moves: list[Move]) -> Move:
    """Redraw a Tool for a Redraw a Tool would change nothing: that comes last."""
    return max(moves, key=lambda move: move[1] != "redraw-a-tool" and GAIN[str(move[1])])
