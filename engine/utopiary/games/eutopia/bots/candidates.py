"""The steps that a turn can be made of, each with the position it leads to.

A step is (verb, object, cards): a use of one card, of a set of cards for Stabilisation, or of a talent; "advise" has
the kind of resource in the place of cards.
"""

from collections.abc import Iterator
from functools import cache

from ....core.game import Seat
from ..data import MIN_FACTOR, WAR_SUM
from ..state import LEADS_TO, Counts
from .position import Context, Hand, Position, brought, enough, fills

Step = tuple[str, int, Hand]


def steps(context: Context, p: Position) -> Iterator[tuple[Step, Position]]:
    """Steps with an effect in this turn: Stabilisation, Peace Work, and Journeys to events that can be worked on."""
    seat = context.seat
    hand, place = p.hands[seat], p.places[seat]
    for factor, value in enumerate(p.factors):
        if value > MIN_FACTOR:
            for cards in enough(hand, factor, value, context.icons):
                yield ("stabilise", factor, cards), _stabilised(context, p, factor, cards)
    for index, (event, area, missing) in enumerate(p.events):
        if area == place:
            for card in hand:
                left = fills(missing, card)
                if left != missing:
                    yield ("work", event, (card,)), _worked(p, index, left, without(p.hands, seat, (card,)))
            for kind in context.brings[seat] if "advise" in p.talents else ():
                if missing[kind]:
                    after = _worked(p, index, brought(missing, kind), p.hands)
                    yield ("advise", event, (kind,)), after._replace(talents=_without("advise", p.talents))
    for area in sorted({area for _, area, _ in p.events if area != place}):
        missing_there = [missing for _, there, missing in p.events if there == area]
        useful = [card for card in hand if any(fills(missing, card) != missing for missing in missing_there)]
        brings = context.brings[seat] if "advise" in p.talents else ()
        advises = any(missing[kind] for missing in missing_there for kind in brings)
        terrain = context.terrains[area - 1]
        if "roam" in p.talents and (useful or advises) and terrain in context.homes[seat]:
            yield ("roam", area, ()), _roamed(p, seat, area)
        for card in hand:
            if terrain in LEADS_TO[card] and (advises or any(other != card for other in useful)):
                yield ("journey", area, (card,)), journey(p, seat, area, card)


def gifts(context: Context, p: Position) -> Iterator[tuple[Step, Position]]:
    """Steps that prepare later turns: Collaboration, and Journeys to where nothing can be done yet."""
    seat = context.seat
    areas = sorted(({area for _, area, _ in p.events} | {context.back}) - {0, *p.places})
    for card in p.hands[seat]:
        left = without(p.hands, seat, (card,))
        for other in range(len(left)):
            if other != seat:
                hands = tuple(tuple(sorted((*h, card))) if i == other else h for i, h in enumerate(left))
                yield ("give", other, (card,)), p._replace(hands=hands)
        for area in areas:
            if context.terrains[area - 1] in LEADS_TO[card]:
                yield ("journey", area, (card,)), journey(p, seat, area, card)
    for area in areas if "roam" in p.talents else ():
        if context.terrains[area - 1] in context.homes[seat]:
            yield ("roam", area, ()), _roamed(p, seat, area)


def without(hands: tuple[Hand, ...], seat: Seat, cards: Hand) -> tuple[Hand, ...]:
    """The hands after a seat has played some cards."""
    hand = tuple([card for card in hands[seat] if card not in cards])
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _moved(places: tuple[int, ...], seat: Seat, area: int) -> tuple[int, ...]:
    return (*places[:seat], area, *places[seat + 1 :])


def journey(p: Position, seat: Seat, area: int, card: int) -> Position:
    """The position after a Journey with a card."""
    return p._replace(hands=without(p.hands, seat, (card,)), places=_moved(p.places, seat, area))


@cache
def _without(talent: str, talents: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(other for other in talents if other != talent)


def _roamed(p: Position, seat: Seat, area: int) -> Position:
    return p._replace(places=_moved(p.places, seat, area), talents=_without("roam", p.talents))


def _stabilised(context: Context, p: Position, factor: int, cards: Hand) -> Position:
    factors = (*p.factors[:factor], p.factors[factor] - 1, *p.factors[factor + 1 :])
    war = p.war and (not context.flips_back or sum(factors) >= WAR_SUM)
    return Position(without(p.hands, context.seat, cards), p.places, p.events, factors, war, p.talents)


def _worked(p: Position, index: int, left: Counts, hands: tuple[Hand, ...]) -> Position:
    event, area, _ = p.events[index]
    still = ((event, area, left),) if any(left) else ()
    events = (*p.events[:index], *still, *p.events[index + 1 :])
    return Position(hands, p.places, events, p.factors, p.war, p.talents)
