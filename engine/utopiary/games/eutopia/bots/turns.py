"""What a turn can be made of: steps, each with the position it leads to, and the best-first search among them.

A step is (verb, object, cards): a use of one card, of a set of cards for Stabilisation, or of a talent; "advise" has
the kind of resource in the place of cards.
"""

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush, nlargest

from ....core.game import Seat
from ..data import LEAST, WAR
from ..edition import Counts
from ..state import LEADS_TO
from .position import Hand, Position, Scene, brought, enough, fills

Step = tuple[str, int, Hand]
Value = Callable[[Position], float]


def steps(scene: Scene, p: Position) -> Iterator[tuple[Step, Position]]:
    """Whatever does something at once: Stabilisation, Peace Work, and Journeys to where there is work to do."""
    seat = scene.seat
    hand, place = p.hands[seat], p.places[seat]
    for factor, value in enumerate(p.factors):
        if value > LEAST:
            for cards in enough(hand, factor, value, scene.icons):
                yield ("stabilise", factor, cards), _stabilised(scene, p, factor, cards)
    for index, (event, area, missing) in enumerate(p.events):
        if area == place:
            for card in hand:
                left = fills(missing, card)
                if left != missing:
                    yield ("work", event, (card,)), _worked(p, index, left, without(p.hands, seat, (card,)))
            for kind in scene.brings[seat] if "advise" in p.talents else ():
                if missing[kind]:
                    after = _worked(p, index, brought(missing, kind), p.hands)
                    yield ("advise", event, (kind,)), after._replace(talents=_without("advise", p.talents))
    for area in sorted({area for _, area, _ in p.events if area != place}):
        missing_there = [missing for _, there, missing in p.events if there == area]
        useful = [card for card in hand if any(fills(missing, card) != missing for missing in missing_there)]
        brings = scene.brings[seat] if "advise" in p.talents else ()
        advises = any(missing[kind] for missing in missing_there for kind in brings)
        terrain = scene.terrains[area - 1]
        if "roam" in p.talents and (useful or advises) and terrain in scene.homes[seat]:
            yield ("roam", area, ()), _roamed(p, seat, area)
        for card in hand:
            if terrain in LEADS_TO[card] and (advises or any(other != card for other in useful)):
                yield ("journey", area, (card,)), journey(p, seat, area, card)


def gifts(scene: Scene, p: Position) -> Iterator[tuple[Step, Position]]:
    """Whatever prepares the turns to come: Collaboration, and Journeys to where nothing can be done yet."""
    seat = scene.seat
    areas = sorted(({area for _, area, _ in p.events} | {scene.back}) - {0, *p.places})
    for card in p.hands[seat]:
        left = without(p.hands, seat, (card,))
        for other in range(len(left)):
            if other != seat:
                hands = tuple(tuple(sorted((*h, card))) if i == other else h for i, h in enumerate(left))
                yield ("give", other, (card,)), p._replace(hands=hands)
        for area in areas:
            if scene.terrains[area - 1] in LEADS_TO[card]:
                yield ("journey", area, (card,)), journey(p, seat, area, card)
    for area in areas if "roam" in p.talents else ():
        if scene.terrains[area - 1] in scene.homes[seat]:
            yield ("roam", area, ()), _roamed(p, seat, area)


def without(hands: tuple[Hand, ...], seat: Seat, cards: Hand) -> tuple[Hand, ...]:
    hand = tuple([card for card in hands[seat] if card not in cards])
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _moved(places: tuple[int, ...], seat: Seat, area: int) -> tuple[int, ...]:
    return (*places[:seat], area, *places[seat + 1 :])


def journey(p: Position, seat: Seat, area: int, card: int) -> Position:
    return p._replace(hands=without(p.hands, seat, (card,)), places=_moved(p.places, seat, area))


@cache
def _without(talent: str, talents: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(other for other in talents if other != talent)


def _roamed(p: Position, seat: Seat, area: int) -> Position:
    return p._replace(places=_moved(p.places, seat, area), talents=_without("roam", p.talents))


def _stabilised(scene: Scene, p: Position, factor: int, cards: Hand) -> Position:
    factors = (*p.factors[:factor], p.factors[factor] - 1, *p.factors[factor + 1 :])
    war = p.war and (not scene.flips_back or sum(factors) >= WAR)
    return Position(without(p.hands, scene.seat, cards), p.places, p.events, factors, war, p.talents)


def _worked(p: Position, index: int, left: Counts, hands: tuple[Hand, ...]) -> Position:
    event, area, _ = p.events[index]
    still = ((event, area, left),) if any(left) else ()
    events = (*p.events[:index], *still, *p.events[index + 1 :])
    return Position(hands, p.places, events, p.factors, p.war, p.talents)


# --- the search ------------------------------------------------------------------------------------------------------


class Plan:
    """The best turn found: its steps in order, the position they lead to, and what it is worth."""

    def __init__(self, steps: list[Step], position: Position, worth: float) -> None:
        self.steps = steps
        self.position = position
        self.worth = worth


def search(scene: Scene, start: Position, value: Value, budget: int, polished: int) -> Iterator[Plan]:
    """The most promising turn first, up to a number of positions; the best few are polished with gifts.

    Ever better plans are given out, the last is the answer.
    """
    came: dict[Position, tuple[Step, Position] | None] = {start: None}
    worth = {start: value(start)}
    open_ = [(-worth[start], 0, start)]
    while open_ and len(came) < budget:
        _, _, p = heappop(open_)
        for step, after in steps(scene, p):
            if after not in came:
                came[after] = (step, p)
                worth[after] = value(after)
                heappush(open_, (-worth[after], len(came), after))
    best = max(worth, key=worth.__getitem__)
    yield Plan(_path(came, best), best, worth[best])
    if not polished:
        return
    top = worth[best]
    for p in nlargest(polished, worth, key=worth.__getitem__):
        end, steps_after = _polish(scene, p, worth[p], value)
        if end[1] > top:
            top = end[1]
            yield Plan(_path(came, p) + steps_after, end[0], top)


def _polish(scene: Scene, p: Position, worth: float, value: Value) -> tuple[tuple[Position, float], list[Step]]:
    """Uphill, one gift after the other."""
    taken: list[Step] = []
    while True:
        best = max(((value(after), step, after) for step, after in gifts(scene, p)), default=None)
        if best is None or best[0] <= worth:
            return (p, worth), taken
        worth, step, p = best
        taken.append(step)


def _path(came: dict[Position, tuple[Step, Position] | None], p: Position) -> list[Step]:
    path = []
    while (link := came[p]) is not None:
        path.append(link[0])
        p = link[1]
    return path[::-1]
