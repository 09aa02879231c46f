"""How good a position looks for a captain, from 0 to 1: progress compared with the rivals'."""

from collections.abc import Callable

from ...core.game import Seat
from .acquisition import artifacts, can_buy, cards
from .data import (
    ACQUISITION,
    CARGO,
    CRATER,
    CRYSTALS,
    GRAVEYARD,
    IRON,
    MINE,
    PRISM_FACES,
    TECH_FINDS,
    TOP,
    UPGRADES,
    VESSEL,
    Upgrade,
)
from .production import tech_values
from .resources import can_pay
from .state import Entry, State, accessed, prismatic, value

WHOLE_RACE = 40.0  # points: about the sum of the upgrades below
UPGRADE_POINTS = (11.0, 12.5, 14.0)  # an upgrade, by tier
PARTS_SHARE, TECH_SHARE = 4.5, 5.0  # of an upgrade, for all its Parts and for all its Tech


def worth(s: State, seat: Seat) -> float:
    """From 0 (lost) to 1 (won): the lead over the best rival and over the average of all."""
    if s.phase == "over":
        return 1.0 if seat == s.winner else 0.0
    mine = progress(s, seat)
    rivals = [progress(s, rival) for rival in range(len(s.iron)) if rival != seat]
    lead = mine - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)
    return min(0.98, max(0.02, 0.5 + lead / WHOLE_RACE))


def progress(s: State, seat: Seat) -> float:
    """Points for upgrades built, for Parts and Tech of the current one, and for everything else."""
    level = s.level[seat]
    points = sum(UPGRADE_POINTS[:level])
    if level < TOP:
        card = UPGRADES[level][s.upgrades[seat]]
        have = list(s.parts[seat])
        missing = set()
        for part in card.parts:
            other = part + 3 if 3 <= part <= 5 and not have[part] else part
            if have[other]:
                have[other] -= 1
            else:
                missing.add(part)
        tech = min(1.0, sum(tech_values(s, seat)) / (sum(card.tech) * 1.15))  # some of it will be wasted
        points += PARTS_SHARE * (1 - len(missing) / len(card.parts)) + TECH_SHARE * tech + 0.1 * sum(have)
        if s.phase == "pay" and s.seat == seat:
            points += 1.0  # the upgrade is as good as built
        elif s.phase == "deploy":
            points += expected(s, seat, card, missing, tech)
    points += (
        saturating(s.iron[seat], 0.3, 4) + saturating(s.copper[seat], 0.8, 3) + saturating(s.astatine[seat], 0.5, 6)
    )
    points += saturating(s.lights[seat], 0.5, 2) + 0.8 * accessed(s, seat) + saturating(len(s.prisms[seat]), 0.3, 3)
    points += 0.05 * s.fragments[seat] + sum(0.3 for card in s.hands[seat] if card not in TECH_FINDS)
    return points


def saturating(n: int, each: float, most: int) -> float:
    """Full points up to `most`, a tenth of that beyond."""
    return each * min(n, most) + 0.1 * each * max(0, n - most)


def expected(s: State, seat: Seat, card: Upgrade, missing: set[int], tech: float) -> float:
    """Points that the dice placed so far may bring: their rewards are not in the stores yet."""
    total, here, wanted = 0.0, [0] * 8, set(missing)
    for zone, dice in s.placed[seat]:
        number = value(dice)
        chance = min(1.0, number / 6)
        if zone == GRAVEYARD:
            parts = {number - 1} | ({number + 2} if prismatic(dice) and number in PRISM_FACES else set())
            total += PARTS_SHARE / len(card.parts) if parts & wanted else 0.05
            wanted -= parts
        elif zone == ACQUISITION:
            entry = Entry(seat, dice)
            can = tech < 1 and any(can_buy(s, entry, index) for _, index in cards(s, seat))
            can = can or any(can_pay(s, seat, cost) for _, cost in artifacts(s, seat))
            total += 1.6 / (1 + here[zone]) + 0.1 * chance if can else 0.3
        else:
            plenty = (zone == IRON and s.iron[seat] > 5) or (zone == MINE and s.copper[seat] > 2)
            total += EXPECTED[zone](chance) / (1 + here[zone]) * (0.3 if plenty else 1.0)
        here[zone] += 1
    return total


EXPECTED: dict[int, Callable[[float], float]] = {
    IRON: lambda chance: 0.45 + 0.35 * chance,
    MINE: lambda chance: 0.9 * chance,
    CRATER: lambda chance: 1.1 * chance * chance,
    CARGO: lambda chance: 0.6 * chance,
    VESSEL: lambda chance: 0.45,
    CRYSTALS: lambda chance: 0.7 * chance * chance,
}
