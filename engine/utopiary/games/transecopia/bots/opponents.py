"""A model of where opponents place their dice: the rolled values are open, their deployment is not (rule 22).

The chances of each Zone are the priors of `priors.py`, with fewer dice in Acquisition for a captain without resources.
From them follows how many dice are likely to be ranked before one's own.
"""

from ....core.game import Seat
from ..data import ACQUISITION, VESSEL
from ..state import State
from .priors import FEW, MANY, STACKED, Prior

TIE, PRISMATIC_TIE = 0.5, 0.75  # chances to win a roll-off: a Prismatic die has only high faces (rule 25)
COUNTED = 4  # none, one, two, or more

Ahead = tuple[float, ...]  # chances that so many dice are ahead; the last: that many or more


class Opponents:
    """The dice of all other seats and where they may go."""

    def __init__(self, s: State, seat: Seat) -> None:
        seats = len(s.iron)
        self.pair = seats == 2
        priors = FEW if seats <= 3 else MANY
        self.dice: list[tuple[int, bool, Prior]] = []  # value, Prismatic, chances by Zone
        for rival in range(seats):
            if rival == seat:
                continue
            purse = s.iron[rival] + 2.5 * s.copper[rival]
            poor = purse < 2
            for die in s.dice[rival]:
                prior = priors[die >= 10][die % 10]
                if poor:
                    prior = _poorer(prior)
                self.dice.append((die % 10, die >= 10, prior))
        self._ahead: dict[tuple[int, int, bool], Ahead] = {}

    def ahead(self, zone: int, value: int, prismatic: bool) -> Ahead:
        """The chances that none, one, two, more dice are ranked before one of this value."""
        key = zone, value, prismatic
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = self._count(zone, value, prismatic)
        return found

    def _count(self, zone: int, value: int, prismatic: bool) -> Ahead:
        chances = [1.0] + [0.0] * (COUNTED - 1)
        for other, other_prismatic, prior in self.dice:
            p = prior[zone]
            if self.pair:  # rule 35: sums of dice reach further
                p *= _reach(other, value)
            elif other < value:
                continue
            elif other == value:
                p *= TIE if prismatic == other_prismatic else 1 - PRISMATIC_TIE if prismatic else PRISMATIC_TIE
            _add(chances, p)
        return tuple(chances)

    def expected(self, zone: int, value: int, prismatic: bool) -> float:
        """How many dice are ranked before one of this value, on average."""
        return sum(n * chance for n, chance in enumerate(self.ahead(zone, value, prismatic)))

    def alone(self, value: int) -> float:
        """The chance that no opponent has this value (or parity, of two captains) on the Vessel (rules 27, 36)."""
        chance = 1.0
        for other, _, prior in self.dice:
            if other % 2 == value % 2 if self.pair else other == value:
                chance *= 1 - prior[VESSEL]
        return chance


def _add(chances: list[float], p: float) -> None:
    """Add a die that is ranked before with chance `p`."""
    chances[-1] += p * chances[-2]
    for n in range(COUNTED - 2, 0, -1):
        chances[n] += p * (chances[n - 1] - chances[n])
    chances[0] *= 1 - p


def _reach(other: int, value: int) -> float:
    """The chance that an opponent's die, alone or in a stack, beats a deployment of that value."""
    if other > value:
        return 1.0
    return TIE if other == value else STACKED if other + 6 > value else STACKED / 4


def _poorer(prior: Prior) -> Prior:
    """The prior of a captain who can pay for little: half as often in Acquisition."""
    half = prior[ACQUISITION] / 2
    rest = 1 - prior[ACQUISITION]
    grown = 1 + half / rest if rest else 1.0
    return tuple(half if zone == ACQUISITION else p * grown for zone, p in enumerate(prior))
