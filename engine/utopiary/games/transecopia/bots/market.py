"""What can be bought in Acquisition, and how much better off it leaves us."""

from typing import NamedTuple

from ....core.game import Seat
from ..acquisition import artifacts, cards
from ..data import TECHS, Cost
from ..state import State
from ..stores import total
from .outlook import Outlook, Parts, Stores, Values

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
    move: tuple[str | int, ...]
    cost: Cost
    prismatic: bool  # only for a Prismatic die
    value: int  # of the Tech card; 0 for an Artifact
    gain: float  # of an Artifact


def offers(s: State, seat: Seat, outlook: Outlook) -> list[Offer]:
    """All that lies open to this captain, whether it can be paid or not."""
    found = []
    for slot, card in cards(s, seat):
        kind = TECHS[card]
        found.append(Offer(("buy", slot), kind.cost, kind.prismatic, kind.value, 0.0))
        if kind.bonus:
            cost = total(kind.cost, kind.price)
            found.append(Offer(("improve", slot), cost, kind.prismatic, kind.value + kind.bonus, 0.0))
    for id, cost in artifacts(s, seat):
        found.append(Offer(("access", id), cost, False, 0, artifact(id, outlook)))
    return found


def artifact(id: str, outlook: Outlook) -> float:
    return outlook.w.artifact * EACH_TURN[id] * TURNS_LEFT[outlook.level]


class Market:
    """Purchases as part of a plan: what the dice sent to Acquisition are likely to be worth."""

    def __init__(self, s: State, outlook: Outlook) -> None:
        self.outlook = outlook
        self.offers = offers(s, outlook.seat, outlook)
        self._nets: dict[tuple[Parts, Values, int], list[float]] = {}

    def spree(self, dice: list[tuple[bool, float]], stores: Stores, parts: Parts) -> float:
        """What is gained with these dice (Prismatic or not, chance to get what we want), the first one first."""
        values, gained = self.outlook.values, 0.0
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
        """What every offer is worth beyond its price."""
        key = parts, values, int(astatine)
        found = self._nets.get(key)
        if found is None:
            before = self.outlook.progress(*key)
            found = self._nets[key] = [self._net(offer, before, *key) for offer in self.offers]
        return found

    def _net(self, offer: Offer, before: float, parts: Parts, values: Values, astatine: int) -> float:
        outlook, (iron, copper, extra) = self.outlook, offer.cost
        price = iron * outlook.iron_price + copper * outlook.copper_price + extra * outlook.astatine_price
        if not offer.value:
            return offer.gain - price
        return outlook.progress(parts, with_card(values, offer.value), astatine - extra) - before - price


def _likely(cost: Cost, iron: float, copper: float, astatine: float) -> float:
    """Can it be paid with what is expected? Half an Iron is an Iron half of the time."""
    likely = 1.0
    if cost[0]:
        likely = min(likely, iron - cost[0] + 1)
    if cost[1]:
        likely = min(likely, copper - cost[1] + 1)
    if cost[2]:
        likely = min(likely, astatine - cost[2] + 1)
    return likely


def with_card(values: Values, value: int) -> Values:
    return tuple(sorted((*values, value)))
