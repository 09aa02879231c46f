"""How good a position looks for a seat before the end."""

from functools import cache

from ...core.game import Seat
from .data import COLUMNS, ContrivanceTile
from .outcome import count_all, outcome
from .state import State, row_of

REPAIR_CHANCE = 0.9  # how often games end with a repair, about
CLOSE = 8.0  # a lead that is half of all that a lead can mean


@cache
def ability_chances(contrivances: tuple[ContrivanceTile, ...]) -> list[float]:
    """How often the hidden number allows a Special Ability, by the own tiles in the own row."""
    return [sum(tile.number <= own for tile in contrivances) / len(contrivances) for own in range(COLUMNS + 1)]


def worth(s: State, seat: Seat) -> float:
    """The lead over the best rival if the game ended now; an ability counts as often as the hidden number allows it."""
    if s.phase == "over":
        end = outcome(s)
        return (seat in end.winners) / len(end.winners)
    chances = ability_chances(s.contrivances)
    points = [counted.score + REPAIR_CHANCE * chances[counted.own] * counted.ability for counted in count_all(s)]
    mine = points.pop(row_of(s, seat))
    lead = mine - max(points)
    return 0.5 + 0.45 * lead / (abs(lead) + CLOSE)
