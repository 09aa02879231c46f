"""The Tech deck, the Tech Salvage Pool and the Naga Agent's own card (rules 14, 29; rulings d22, d26)."""

from ...core.game import Tell
from .data import EMPTY, TECH_VALUE, UPSIDE_DOWN
from .names import TECH_TEXT
from .state import State


def draw(s: State) -> int:
    """Draw the next card, or `EMPTY`; the discarded cards become the deck when it is empty (ruling d22)."""
    if not s.tech_deck:
        if not s.tech_used:
            return EMPTY
        cards = list(s.tech_used)
        s.rng.shuffle(cards)
        s.tech_deck, s.tech_used = tuple(cards), ()
    card, s.tech_deck = s.tech_deck[-1], s.tech_deck[:-1]
    return card


def refill_pool(s: State, tell: Tell, place: int) -> None:
    """Fill a place of the pool from the deck."""
    card = draw(s)
    s.pool = (*s.pool[:place], card, *s.pool[place + 1 :])
    if card != EMPTY:
        tell.reveal("transecopia.salvaged", card=TECH_TEXT[card], target=f"tech-{place + 1}")


def refill_reserve(s: State, tell: Tell) -> None:
    """Draw the Naga Agent's next card (ruling d26)."""
    s.reserve = draw(s)
    if s.reserve != EMPTY:
        tell.reveal("transecopia.reserved", card=TECH_TEXT[s.reserve], target="tech-reserve")


def discard(s: State, cards: tuple[int, ...]) -> None:
    """Discard cards, improved ones as they were before."""
    s.tech_used = tuple(sorted((*s.tech_used, *(card % UPSIDE_DOWN for card in cards))))


def points(cards: tuple[int, ...]) -> int:
    """The points of Tech of these cards together."""
    return sum(TECH_VALUE[card] for card in cards)
