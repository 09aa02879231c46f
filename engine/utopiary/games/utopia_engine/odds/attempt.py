"""A whole attempt to activate a Construct: the first field, a day, the second field, a day (rule 16).

Solved backwards: what the first field leaves on the bar decides what the second one is worth. Damage has a fixed
price, so that the second field need not know what the first one cost. Some seconds of plain Python: for bots that
keep it, for tables.
"""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from .activation import NEEDED, Activation, distribution
from .activation import End as FieldEnd

Worth = Callable[[int, int], float]  # energy in all, days lost


class End(NamedTuple):
    """How an attempt ends."""

    energy: int  # in all; above four it goes to the God's Hand
    damage: int
    days: int  # lost: 0, 1, or 2 for a Construct that only became active by the second lost day


class Attempt:
    """An attempt, from `energy` on the bar on."""

    def __init__(self, worth: Worth, damage_price: float = 0.0, energy: int = 0) -> None:
        self.worth, self.damage_price, self.energy = worth, damage_price, energy
        self._second: dict[int, Activation] = {}

    @cached_property
    def first(self) -> Activation:
        """The first field."""
        return Activation(self._after_first, self.energy)

    def second(self, energy: int) -> Activation:
        """The second field with this energy on the bar."""
        if energy not in self._second:
            self._second[energy] = Activation(self._after_second, energy)
        return self._second[energy]

    def _after_first(self, end: FieldEnd) -> float:
        value = self.worth(end.energy, 0) if end.energy >= NEEDED else self.second(end.energy).value()
        return value - self.damage_price * end.damage

    def _after_second(self, end: FieldEnd) -> float:
        return self.worth(end.energy, 1 if end.energy >= NEEDED else 2) - self.damage_price * end.damage

    def value(self) -> float:
        """The worth before the first roll."""
        return self.first.value()

    def distribution(self) -> dict[End, float]:
        """The chance of every end under best play."""
        ends: dict[End, float] = {}
        second = {energy: distribution(self.second(energy)) for energy in range(self.energy, NEEDED)}
        for one, chance in distribution(self.first).items():
            if one.energy >= NEEDED:
                end = End(one.energy, one.damage, 0)
                ends[end] = ends.get(end, 0.0) + chance
                continue
            for two, more in second[one.energy].items():
                end = End(two.energy, one.damage + two.damage, 1 if two.energy >= NEEDED else 2)
                ends[end] = ends.get(end, 0.0) + chance * more
        return ends
