"""How good a position looks for a captain, from 0 to 1: the way to Reactor Shielding, compared with the others'."""

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
from .state import Entry, State, accessed, prismatic, value
from .stores import can_pay

WAY = 40.0  # points of a whole way: about what the upgrades below sum up to
STEP = (11.0, 12.5, 14.0)  # an upgrade, by tier
PARTS_SHARE, TECH_SHARE = 4.5, 5.0  # of an upgrade, for all its Parts and for all its Tech


def worth(s: State, seat: Seat) -> float:
    if s.phase == "over":
        return 1.0 if seat == s.winner else 0.0
    mine = progress(s, seat)
    rivals = [progress(s, rival) for rival in range(len(s.iron)) if rival != seat]
    lead = mine - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)
    return min(0.98, max(0.02, 0.5 + lead / WAY))


def progress(s: State, seat: Seat) -> float:
    """Upgrades, what the current one has already, and what all else may become."""
    level = s.level[seat]
    points = sum(STEP[:level])
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
            points += 1.0  # it is as good as built
        elif s.phase == "deploy":
            points += hopes(s, seat, card, missing, tech)
    points += fond(s.iron[seat], 0.3, 4) + fond(s.copper[seat], 0.8, 3) + fond(s.astatine[seat], 0.5, 6)
    points += fond(s.lights[seat], 0.5, 2) + 0.8 * accessed(s, seat) + fond(len(s.prisms[seat]), 0.3, 3)
    points += 0.05 * s.fragments[seat] + sum(0.3 for card in s.hands[seat] if card not in TECH_FINDS)
    return points


def fond(n: int, each: float, most: int) -> float:
    """What one has too much of is worth little."""
    return each * min(n, most) + 0.1 * each * max(0, n - most)


def hopes(s: State, seat: Seat, card: Upgrade, missing: set[int], tech: float) -> float:
    """What the dice put down so far may bring: they are on their way and not in the stores yet."""
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
            total += HOPE[zone](chance) / (1 + here[zone]) * (0.3 if plenty else 1.0)
        here[zone] += 1
    return total


HOPE: dict[int, Callable[[float], float]] = {
    IRON: lambda chance: 0.45 + 0.35 * chance,
    MINE: lambda chance: 0.9 * chance,
    CRATER: lambda chance: 1.1 * chance * chance,
    CARGO: lambda chance: 0.6 * chance,
    VESSEL: lambda chance: 0.45,
    CRYSTALS: lambda chance: 0.7 * chance * chance,
}
