"""Re-deal what a seat cannot see: the hands of others, the deck, and the Contrivance."""

from ...core.game import Seat
from ...core.rng import Rng
from .data import SWITCH_ONS
from .state import State, sort_hand


def redeal(s: State, seat: Seat, rng: Rng) -> None:
    """Deal all cards that lie face down for this seat anew; sorted first, so that the truth leaves no trace.

    No Switch On is in a hand (rule 20) or among the first cards of the deck (rule 15). What a player could remember of
    stolen and fetched cards is not kept: a guess is made from what can be seen now.
    """
    hands = [hand for rival, hand in enumerate(s.hands) if rival != seat]
    unseen = sorted([card for cards in (s.deck, *hands) for card in cards])
    tools = [card for card in unseen if card not in SWITCH_ONS]
    rng.shuffle(tools)
    for hand in hands:
        hand[:] = [tools.pop() for _ in hand]
        sort_hand(hand)
    top = [tools.pop() for _ in range(min(s.safe, len(tools)))]
    below = tools + [card for card in unseen if card in SWITCH_ONS]
    rng.shuffle(below)
    s.deck = below + top
    if s.phase != "over":
        s.contrivance = rng.below(len(s.contrivances))
