"""How good a position looks for the team, from 0 to 1. It is the same for all seats: they win or lose together.

Bad are a sum of the factors near War, a number of events near the limit (each flips a card a round), and above all what
the events still miss. Good are cards that fit, a character in the area of an event, and time that has passed.
The weights come from a short search among a few dozen settings. With them the generic greedy bot (four guesses, open
hands, Beginners) won 17, 24 and 13 of 60 games of two, three and four players, on seeds that the search had not seen;
with the first hand-made weights it won 11, 11 and 12. Random play wins none.
"""

from .actions import amount
from .data import ACTIONS, HAND_SIZE, LEVELS, LOSING_SUM, MAX_FACTOR, MIN_FACTOR, WAR_SUM
from .state import LEADS_TO, RESOURCE_ICONS, OpenEvent, State, event_limit, terrain_of

WON, LOST = 0.8, 0.05  # a win is worth at least this, a loss at most that
LOWEST_SUM = LOSING_SUM // MAX_FACTOR * MIN_FACTOR  # of the factors
LONGEST = len(ACTIONS) + LEVELS["extreme"]  # no TIME deck holds more


def worth(s: State) -> float:
    """The worth of a position in which no choice is half made."""
    passed = 1 - len(s.time) / LONGEST
    if s.ending:
        better = (WAR_SUM - 1 - sum(s.factors)) / (WAR_SUM - 1 - LOWEST_SUM)
        return WON + (1 - WON) * better if s.ending == "peace" else LOST * passed
    value = 0.62 - _factors(s) - _number_of_events(s) - sum(_event(s, event) for event in s.events) + _cards(s)
    return min(WON - 0.02, max(LOST + 0.02, value + 0.12 * passed))


def _factors(s: State) -> float:
    """What high factors cost: growing faster the nearer they come to War."""
    share = (sum(s.factors) - LOWEST_SUM) / (WAR_SUM - LOWEST_SUM)
    high = sum(value * value for value in s.factors) / (MAX_FACTOR * LOSING_SUM)
    return 0.22 * share * share + 0.02 * share + 0.01 * high + (0.1 if s.war else 0.0)


def _number_of_events(s: State) -> float:
    """What the number of events costs: growing faster the nearer it comes to the limit."""
    share = len(s.events) / event_limit(s)
    return 0.35 * share * share + 0.1 * share


def _event(s: State, event: OpenEvent) -> float:
    """What an event costs: by what it misses; less if a character is there, and if what it misses is at hand."""
    there = [hand for hand, area in zip(s.hands, s.places, strict=True) if area == event.area]
    weight = 0.048 * sum(event.missing) - (0.018 if there else 0.0)
    for kind, need in enumerate(event.missing):
        if need:
            if any(RESOURCE_ICONS[card][kind] for hand in there for card in hand):
                weight -= 0.008
            elif any(_can_come(s, hand, event.area, kind) for hand in s.hands):
                weight -= 0.004
    return weight


def _can_come(s: State, hand: list[int], area: int, kind: int) -> bool:
    """Does a hand hold a card that shows the resource, and another to travel there with?"""
    terrain = terrain_of(s, area)
    travel = [card for card in hand if terrain in LEADS_TO[card]]
    return bool(travel) and any(RESOURCE_ICONS[card][kind] for card in hand if travel != [card])


def _cards(s: State) -> float:
    """What cards in hands are worth, and how near each factor is to being brought down with one of the hands."""
    value = 0.005 * sum(min(len(hand), HAND_SIZE + 2) for hand in s.hands)
    for factor, height in enumerate(s.factors):
        if height > MIN_FACTOR:
            best = max(sum(amount(s, card, factor) for card in hand) for hand in s.hands)
            value += 0.006 * min(best, height)
    return value
