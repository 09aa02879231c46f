"""What Tool cards are worth in the hand."""

from collections.abc import Iterable

from ....core.move import Move
from ..data import TOOLS
from ..state import State
from .weights import GAIN


def worth(cards: Iterable[str]) -> float:
    """The worth of some cards together."""
    return sum([GAIN[card] for card in cards])


def unseen(s: State) -> dict[str, int]:
    """How many of each card lie in the deck or in other hands, from the open cards alone."""
    open_cards = s.discard + s.hands[s.seat] + [card for card in (s.card, s.fetched) if card]
    return {card: copies - open_cards.count(card) for card, copies in TOOLS.items()}


def average(hidden: dict[str, int]) -> float:
    """The expected worth of an unseen card."""
    cards = sum(hidden.values())
    return sum([GAIN[card] * copies for card, copies in hidden.items()]) / cards if cards else 0.0


def best_to_fetch(moves: list[Move]) -> Move:
    """The most valuable card to fetch; Redraw a Tool for a Redraw a Tool changes nothing and comes last."""
    return max(moves, key=lambda move: move[1] != "redraw-a-tool" and GAIN[str(move[1])])
