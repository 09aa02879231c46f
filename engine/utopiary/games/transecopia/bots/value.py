"""The value function of a captain's belongings: progress of the current upgrade, use for later ones, and the stores.

It reads only what the captain sees: the own upgrade, the own hand, and what is open to all.
"""

from functools import cache
from typing import NamedTuple

from ....core.game import Seat
from ..data import FINDS, PART_PRICES, PRIEST, PRISM_FACES, RESEARCHER, TECH_FINDS, TECH_VALUE, TOP, UPGRADES
from ..state import State
from .weights import Weights

NORMAL_PARTS = 6
ALONE, TOGETHER = 0.9, 0.35  # turns: missing anything at all; the shorter of two waits counts so much
EACH_PART, EACH_PRISMATIC, EACH_TECH = 0.65, 1.5, 0.2  # turns for every Part, Prismatic Part, point of Tech missing


class Stores(NamedTuple):
    """Resources, tokens and cards; expected amounts are fractions."""

    iron: float
    copper: float
    astatine: float
    lights: float = 0.0
    finds: float = 0.0
    prisms: float = 0.0


Parts = tuple[int, ...]
Values = tuple[int, ...]  # of Tech cards, sorted


class Need(NamedTuple):
    """How a captain's Parts meet the current upgrade."""

    parts: int  # missing for the current upgrade
    prismatic: int
    used: int  # of the Parts owned, how many the upgrade takes
    used_prismatic: int
    spare: Parts  # what is left


@cache
def need(level: int, upgrade: int, parts: Parts) -> Need:
    """The Parts an upgrade still needs, and those left over."""
    left = list(parts)
    missing = [0, 0]
    used = [0, 0]
    for part in sorted(UPGRADES[level][upgrade].parts, reverse=True):
        if not left[part] and part + 1 in PRISM_FACES and left[part + 3]:
            part += 3  # rule 5
        prismatic = part >= NORMAL_PARTS
        if left[part]:
            left[part] -= 1
            used[prismatic] += 1
        else:
            missing[prismatic] += 1
    return Need(missing[0], missing[1], used[0], used[1], tuple(left))


@cache
def shortfall(values: Values, needs: tuple[int, ...]) -> tuple[int, int]:
    """Points of Tech that are missing, and points that would be left over (rule 33: a card serves one amount)."""
    if len(needs) == 1:
        needs = (*needs, 0)
    first, second = needs
    reached = {(0, 0): 0}  # what each amount has -> the least that was laid down for it
    for n in values:
        after = dict(reached)
        for (one, other), laid in reached.items():
            for key in ((min(first, one + n), other), (one, min(second, other + n))):
                if laid + n < after.get(key, 999):
                    after[key] = laid + n
        reached = after
    (one, other), laid = max(reached.items(), key=lambda item: (sum(item[0]), -item[1]))
    return first + second - one - other, sum(values) - laid


def _chances(tier: int) -> Parts:
    """Of how many upgrades of the tier each Part is one."""
    return tuple(sum(part in card.parts for card in UPGRADES[tier]) for part in range(9))


CHANCES = tuple(tuple(n / len(UPGRADES[tier]) for n in _chances(tier)) for tier in range(TOP))
TECH_LATER = tuple(sum(sum(card.tech) for card in tier) / len(tier) for tier in UPGRADES)  # on average


class Valuation:
    """The value function for one captain's position; caches what it computes."""

    def __init__(self, s: State, seat: Seat, w: Weights) -> None:
        self.seat, self.w = seat, w
        self.level = s.level[seat]
        self.upgrade = s.upgrades[seat]
        self.card = UPGRADES[self.level][self.upgrade]
        self.parts = s.parts[seat]
        finds = [FINDS[card].n for card in s.hands[seat] if card in TECH_FINDS]
        self.values: Values = tuple(sorted([TECH_VALUE[card] for card in s.techs[seat]] + finds))
        kept = sum(1 for card in s.hands[seat] if card not in TECH_FINDS)
        self.stores = Stores(
            s.iron[seat], s.copper[seat], s.astatine[seat], s.lights[seat], kept, len(s.prisms[seat])
        )  # fmt: skip
        character = s.characters[seat]
        discount = character == RESEARCHER
        self.can_buy = character != PRIEST
        self.prices = (PART_PRICES[0] - discount, PART_PRICES[-1] - discount)
        self._progress: dict[tuple[Parts, Values], float] = {}
        missing, spare = shortfall(self.values, self.card.tech)
        later = sum(TECH_LATER[self.level + 1 :])
        self.tech_demand = 1.2 * missing + max(0.0, later - spare)  # what is still to be bought, in Iron
        lacking = need(self.level, self.upgrade, self.parts)
        self.lacking = lacking
        self.part_demand = 3.0 * lacking.parts + 6.0 * lacking.prismatic + (6.0 if self.level + 1 < TOP else 1.0)
        # marginal values
        here, stores = self.stored(self.stores), self.stores
        self.iron_price = self.stored(stores._replace(iron=stores.iron + 1)) - here
        self.copper_price = self.stored(stores._replace(copper=stores.copper + 1)) - here
        self.astatine_price = self.stored(stores._replace(astatine=stores.astatine + 1)) - here

    # --- the upgrades ------------------------------------------------------------------------------------------------

    def progress(self, parts: Parts, values: Values, astatine: float = 0.0) -> float:
        """Points for Parts and Tech: for the current upgrade, for later ones, and for the turns they save."""
        bought = self._bought(parts, astatine)
        key = parts if bought is None else bought, values
        found = self._progress.get(key)
        if found is None:
            found = self._progress[key] = self._judge(*key)
        if bought is not None:
            n, p = self._missing(parts)
            found -= self.w.astatine * (n * self.prices[0] + p * self.prices[1])
        return found

    def _missing(self, parts: Parts) -> tuple[int, int]:
        lacking = need(self.level, self.upgrade, parts)
        return lacking.parts, lacking.prismatic

    def _bought(self, parts: Parts, astatine: float) -> Parts | None:
        """The Parts with all missing ones bought, if there is astatine for all of them; else `None`."""
        if astatine < 2 or not self.can_buy:
            return None
        n, p = self._missing(parts)
        if not n + p or n * self.prices[0] + p * self.prices[1] > astatine:
            return None
        have = list(parts)
        for part in self.card.parts:
            have[part] = max(have[part], 1)
        return tuple(have)

    def _judge(self, parts: Parts, values: Values) -> float:
        w, level = self.w, self.level
        lacking = need(level, self.upgrade, parts)
        missing, spare = shortfall(values, self.card.tech)
        total = w.part * lacking.used + w.prismatic_part * lacking.used_prismatic
        total += w.tech * (sum(self.card.tech) - missing)
        wait = self.wait(lacking, missing)
        total += w.done[level] if not wait else -w.pace[level] * wait
        if level + 1 < TOP:
            total += w.tech * w.later * min(spare, sum(TECH_LATER[level + 1 :]))
            total += self._spare_parts(lacking.spare)
        return total

    def _spare_parts(self, spare: Parts) -> float:
        """Points for Parts that later upgrades may need."""
        w, total = self.w, 0.0
        for part, n in enumerate(spare):
            share, left = w.later, float(n)
            price = w.part if part < NORMAL_PARTS else w.prismatic_part
            for tier in range(self.level + 1, TOP):
                if left <= 0:
                    break
                chance = min(left, 1.0) * CHANCES[tier][part]
                total += price * share * chance
                left -= chance
                share *= w.later
        return total

    def wait(self, lacking: Need, missing: int) -> float:
        """A rough number of turns until the upgrade can be built."""
        for_parts = EACH_PART * lacking.parts + EACH_PRISMATIC * lacking.prismatic
        for_tech = EACH_TECH * missing
        if for_parts:
            for_parts += ALONE
        if for_tech:
            for_tech += ALONE / 2
        return max(for_parts, for_tech) + TOGETHER * min(for_parts, for_tech)

    # --- the stores --------------------------------------------------------------------------------------------------

    def stored(self, stores: Stores) -> float:
        """Points for stores: with diminishing returns, and little for more than can still be spent."""
        w = self.w
        iron, copper, astatine, lights, finds, prisms = stores
        total = w.iron * (iron if iron <= 5 else 5 + 0.6 * (iron - 5) if iron <= 10 else 8 + 0.25 * (iron - 10))
        total += w.copper * (copper if copper <= 2 else 2 + 0.7 * (copper - 2) if copper <= 4 else 2.2 + 0.3 * copper)
        enough = self.tech_demand + 1
        if total > enough:
            total = enough + 0.15 * (total - enough)
        demand = self.part_demand
        total += w.astatine * (astatine if astatine <= demand else demand + 0.25 * (astatine - demand))
        return total + w.light * lights + w.find * finds + self.prismatic(prisms)

    def prismatic(self, prisms: float) -> float:
        """Points for Prismatic dice for the next roll: most if a Prismatic Part is missing."""
        if not prisms:
            return 0.0
        total = self.w.prism * min(prisms, 4.0)
        if self.lacking.prismatic:
            total += 0.45 * self.w.prismatic_part * (1 - (2 / 3) ** prisms)
        return total
