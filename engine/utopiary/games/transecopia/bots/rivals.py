"""Where rivals' dice are likely to go. All have rolled openly; where they put their dice nobody knows (rule 22).

What captains do with a die was counted in games of the best players against each other; whoever can pay for nothing
goes to Acquisition less often. From that follows how many dice are likely to be ahead of one's own.
"""

from ....core.game import Seat
from ..data import ACQUISITION, VESSEL
from ..state import State
from .habits import FEW, MANY, STACKED, Habit

TIE, PRISMATIC_TIE = 0.5, 0.75  # who wins a roll-off: a Prismatic die has only high faces (rule 25)
COUNTED = 4  # none, one, two, or more

Ahead = tuple[float, ...]  # chances that so many dice are ahead; the last: that many or more


class Rivals:
    """The dice that this seat does not place."""

    def __init__(self, s: State, seat: Seat) -> None:
        seats = len(s.iron)
        self.pair = seats == 2
        habits = FEW if seats <= 3 else MANY
        self.dice: list[tuple[int, bool, Habit]] = []  # value, Prismatic, chances by Zone
        for rival in range(seats):
            if rival == seat:
                continue
            purse = s.iron[rival] + 2.5 * s.copper[rival]
            poor = purse < 2
            for die in s.dice[rival]:
                habit = habits[die >= 10][die % 10]
                if poor:
                    habit = _poorer(habit)
                self.dice.append((die % 10, die >= 10, habit))
        self._ahead: dict[tuple[int, int, bool], Ahead] = {}

    def ahead(self, zone: int, value: int, prismatic: bool) -> Ahead:
        """How many dice are likely to be ranked before one of this value."""
        key = zone, value, prismatic
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = self._count(zone, value, prismatic)
        return found

    def _count(self, zone: int, value: int, prismatic: bool) -> Ahead:
        chances = [1.0] + [0.0] * (COUNTED - 1)
        for other, other_prismatic, habit in self.dice:
            p = habit[zone]
            if self.pair:  # rule 35: sums of dice reach further
                p *= _reach(other, value)
            elif other < value:
                continue
            elif other == value:
                p *= TIE if prismatic == other_prismatic else 1 - PRISMATIC_TIE if prismatic else PRISMATIC_TIE
            _add(chances, p)
        return tuple(chances)

    def expected(self, zone: int, value: int, prismatic: bool) -> float:
        """How many dice are before ours, on average."""
        return sum(n * chance for n, chance in enumerate(self.ahead(zone, value, prismatic)))

    def alone(self, value: int) -> float:
        """The chance that nobody has this value on the Alien Vessel; with two captains: this parity (rules 27, 36)."""
        chance = 1.0
        for other, _, habit in self.dice:
            if other % 2 == value % 2 if self.pair else other == value:
                chance *= 1 - habit[VESSEL]
        return chance


def _add(chances: list[float], p: float) -> None:
    """One die more that is ahead with chance p."""
    chances[-1] += p * chances[-2]
    for n in range(COUNTED - 2, 0, -1):
        chances[n] += p * (chances[n - 1] - chances[n])
    chances[0] *= 1 - p


def _reach(other: int, value: int) -> float:
    """How likely a rival's die beats a deployment of that value, alone or in a stack."""
    if other > value:
        return 1.0
    return TIE if other == value else STACKED if other + 6 > value else STACKED / 4


def _poorer(habit: Habit) -> Habit:
    half = habit[ACQUISITION] / 2
    rest = 1 - habit[ACQUISITION]
    grown = 1 + half / rest if rest else 1.0
    return tuple(half if zone == ACQUISITION else p * grown for zone, p in enumerate(habit))
