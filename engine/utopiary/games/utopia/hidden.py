"""Re-dealing what a seat cannot see: the deck and the hands of rivals."""

from ...core.game import Seat
from ...core.rng import Rng
from .data import KINDS
from .state import State


def redeal(other: State, seat: Seat, rng: Rng) -> None:
    """Deal the deck and the hands of rivals anew in `other`, a copy of the position; all else lies open.

    Cards are pooled as counts by civilization, so the true deal leaves no trace in the order.
    """
    rivals = [hand for rival, hand in enumerate(other.hands) if rival != seat]
    unseen = [civ for civ in range(KINDS) for _ in range(other.deck[civ] + sum(hand[civ] for hand in rivals))]
    rng.shuffle(unseen)
    for hand in rivals:
        dealt = [unseen.pop() for _ in range(sum(hand))]
        hand[:] = [dealt.count(civ) for civ in range(KINDS)]
    other.deck = [unseen.count(civ) for civ in range(KINDS)]
