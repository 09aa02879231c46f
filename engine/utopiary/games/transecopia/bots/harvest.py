"""What dice in a Zone may bring, on average, against what rivals are likely to bring there."""

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
from .outlook import Outlook, Stores
from .rivals import Rivals

KINDS = {"iron": 0, "copper": 1, "astatine": 2, "light": 3, "discovery": 4}  # as in Stores
CRYSTAL_DICE = 5  # of Stores
Content = tuple[Stack, ...]  # the own deployments in a Zone, the highest first


class Harvest(NamedTuple):
    stores: Stores
    parts: tuple[int, ...] = ()


NOTHING = Harvest(Stores(0.0, 0.0, 0.0))


class Fields:
    """All Zones, as one captain sees them this turn."""

    def __init__(self, s: State, outlook: Outlook, rivals: Rivals | None) -> None:
        self.s, self.outlook, self.rivals = s, outlook, rivals
        seat = outlook.seat
        self.reward = light_card(s, seat).reward
        self.lutra = s.characters[seat] == LUTRA
        self.icon = has_access(s, seat, "derelict-icon")
        self.gem = has_access(s, seat, "derelict-gem")
        self.ranks = crystal_ranks(len(s.iron))
        find = outlook.w.find
        self.pick = "astatine" if outlook.astatine_price >= find else "discovery"
        prices = {"iron": outlook.iron_price, "discovery": find, "astatine": outlook.astatine_price}
        self.cargo = sorted(
            zip(CARGO_KINDS, cargo_rewards(s), strict=True), key=lambda offer: -offer[1] * prices[offer[0]]
        )
        self._found: dict[tuple[int, Content], Harvest] = {}

    def harvest(self, zone: int, content: Content) -> Harvest:
        if not content:
            return NOTHING
        key = zone, content
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._reap(zone, content)
        return found

    # --- chances -----------------------------------------------------------------------------------------------------

    def ahead(self, zone: int, dice: Stack) -> tuple[float, ...]:
        """Chances that none, one, two, more rivals' dice are before this one."""
        if self.rivals:
            return self.rivals.ahead(zone, value(dice), prismatic(dice))
        high = min(1.0, value(dice) / 6)  # a glance: high is good
        return high, (1 - high) / 2, (1 - high) / 3, (1 - high) / 6

    def alone(self, dice: Stack) -> float:
        return self.rivals.alone(value(dice)) if self.rivals else 0.6

    # --- what comes of it --------------------------------------------------------------------------------------------

    def _reap(self, zone: int, content: Content) -> Harvest:
        gains = [0.0] * len(Stores._fields)
        parts: tuple[int, ...] = ()
        if zone == GRAVEYARD:
            parts = self._salvage(content)
        elif zone == VESSEL:
            self._board(content, gains)
        else:
            self._compete(zone, content, gains)
        return Harvest(Stores(*gains), parts)

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
        if zone == CRYSTALS:  # what nobody wants goes to the first (rule 31)
            others = self.rivals.expected(CRYSTALS, 1, False) if self.rivals else 1.0
            gains[CRYSTAL_DICE] += 2 * max(0.0, self.ranks - 1 - others) * self.ahead(zone, content[0])[0]

    def _placed(self, zone: int, place: int, chance: float, gains: list[float]) -> bool:
        """Gains of this place, weighed with its chance; is there anything?"""
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
        """Rule 38: a die that gets nothing may still please an Artifact."""
        if self.icon:
            gains[0] += lost
        if self.gem and prismatic(dice):
            gains[2] += lost

    def _board(self, content: Content, gains: list[float]) -> None:
        """The Alien Vessel: Copper for one die that is alone, the Light card's reward for the second."""
        chances = [self.alone(dice) for dice in content]
        for dice, chance in zip(content, chances, strict=True):
            self._derelict(dice, 1 - chance, gains)
        one = chances[0]
        if len(content) > 1:
            together = _cancelled_together(content, pair=bool(self.rivals and self.rivals.pair))
            both = min(chances) if together else chances[0] * chances[1]
            one = chances[0] if together else chances[0] + chances[1] - both
            for kind, n in self.reward:
                gains[KINDS[kind]] += n * both
        gains[KINDS[VESSEL_REWARD[0]]] += VESSEL_REWARD[1] * one

    def _salvage(self, content: Content) -> tuple[int, ...]:
        return tuple(part for dice in content if (part := self.part(dice)) >= 0)

    def part(self, dice: Stack) -> int:
        """The Part that a deployment finds, -1: none. Of a Prismatic die's two, the dearer one."""
        number = value(dice)
        if prismatic(dice) and number in PRISM_FACES and part_left(self.s, number + 2):
            normal = self.outlook.card.parts.count(number - 1) and not self.outlook.parts[number - 1]
            if not normal or number + 2 in self.outlook.card.parts:
                return number + 2
        return number - 1 if number <= 6 and part_left(self.s, number - 1) else -1


def _cancelled_together(content: Content, pair: bool) -> bool:
    """Two own dice that the same rival die would cancel."""
    first, second = (value(dice) for dice in content)
    return first % 2 == second % 2 if pair else first == second
