"""What can be bought in Acquisition, and what it gains."""

from typing import NamedTuple

from ....core.game import Seat
from ..acquisition import artifacts, cards
from ..data import TECHS, Cost
from ..resources import total
from ..state import State
from .value import Parts, Stores, Valuation, Values

TURNS_LEFT = (8.0, 5.5, 2.5)  # on average, by upgrades built
EACH_TURN = {  # what an Artifact brings in a turn, in points
    "derelict-gem": 0.15,
    "gem-of-purity": 0.4,
    "cyclical-crystal": 0.9,
    "crystal-of-renewal": 0.5,
    "tablet-of-change": 0.6,
    "invigorating-icon": 0.9,
    "derelict-icon": 0.6,
}


class Offer(NamedTuple):
    """A Tech card or an Artifact that could be bought."""

    move: tuple[str | int, ...]
    cost: Cost
    prismatic: bool  # only for a Prismatic die
    value: int  # of the Tech card; 0 for an Artifact
    gain: float  # of an Artifact


def offers(s: State, seat: Seat, valuation: Valuation) -> list[Offer]:
    """Everything on offer to this captain, affordable or not."""
    found = []
    for slot, card in cards(s, seat):
        kind = TECHS[card]
        found.append(Offer(("buy", slot), kind.cost, kind.prismatic, kind.value, 0.0))
        if kind.bonus:
            cost = total(kind.cost, kind.price)
            found.append(Offer(("improve", slot), cost, kind.prismatic, kind.value + kind.bonus, 0.0))
    for id, cost in artifacts(s, seat):
        found.append(Offer(("access", id), cost, False, 0, artifact(id, valuation)))
    return found


def artifact(id: str, valuation: Valuation) -> float:
    """Points that an Artifact brings in the rest of the game."""
    return valuation.w.artifact * EACH_TURN[id] * TURNS_LEFT[valuation.level]


class PurchaseModel:
    """The expected gain of the dice sent to Acquisition, as part of a plan."""

    def __init__(self, s: State, valuation: Valuation) -> None:
        self.valuation = valuation
        self.offers = offers(s, valuation.seat, valuation)
        self._nets: dict[tuple[Parts, Values, int], list[float]] = {}

    def gain(self, dice: list[tuple[bool, float]], stores: Stores, parts: Parts) -> float:
        """Points gained by these dice (Prismatic or not; chance that the card wanted is still there), in rank order."""
        values, gained = self.valuation.values, 0.0
        iron, copper, astatine = stores[:3]
        taken: set[str | int] = set()
        for prismatic, chance in dice:
            best, sure, bought = 0.0, 0.0, None
            for offer, net in zip(self.offers, self._worths(parts, values, astatine), strict=True):
                if net <= best or (offer.prismatic and not prismatic) or offer.move[1] in taken:
                    continue
                likely = _likely(offer.cost, iron, copper, astatine)
                if likely * net > best:
                    best, sure, bought = likely * net, likely, offer
            if bought is None:
                break
            gained += best * chance
            taken.add(bought.move[1])
            iron -= sure * bought.cost[0]
            copper -= sure * bought.cost[1]
            astatine -= sure * bought.cost[2]
            if bought.value and sure > 0.5:
                values = with_card(values, bought.value)
        return gained

    def _worths(self, parts: Parts, values: Values, astatine: float) -> list[float]:
        """What each offer is worth beyond its price, cached."""
        key = parts, values, int(astatine)
        found = self._nets.get(key)
        if found is None:
            before = self.valuation.progress(*key)
            found = self._nets[key] = [self._net(offer, before, *key) for offer in self.offers]
        return found

    def _net(self, offer: Offer, before: float, parts: Parts, values: Values, astatine: int) -> float:
        valuation, (iron, copper, extra) = self.valuation, offer.cost
        price = iron * valuation.iron_price + copper * valuation.copper_price + extra * valuation.astatine_price
        if not offer.value:
            return offer.gain - price
        return valuation.progress(parts, with_card(values, offer.value), astatine - extra) - before - price


def _likely(cost: Cost, iron: float, copper: float, astatine: float) -> float:
    """The chance that a price can be paid from expected stores: half an Iron is an Iron half of the time."""
    likely = 1.0
    if cost[0]:
        likely = min(likely, iron - cost[0] + 1)
    if cost[1]:
        likely = min(likely, copper - cost[1] + 1)
    if cost[2]:
        likely = min(likely, astatine - cost[2] + 1)
    return likely


def with_card(values: Values, value: int) -> Values:
    """Tech values with one card more."""
    return tuple(sorted((*values, value)))
