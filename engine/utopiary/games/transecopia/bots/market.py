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

    def spree(self, dice: list[tuple[bool, float]], stores: Stores, parts: Parts) -> float:
        """What is gained with these dice (Prismatic or not, chance to get what we want), the first one first."""
        values, gained = self.outlook.values, 0.0
        iron, copper, astatine = stores.iron, stores.copper, stores.astatine
        taken: set[str | int] = set()
        for prismatic, chance in dice:
            best, sure, bought = 0.0, 0.0, None
            for offer in self.offers:
                if (offer.prismatic and not prismatic) or offer.move[1] in taken:
                    continue
                cost = offer.cost
                likely = 1.0
                if cost[0]:
                    likely = iron - cost[0] + 1
                if cost[1]:
                    likely = min(likely, copper - cost[1] + 1)
                if cost[2]:
                    likely = min(likely, astatine - cost[2] + 1)
                if likely <= 0:
                    continue
                likely = min(1.0, likely)
                net = likely * self.net(offer, parts, values, astatine)
                if net > best:
                    best, sure, bought = net, likely, offer
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

    def net(self, offer: Offer, parts: Parts, values: Values, astatine: float) -> float:
        """What an offer is worth beyond its price."""
        outlook, cost = self.outlook, offer.cost
        price = (
            cost[0] * outlook.iron_price + cost[1] * outlook.copper_price + cost[2] * outlook.astatine_price
        )  # fmt: skip
        if not offer.value:
            return offer.gain - price
        before = outlook.progress(parts, values, astatine)
        return outlook.progress(parts, with_card(values, offer.value), astatine - cost[2]) - before - price


def with_card(values: Values, value: int) -> Values:
    return tuple(sorted((*values, value)))
