"""How good a position looks for the team, from 0 to 1. All share it: there is nothing to win alone.

What hurts: the sum of the factors on its way to War, events on the map (each flips a card a round) on their way to the
limit, and above all what they still miss. What helps: cards that fit, somebody on the spot, and time that has passed.
The weights come from a short search among a few dozen settings. With them the generic greedy bot (four guesses, open
hands, Beginners) won 17, 24 and 13 of 60 games of two, three and four players, on seeds that the search had not seen;
with the first hand-made weights it won 11, 11 and 12. Random play wins none.
"""

from .data import ACTIONS, FALL, HAND, LEAST, LEVELS, MOST, WAR
from .factors import amount
from .state import LEADS_TO, RESOURCE_ICONS, State, Trouble, event_limit, terrain_of

WON, LOST = 0.8, 0.05  # a win is worth at least this, a loss at most that
CALM = FALL // MOST * LEAST  # the lowest sum of the factors
LONGEST = len(ACTIONS) + LEVELS["extreme"]  # no TIME deck holds more


def estimate(s: State) -> float:
    passed = 1 - len(s.time) / LONGEST
    if s.ending:
        better = (WAR - 1 - sum(s.factors)) / (WAR - 1 - CALM)
        return WON + (1 - WON) * better if s.ending == "peace" else LOST * passed
    value = 0.62 - _unrest(s) - _crowd(s) - sum(_trouble(s, trouble) for trouble in s.events) + _means(s)
    return min(WON - 0.02, max(LOST + 0.02, value + 0.12 * passed))


def _unrest(s: State) -> float:
    """Growing faster the nearer the factors come to War."""
    share = (sum(s.factors) - CALM) / (WAR - CALM)
    high = sum(value * value for value in s.factors) / (MOST * FALL)
    return 0.22 * share * share + 0.02 * share + 0.01 * high + (0.1 if s.war else 0.0)


def _crowd(s: State) -> float:
    """Growing faster the nearer the events come to the limit."""
    share = len(s.events) / event_limit(s)
    return 0.35 * share * share + 0.1 * share


def _trouble(s: State, trouble: Trouble) -> float:
    """An event weighs by what it misses; less when somebody is there, and when what it misses is at hand."""
    there = [hand for hand, area in zip(s.hands, s.places, strict=True) if area == trouble.area]
    weight = 0.048 * sum(trouble.missing) - (0.018 if there else 0.0)
    for kind, need in enumerate(trouble.missing):
        if need:
            if any(RESOURCE_ICONS[card][kind] for hand in there for card in hand):
                weight -= 0.008
            elif any(_can_come(s, hand, trouble.area, kind) for hand in s.hands):
                weight -= 0.004
    return weight


def _can_come(s: State, hand: list[int], area: int, kind: int) -> bool:
    """Does a hand hold a card that fits, and another to travel there with?"""
    terrain = terrain_of(s, area)
    travel = [card for card in hand if terrain in LEADS_TO[card]]
    return bool(travel) and any(RESOURCE_ICONS[card][kind] for card in hand if travel != [card])


def _means(s: State) -> float:
    """Cards in hands, and how near each factor is to being brought down with one of them."""
    value = 0.005 * sum(min(len(hand), HAND + 2) for hand in s.hands)
    for factor, height in enumerate(s.factors):
        if height > LEAST:
            best = max(sum(amount(s, card, factor) for card in hand) for hand in s.hands)
            value += 0.006 * min(best, height)
    return value
