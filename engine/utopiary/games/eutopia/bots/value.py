"""What a position is worth to the team when a turn is over and cards are about to be drawn.

A linear value function: features of about 0 to 1, multiplied by weights (weights.py) and added up. The sum has no unit;
it only tells which of two positions is worth more, and only if they end the same turn.
"""

from operator import mul
from typing import NamedTuple

from ..data import HAND_SIZE, MAX_FACTOR, MIN_FACTOR, WAR_SUM
from .event_odds import at_least, expected, striking
from .position import IMPOSSIBLE, Context, Hand, Position, calming, settling
from .search import Value


class Features(NamedTuple):
    """The features of a position; a set of weights has the same names."""

    # what may happen before the next player can act
    events_full: float  # the chance that the events become too many
    brink: float  # the chance that there will be War, or still is
    filled: float  # how full of events the map is then to be expected
    unrest: float  # how high the factors
    # the position itself
    war: float
    last_gap: float  # one more event is too many
    second_gap: float
    third_gap: float
    at_12: float  # the sum of the factors
    at_11: float
    at_10: float
    at_9: float
    heights: float  # of the factors, squared: one at 4 is worse than two at 3
    at_most: float  # factors that cannot rise any further
    # what is still to be done, and with what
    to_calm: float  # how often factors have to sink before the end
    to_settle: float  # how many events have to be settled before the end
    short: float  # cards lacking for all that
    held: float  # cards in hands
    icons: float  # resources that the events miss
    cost: float  # cards that it takes to settle them
    easy: float  # events that some player can settle with one card or none
    possible: float  # ... with more cards
    stuck: float  # ... that no player can settle with the cards held
    for_next: float  # ... that the next player can settle
    calm_easy: float  # factors that some player can bring down with one card
    calm_possible: float
    calm_stuck: float
    spread: float  # different places where the team is


def features(context: Context, p: Position) -> Features:
    """All features of a position."""
    seat, (hands, places, events, factors, war, _) = context.seat, p
    seats, on_map, total, limit = len(hands), len(events), sum(factors), context.limit
    draws = HAND_SIZE - len(hands[seat])
    odds = striking(context.time, context.strikes, draws if draws > 0 else 0, on_map if context.flips_next else -1)
    strikes = expected(odds)
    icons, cost, (easy, possible, stuck), for_next = _events(context, p)
    heights, at_most, calm = _factors(context, hands, factors)
    held = sum(map(len, hands)) + sum(context.unseen)
    to_calm = max(0, total + context.strikes - WAR_SUM + 1)
    to_settle = max(0, on_map + context.strikes - limit + 1)
    short = 1.5 * to_calm + 2 * to_settle + 0.5 * icons - held - 0.75 * (context.time - context.strikes)
    gap = limit - on_map
    restless = total + strikes - 7
    return Features(
        at_least(odds, gap),
        1.0 if war else at_least(odds, WAR_SUM - total),
        ((on_map + strikes) / limit) ** 2,
        restless * restless / 25 if restless > 0 else 0.0,
        war,
        gap <= 1,
        gap == 2,
        gap == 3,
        total >= 12,
        total == 11,
        total == 10,
        total == 9,
        heights / 16,
        at_most / 4,
        to_calm / 8,
        to_settle / 12,
        short / 10 if short > 0 else 0.0,
        held / 16,
        icons / 8,
        cost / 8,
        easy / 4,
        possible / 4,
        stuck / 4,
        for_next / 4,
        calm[0] / 4,
        calm[1] / 4,
        calm[2] / 4,
        len(set(places)) / seats,
    )


def _events(context: Context, p: Position) -> tuple[int, int, list[int], int]:
    """Icons missing; cards they take; how many are easy, possible, stuck; how many the next player can settle."""
    icons = cost = for_next = 0
    found = [0, 0, 0]
    following = (context.seat + 1) % len(p.hands)
    team = list(zip(p.hands, p.places, context.homes, context.brings, strict=True))
    for _, area, missing in p.events:
        icons += sum(missing)
        terrain = context.terrains[area - 1]
        costs = [
            settling(hand, missing, "" if place == area or terrain in home else terrain, brings)
            for hand, place, home, brings in team
        ]
        best = min(costs)
        found[0 if best <= 1 else 1 if best < IMPOSSIBLE else 2] += 1
        cost += min(best, HAND_SIZE)
        for_next += costs[following] < IMPOSSIBLE
    return icons, cost, found, for_next


def _factors(context: Context, hands: tuple[Hand, ...], factors: tuple[int, ...]) -> tuple[int, int, list[int]]:
    """Heights squared; how many are at the maximum; how many can be brought down easily, somehow, not at all."""
    heights = at_most = 0
    found = [0, 0, 0]
    for factor, value in enumerate(factors):
        if value > MIN_FACTOR:
            best = min([calming(hand, factor, value, context.icons) for hand in hands])
            found[0 if best == 1 else 1 if best < IMPOSSIBLE else 2] += 1
            heights += (value - MIN_FACTOR) ** 2
            at_most += value == MAX_FACTOR
    return heights, at_most, found


def value_function(context: Context, weights: Features) -> Value:
    """The function that adds up the weighted features of a position."""
    return lambda p: sum(map(mul, weights, features(context, p)))
