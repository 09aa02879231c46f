"""What a seat cannot see, dealt anew: the hands of others, the deck, and the Contrivance."""

from ...core.game import Seat
from ...core.rng import Rng
from .data import SWITCH_ONS
from .state import State, in_order


def deal_anew(other: State, seat: Seat, rng: Rng) -> None:
    """All cards that lie face down for this seat, sorted first, so that the truth leaves no trace.

    Everybody knows that no Switch On is in a hand (rule 20) or among the first cards of the deck (rule 15). What one
    could remember of stolen and fetched cards is not kept: a guess is made from what can be seen now.
    """
    hands = [hand for rival, hand in enumerate(other.hands) if rival != seat]
    unseen = sorted([card for place in (other.deck, *hands) for card in place])
    tools = [card for card in unseen if card not in SWITCH_ONS]
    rng.shuffle(tools)
    for hand in hands:
        hand[:] = [tools.pop() for _ in hand]
        in_order(hand)
    top = [tools.pop() for _ in range(min(other.safe, len(tools)))]
    below = tools + [card for card in unseen if card in SWITCH_ONS]
    rng.shuffle(below)
    other.deck = below + top
    if other.phase != "over":
        other.contrivance = rng.below(len(other.contrivances))
