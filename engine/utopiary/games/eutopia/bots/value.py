"""What a position is worth to the team when a turn is over and cards are about to be drawn.

It is looked at from many sides, each a number of about 0 to 1, and these are weighed (weights.py) and added up. The sum
has no unit; only which of two positions is worth more means anything, and only if they end the same turn.
"""

from operator import mul
from typing import NamedTuple

from ..data import HAND, LEAST, MOST, WAR
from .chance import at_least, expected, striking
from .position import NEVER, Position, Scene, calming, settling
from .turns import Value


class Sides(NamedTuple):
    """What is looked at; a set of weights has the same names."""

    # what may happen before the next player can do anything about it
    crowd: float  # the chance that the events become too many
    brink: float  # the chance that there will be War, or still is
    filled: float  # how full of events the map is then to be expected
    unrest: float  # how high the factors
    # how things stand
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
    short: float  # cards that will be wanting for all that
    held: float  # cards in hands
    icons: float  # resources that the events miss
    cost: float  # cards that it takes to settle them
    easy: float  # events that somebody settles with one card or none
    possible: float  # ... with more cards
    stuck: float  # ... that nobody can settle with what they hold
    for_next: float  # ... that the next player can settle
    calm_easy: float  # factors that somebody brings down with one card
    calm_possible: float
    calm_stuck: float
    spread: float  # different places where the team is


def sides(scene: Scene, p: Position) -> Sides:
    seat, (hands, places, events, factors, war, _) = scene.seat, p
    seats, on_map, total, limit = len(hands), len(events), sum(factors), scene.limit
    draws = HAND - len(hands[seat])
    odds = striking(scene.time, scene.strikes, draws if draws > 0 else 0, on_map if scene.flips_next else -1)
    strikes = expected(odds)
    icons, cost, (easy, possible, stuck), for_next = _events(scene, p)
    heights, at_most, calm = _factors(scene, hands, factors)
    held = sum(map(len, hands)) + sum(scene.unseen)
    to_calm = max(0, total + scene.strikes - WAR + 1)
    to_settle = max(0, on_map + scene.strikes - limit + 1)
    short = 1.5 * to_calm + 2 * to_settle + 0.5 * icons - held - 0.75 * (scene.time - scene.strikes)
    gap = limit - on_map
    restless = total + strikes - 7
    return Sides(
        at_least(odds, gap),
        1.0 if war else at_least(odds, WAR - total),
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


def _events(scene: Scene, p: Position) -> tuple[int, int, list[int], int]:
    """Icons missing; cards it takes; how many are easy, possible, stuck; how many the next player can settle."""
    icons = cost = for_next = 0
    found = [0, 0, 0]
    following = (scene.seat + 1) % len(p.hands)
    who = list(zip(p.hands, p.places, scene.homes, scene.brings, strict=True))
    for _, area, missing in p.events:
        icons += sum(missing)
        terrain = scene.terrains[area - 1]
        costs = [
            settling(hand, missing, "" if place == area or terrain in home else terrain, brings)
            for hand, place, home, brings in who
        ]
        best = min(costs)
        found[0 if best <= 1 else 1 if best < NEVER else 2] += 1
        cost += min(best, HAND)
        for_next += costs[following] < NEVER
    return icons, cost, found, for_next


def _factors(scene: Scene, hands: tuple[tuple[int, ...], ...], factors: tuple[int, ...]) -> tuple[int, int, list[int]]:
    """How high they stand; how many stand at the most; how many can be brought down easily, somehow, not at all."""
    heights = at_most = 0
    found = [0, 0, 0]
    for factor, value in enumerate(factors):
        if value > LEAST:
            best = min([calming(hand, factor, value, scene.icons) for hand in hands])
            found[0 if best == 1 else 1 if best < NEVER else 2] += 1
            heights += (value - LEAST) ** 2
            at_most += value == MOST
    return heights, at_most, found


def weighed(scene: Scene, weights: Sides) -> Value:
    return lambda p: sum(map(mul, weights, sides(scene, p)))
