"""Combat (rules 11 to 13): how a fight ends, and when the Paralysis Wand is worth its charge.

A roll that neither hurts nor kills changes nothing, so a fight may last for any number of rolls. Only the roll itself
repeats, though: every state is left for good at the first hurt, so the sum over all lengths has a closed form.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from .dice import ROLLS, WAYS

_EQUAL = 1e-12  # values closer than this are the same: keep the charge


class Foe(NamedTuple):
    """A monster, with all bonuses that last counted in."""

    attack: int  # ATK range 1..attack
    hit: int  # HIT range hit..6
    bonus: int = 0  # added to each die, at most up to 6 (ruling c8)


def foe(attack: int, hit: int, *, chassis: bool = False, ice_plate: bool = False, molten_shard: bool = False) -> Foe:
    """The monster with lasting bonuses; `chassis`: the Golden Chassis is active, and the monster is a spirit."""
    return Foe(
        attack=max(attack - 1, 1) if ice_plate else attack,  # rule 28
        hit=hit - 1 if molten_shard else hit,  # rule 28
        bonus=1 if chassis else 0,  # rule 27
    )


class Wand(IntEnum):
    """The Paralysis Wand (rule 26)."""

    NONE = 0  # spent before, or left alone
    CHARGED = 1
    IN_USE = 2  # +2 to each die for the rest of the combat


class End(NamedTuple):
    """How a fight ends."""

    won: bool  # the monster is dead; its drop is taken even when falling (rule 13)
    hit_points: int  # left; 0: unconscious, below: dead (rule 29)
    wand: Wand


Worth = Callable[[End], float]


def standing(end: End) -> float:
    """Goal: do not fall unconscious."""
    return float(end.hit_points > 0)


def living(end: End) -> float:
    """Goal: do not die."""
    return float(end.hit_points >= 0)


def strike(foe: Foe, low: int, high: int, wand: bool) -> tuple[int, bool]:
    """The effect of one roll: damage to the player, death of the monster."""
    more = foe.bonus + (2 if wand else 0)
    dice = (min(low + more, 6), min(high + more, 6))  # ruling c8
    return sum(die <= foe.attack for die in dice), max(dice) >= foe.hit


def drop_chance(level: int) -> float:
    """The chance of a drop, the level as raised by Active Monsters (rule 12, ruling c9)."""
    return level / 6


class FightOdds(NamedTuple):
    """What is to be expected of a fight."""

    value: float
    win: float  # the monster dies and the player does not (falling included)
    fall: float  # unconscious, with or without the monster dead
    die: float
    damage: dict[int, float]  # hit points lost, more than there were means death
    use_wand: float
    ends: dict[End, float]

    @property
    def expected_damage(self) -> float:
        """Hit points lost on average."""
        return sum(lost * chance for lost, chance in self.damage.items())


class Fight:
    """A fight from here on, played for a worth; a charged Wand is used whenever that is worth more."""

    def __init__(self, foe: Foe, worth: Worth = standing) -> None:
        self.foe = foe
        self.worth = worth
        self._solved: dict[tuple[int, Wand], tuple[float, dict[End, float]]] = {}

    def odds(self, hit_points: int, wand: Wand = Wand.NONE) -> FightOdds:
        """The odds before a roll."""
        if hit_points < 1:
            raise ValueError("A fight needs at least one hit point.")
        value, ends = self._solve(hit_points, wand)
        damage: dict[int, float] = {}
        for end, chance in ends.items():
            lost = hit_points - end.hit_points
            damage[lost] = damage.get(lost, 0.0) + chance
        return FightOdds(
            value=value,
            win=sum(chance for end, chance in ends.items() if end.won and end.hit_points >= 0),
            fall=sum(chance for end, chance in ends.items() if end.hit_points == 0),
            die=sum(chance for end, chance in ends.items() if end.hit_points < 0),
            damage=dict(sorted(damage.items())),
            use_wand=sum(chance for end, chance in ends.items() if end.wand is Wand.IN_USE)
            if wand is Wand.CHARGED
            else 0.0,
            ends=ends,
        )

    def answer(self, hit_points: int, low: int, high: int) -> tuple[float, float]:
        """This roll lies on the table and the Wand is charged: the values of keeping it and of using it."""
        return self._after(hit_points, low, high, Wand.CHARGED)[0], self._after(hit_points, low, high, Wand.IN_USE)[0]

    def _after(self, hit_points: int, low: int, high: int, wand: Wand) -> tuple[float, dict[End, float]]:
        damage, dead = strike(self.foe, low, high, wand is Wand.IN_USE)
        left = hit_points - damage  # the damage of the killing roll counts (rule 11)
        if dead or left <= 0:
            end = End(dead, left, wand)
            return self.worth(end), {end: 1.0}
        return self._solve(left, wand)

    def _solve(self, hit_points: int, wand: Wand) -> tuple[float, dict[End, float]]:
        key = hit_points, wand
        if key not in self._solved:
            self._solved[key] = self._charged(hit_points) if wand is Wand.CHARGED else self._steady(hit_points, wand)
        return self._solved[key]

    def _steady(self, hit_points: int, wand: Wand) -> tuple[float, dict[End, float]]:
        leave = []
        for low, high, ways in ROLLS:
            if strike(self.foe, low, high, wand is Wand.IN_USE) != (0, False):
                leave.append((ways, self._after(hit_points, low, high, wand)))
        return _mix(leave)

    def _charged(self, hit_points: int) -> tuple[float, dict[End, float]]:
        leave, idle = [], []
        for low, high, ways in ROLLS:
            use = self._after(hit_points, low, high, Wand.IN_USE)
            if strike(self.foe, low, high, False) == (0, False):
                idle.append((ways, use))  # keeping the Wand here means: the same state again
            else:
                keep = self._after(hit_points, low, high, Wand.CHARGED)
                leave.append((ways, use if use[0] > keep[0] + _EQUAL else keep))
        # In answer to which idle rolls is the Wand used? To the best few; the best number of them is the best policy.
        idle.sort(key=lambda item: -item[1][0])
        best = _mix(leave)
        for number in range(1, len(idle) + 1):
            rival = _mix(leave + idle[:number])
            if rival[0] > best[0] + _EQUAL:  # equally good: keep the charge
                best = rival
        return best


def _mix(leave: list[tuple[int, tuple[float, dict[End, float]]]]) -> tuple[float, dict[End, float]]:
    """Rolls outside the list repeat the state: so the listed ones share the whole chance."""
    total = sum(ways for ways, _ in leave)
    assert 0 < total <= WAYS
    ends: dict[End, float] = {}
    for ways, (_, parts) in leave:
        for end, chance in parts.items():
            ends[end] = ends.get(end, 0.0) + chance * ways / total
    return sum(ways * value for ways, (value, _) in leave) / total, ends
