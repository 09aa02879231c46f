"""Re-dealing what a seat cannot see: the TIME deck, the events in the box, and the others' hands unless they are open.

All players see the back of the top TIME card, so a guess keeps the area it points at.
"""

from ...core.game import Seat
from ...core.rng import Rng
from .data import FIRST_EVENT
from .state import DOT, State, top_dot

CHOOSING = ("card", "stabilise")  # phases in which cards are taken up that are still held


def sees_choice(s: State, seat: Seat | None) -> bool:
    """Does the seat see the cards taken up? It does if it sees the hand."""
    return s.variant.open_hands or seat == s.seat


def public_phase(s: State) -> str:
    """The phase as it looks to seats that do not see the cards taken up."""
    return "action" if s.phase in CHOOSING else s.phase


def redeal(s: State, seat: Seat, rng: Rng) -> None:
    """Deal the unseen cards anew. They are sorted before they are shuffled: the true order leaves no trace."""
    if not sees_choice(s, seat):
        s.phase, s.chosen, s.factor = public_phase(s), (), -1
    actions = [card for card in s.time if card < FIRST_EVENT]
    events = [card for card in s.time if card >= FIRST_EVENT]
    in_deck = len(actions), len(events)  # public: all players can count them
    others = [] if s.variant.open_hands else [hand for other, hand in enumerate(s.hands) if other != seat]
    for hand in others:
        actions += [card for card in hand if card not in s.shown]
    events += s.box
    for cards in (actions, events):
        cards.sort()
        rng.shuffle(cards)
    _stack(s, actions, events, in_deck, rng)
    for hand in others:
        hand[:] = sorted(card if card in s.shown else actions.pop() for card in hand)
    s.box = tuple(sorted(events))


def _stack(s: State, actions: list[int], events: list[int], in_deck: tuple[int, int], rng: Rng) -> None:
    """Build the TIME deck of so many actions and events, and take them from the unseen cards."""
    dot, (actions_left, events_left) = top_dot(s), in_deck
    top: list[int] = []
    if dot:  # the top card is any of those with this back, each as likely as it is to lie there
        top_actions = [card for card in actions if DOT[card] == dot] if actions_left else []
        top_events = [card for card in events if DOT[card] == dot] if events_left else []
        weight, event_weight = actions_left * len(events), events_left * len(actions)
        weight, event_weight = (weight, event_weight) if weight and event_weight else (1, 1)
        at = rng.below(len(top_actions) * weight + len(top_events) * event_weight)
        beyond = at - len(top_actions) * weight
        if beyond < 0:
            top, actions_left = [top_actions[at // weight]], actions_left - 1
            actions.remove(top[0])
        else:
            top, events_left = [top_events[beyond // event_weight]], events_left - 1
            events.remove(top[0])
    rest = [actions.pop() for _ in range(actions_left)] + [events.pop() for _ in range(events_left)]
    rng.shuffle(rest)
    s.time[:] = rest + top
