"""What dice in a Zone bring on average, given the dice that opponents are likely to place there."""

from typing import NamedTuple

from ..data import (
    ACQUISITION,
    CARGO,
    CARGO_KINDS,
    COMPETITIVE,
    CRATER,
    CRATER_PICKS,
    CRYSTALS,
    GRAVEYARD,
    IRON,
    IRON_REWARDS,
    LUTRA,
    LUTRA_REWARDS,
    MINE,
    MINE_REWARDS,
    PRISM_FACES,
    VESSEL,
    VESSEL_REWARD,
    crystal_ranks,
)
from ..state import Stack, State, cargo_rewards, has_access, light_card, part_left, prismatic, value
from .opponents import Opponents
from .value import Stores, Valuation

KINDS = {"iron": 0, "copper": 1, "astatine": 2, "light": 3, "discovery": 4}  # as in Stores
CRYSTAL_DICE = 5  # of Stores
Content = tuple[Stack, ...]  # the own deployments in a Zone, the highest first


class ExpectedReward(NamedTuple):
    """Resources on average, and the Parts."""

    stores: Stores
    parts: tuple[int, ...] = ()


NOTHING = ExpectedReward(Stores(0.0, 0.0, 0.0))


class RewardModel:
    """The expected rewards of all Zones for one captain this turn."""

    def __init__(self, s: State, valuation: Valuation, opponents: Opponents | None) -> None:
        self.s, self.valuation, self.opponents = s, valuation, opponents
        seat = valuation.seat
        self.reward = light_card(s, seat).reward
        self.lutra = s.characters[seat] == LUTRA
        self.icon = has_access(s, seat, "derelict-icon")
        self.gem = has_access(s, seat, "derelict-gem")
        self.ranks = crystal_ranks(len(s.iron))
        find = valuation.w.find
        self.pick = "astatine" if valuation.astatine_price >= find else "discovery"
        prices = {"iron": valuation.iron_price, "discovery": find, "astatine": valuation.astatine_price}
        self.cargo = sorted(
            zip(CARGO_KINDS, cargo_rewards(s), strict=True), key=lambda offer: -offer[1] * prices[offer[0]]
        )
        self._cache: dict[tuple[int, Content], ExpectedReward] = {}

    def expected(self, zone: int, content: Content) -> ExpectedReward:
        """What these deployments bring in the Zone, cached."""
        if not content:
            return NOTHING
        key = zone, content
        found = self._cache.get(key)
        if found is None:
            found = self._cache[key] = self._estimate(zone, content)
        return found

    # --- chances -----------------------------------------------------------------------------------------------------

    def ahead(self, zone: int, dice: Stack) -> tuple[float, ...]:
        """Chances that none, one, two, more dice of opponents are ranked before this one."""
        if self.opponents:
            return self.opponents.ahead(zone, value(dice), prismatic(dice))
        high = min(1.0, value(dice) / 6)  # without a model of opponents
        return high, (1 - high) / 2, (1 - high) / 3, (1 - high) / 6

    def alone(self, dice: Stack) -> float:
        """The chance that the dice are unique on the Alien Vessel."""
        return self.opponents.alone(value(dice)) if self.opponents else 0.6

    # --- rewards -----------------------------------------------------------------------------------------------------

    def _estimate(self, zone: int, content: Content) -> ExpectedReward:
        gains = [0.0] * len(Stores._fields)
        parts: tuple[int, ...] = ()
        if zone == GRAVEYARD:
            parts = self._parts(content)
        elif zone == VESSEL:
            self._vessel(content, gains)
        else:
            self._compete(zone, content, gains)
        return ExpectedReward(Stores(*gains), parts)

    def _compete(self, zone: int, content: Content, gains: list[float]) -> None:
        for own, dice in enumerate(content):
            chances = self.ahead(zone, dice)
            lost = 1.0
            for more, chance in enumerate(chances):
                lost -= chance * self._placed(zone, own + more, chance, gains)
            if zone not in (IRON, ACQUISITION):
                self._derelict(dice, lost, gains)
            if own == 0 and self.lutra and value(dice) in LUTRA_REWARDS and zone in COMPETITIVE:
                gains[KINDS[LUTRA_REWARDS[value(dice)]]] += chances[0]
        if zone == CRYSTALS:  # what is left goes to the first (rule 31)
            others = self.opponents.expected(CRYSTALS, 1, False) if self.opponents else 1.0
            gains[CRYSTAL_DICE] += 2 * max(0.0, self.ranks - 1 - others) * self.ahead(zone, content[0])[0]

    def _placed(self, zone: int, place: int, chance: float, gains: list[float]) -> bool:
        """Add the reward of this place times its chance; returns whether the place has a reward."""
        if zone == IRON:
            gains[0] += chance * IRON_REWARDS[min(place, len(IRON_REWARDS) - 1)]
        elif zone == MINE and place < len(MINE_REWARDS):
            gains[1] += chance * MINE_REWARDS[place]
        elif zone == CRATER and place < len(CRATER_PICKS):
            gains[KINDS[self.pick]] += chance * CRATER_PICKS[place]
        elif zone == CARGO and place < len(self.cargo):
            kind, n = self.cargo[place]
            gains[KINDS[kind]] += chance * n
        elif zone == CRYSTALS and place < self.ranks:
            gains[CRYSTAL_DICE] += 2 * chance
        else:
            return zone == ACQUISITION
        return True

    def _derelict(self, dice: Stack, lost: float, gains: list[float]) -> None:
        """Add what the Derelicts pay for an unresolved die (rule 38)."""
        if self.icon:
            gains[0] += lost
        if self.gem and prismatic(dice):
            gains[2] += lost

    def _vessel(self, content: Content, gains: list[float]) -> None:
        """Add the rewards of the Alien Vessel: Copper for one unique die, the Light card's reward for the second."""
        chances = [self.alone(dice) for dice in content]
        for dice, chance in zip(content, chances, strict=True):
            self._derelict(dice, 1 - chance, gains)
        one = chances[0]
        if len(content) > 1:
            together = _cancelled_together(content, pair=bool(self.opponents and self.opponents.pair))
            both = min(chances) if together else chances[0] * chances[1]
            one = chances[0] if together else chances[0] + chances[1] - both
            for kind, n in self.reward:
                gains[KINDS[kind]] += n * both
        gains[KINDS[VESSEL_REWARD[0]]] += VESSEL_REWARD[1] * one

    def _parts(self, content: Content) -> tuple[int, ...]:
        return tuple(part for dice in content if (part := self.part(dice)) >= 0)

    def part(self, dice: Stack) -> int:
        """The Part that a deployment finds, or -1; of a Prismatic die's two, the more useful one."""
        number = value(dice)
        if prismatic(dice) and number in PRISM_FACES and part_left(self.s, number + 2):
            normal = self.valuation.card.parts.count(number - 1) and not self.valuation.parts[number - 1]
            if not normal or number + 2 in self.valuation.card.parts:
                return number + 2
        return number - 1 if number <= 6 and part_left(self.s, number - 1) else -1


def _cancelled_together(content: Content, pair: bool) -> bool:
    """Would one die of an opponent cancel both?"""
    first, second = (value(dice) for dice in content)
    return first % 2 == second % 2 if pair else first == second
