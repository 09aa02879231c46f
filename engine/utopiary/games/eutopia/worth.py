"""How good a position looks for the team, from 0 to 1. All share it: there is nothing to win alone.

What hurts: the sum of the factors on its way to War, events on the map (each flips a card a round) on their way to the
limit, and what they still miss. What helps: cards that fit, somebody on the spot, and time that has passed.
"""

from .data import HAND, LEAST, LEVELS, MOST, WAR
from .factors import amount
from .state import RESOURCE_ICONS, State, event_limit

WON, LOST = 0.8, 0.05  # a win is worth at least this, a loss at most that
CALM = LEAST * 4  # the lowest sum of the factors


def estimate(s: State) -> float:
    passed = 1 - len(s.time) / (54 + LEVELS["extreme"])
    if s.ending:
        better = (WAR - 1 - sum(s.factors)) / (WAR - 1 - CALM)
        return WON + (1 - WON) * better if s.ending == "peace" else LOST * passed
    value = 0.62 - _unrest(s) - _trouble(s) + 0.12 * passed + _means(s)
    return min(WON - 0.02, max(LOST + 0.02, value))


def _unrest(s: State) -> float:
    """Rising faster the nearer it comes to War."""
    share = (sum(s.factors) - CALM) / (WAR - CALM)
    high = sum(value * value for value in s.factors) / (MOST * MOST * len(s.factors))
    return 0.22 * share * share + 0.06 * share + 0.04 * high + (0.1 if s.war else 0.0)


def _trouble(s: State) -> float:
    """Events weigh more the nearer the limit; less when somebody is there, and when what they miss is at hand."""
    share = len(s.events) / event_limit(s)
    weight = 0.25 * share * share + 0.1 * share
    for trouble in s.events:
        there = [seat for seat, area in enumerate(s.places) if area == trouble.area]
        weight += 0.012 * sum(trouble.missing) - (0.006 if there else 0.0)
        for kind, need in enumerate(trouble.missing):
            if need and any(RESOURCE_ICONS[card][kind] for seat in there for card in s.hands[seat]):
                weight -= 0.008
    return weight


def _means(s: State) -> float:
    """Cards in hands, and how near each factor is to being brought down by one of them."""
    value = 0.003 * sum(min(len(hand), HAND + 2) for hand in s.hands)
    for factor, height in enumerate(s.factors):
        if height > LEAST:
            best = max(sum(amount(s, card, factor) for card in hand) for hand in s.hands)
            value += 0.006 * height * min(best, height) / height
    return value
