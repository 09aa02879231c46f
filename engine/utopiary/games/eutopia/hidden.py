"""What a seat cannot see, dealt anew: the TIME deck, the events in the box, and the others' hands unless they are open.

Everybody sees the back of the top TIME card, so a guess keeps the area it points at.
"""

from ...core.game import Seat
from ...core.rng import Rng
from .data import FIRST_EVENT
from .deck import top_dot
from .state import DOT, State

CHOOSING = ("card", "stabilise")  # phases in which cards are taken up that are still held


def sees_choice(s: State, seat: Seat | None) -> bool:
    """Cards taken up are seen by whoever sees the hand."""
    return s.variant.open_hands or seat == s.seat


def public_phase(s: State) -> str:
    """The phase as it looks to those who do not see the cards taken up."""
    return "action" if s.phase in CHOOSING else s.phase


def redeal(s: State, seat: Seat, rng: Rng) -> None:
    """Sorted before it is shuffled: the truth leaves no trace."""
    if not sees_choice(s, seat):
        s.phase, s.chosen, s.factor = public_phase(s), (), -1
    actions = [card for card in s.time if card < FIRST_EVENT]
    events = [card for card in s.time if card >= FIRST_EVENT]
    here = len(actions), len(events)  # in the TIME deck; anybody can count them
    others = [] if s.variant.open_hands else [hand for other, hand in enumerate(s.hands) if other != seat]
    for hand in others:
        actions += [card for card in hand if card not in s.shown]
    events += s.box
    for cards in (actions, events):
        cards.sort()
        rng.shuffle(cards)
    _stack(s, actions, events, here, rng)
    for hand in others:
        hand[:] = sorted(card if card in s.shown else actions.pop() for card in hand)
    s.box = tuple(sorted(events))


def _stack(s: State, actions: list[int], events: list[int], here: tuple[int, int], rng: Rng) -> None:
    """Build the TIME deck of so many actions and events, and take them from the unseen cards."""
    dot, (in_time, strikes) = top_dot(s), here
    top = []
    if dot:  # the top card is any of those with this back, each as likely as it is to lie there
        likely = [card for card in actions if DOT[card] == dot] if in_time else []
        dire = [card for card in events if DOT[card] == dot] if strikes else []
        weight, dire_weight = in_time * len(events), strikes * len(actions)
        weight, dire_weight = (weight, dire_weight) if weight and dire_weight else (1, 1)
        at = rng.below(len(likely) * weight + len(dire) * dire_weight)
        beyond = at - len(likely) * weight
        card = likely[at // weight] if beyond < 0 else dire[beyond // dire_weight]
        (actions if beyond < 0 else events).remove(card)
        in_time, strikes = (in_time - 1, strikes) if beyond < 0 else (in_time, strikes - 1)
        top = [card]
    rest = [actions.pop() for _ in range(in_time)] + [events.pop() for _ in range(strikes)]
    rng.shuffle(rest)
    s.time[:] = rest + top
