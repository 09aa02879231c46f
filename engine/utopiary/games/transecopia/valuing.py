"""How good a position looks for a captain, from 0 to 1: the way to Reactor Shielding, compared with the others'."""

from ...core.game import Seat
from .data import (
    ACQUISITION,
    CARGO,
    CRATER,
    CRYSTALS,
    FRAGMENT,
    GRAVEYARD,
    IRON,
    MINE,
    PRISM_FACES,
    TECH_FINDS,
    TOP,
    UPGRADES,
    VESSEL,
)
from .production import tech_values
from .state import Deployment, State, accessed, prismatic, value

WAY = 40.0  # points of a whole way: about what the upgrades below sum up to
STEP = (10.0, 12.0, 14.0)  # an upgrade, by tier


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
        have, found = list(s.parts[seat]), 0
        for part in card.parts:
            other = part + 3 if 3 <= part <= 5 and not have[part] else part
            if have[other]:
                have[other] -= 1
                found += 1
        points += 4.5 * found / len(card.parts)
        points += 4.5 * min(1.0, sum(tech_values(s, seat)) / (sum(card.tech) * 1.1))
        points += 0.15 * sum(have)
        missing = {part for part in card.parts if not s.parts[seat][part]}
        points += sum(promise(deployment, missing) for deployment in s.placed[seat]) if s.phase == "deploy" else 0.0
    points += 0.2 * s.iron[seat] + 0.55 * s.copper[seat] + 0.4 * s.astatine[seat] + 0.5 * s.lights[seat]
    points += 0.9 * accessed(s, seat) + 0.25 * len(s.prisms[seat])
    points += sum(0.05 if card == FRAGMENT else 0.0 if card in TECH_FINDS else 0.35 for card in s.hands[seat])
    return points


def promise(deployment: Deployment, missing: set[int]) -> float:
    """What a die put there may bring, roughly; it is on its way and not in the stores yet."""
    zone, dice = deployment
    number = value(dice)
    chance = min(1.0, number / 6)
    if zone == GRAVEYARD:
        wanted = {number - 1} | ({number + 2} if prismatic(dice) and number in PRISM_FACES else set())
        return 1.2 if wanted & missing else 0.15
    return {
        IRON: 0.2 + 0.3 * chance,
        MINE: 0.6 * chance * chance,
        CRATER: 0.8 * chance * chance,
        CARGO: 0.4 * chance,
        VESSEL: 0.3,
        ACQUISITION: 0.45 + 0.1 * chance,
        CRYSTALS: 0.6 * chance * chance,
    }[zone]
