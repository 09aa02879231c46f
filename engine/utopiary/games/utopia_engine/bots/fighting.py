"""Combat for a planner: what meeting a monster is worth, and when to use the Paralysis Wand (rules 11-13, 26).

Only what a roll does matters, and that is one of a few things: so much damage, dead or not, and the same with the Wand.
A roll that does nothing repeats the state, so the others share the whole chance.
"""

from functools import cache
from typing import NamedTuple

from ..data import ORDER, REGIONS, TOP_LEVEL, WAND
from ..odds.combat import Foe, foe, strike
from ..odds.dice import ROLLS
from .position import ACTIVE, CHASSIS, ICE_PLATE, MOONLACE, SHARD, Position
from .position import WAND as WAND_TOOL
from .value import value

Blow = tuple[int, bool]  # damage to us, death of the monster
IDLE: Blow = (0, False)
assert WAND == 2  # as `strike` has it


@cache
def blows(foe: Foe) -> tuple[tuple[Blow, Blow, int], ...]:
    """What rolls do without and with the Wand, and in how many of the 36 ways."""
    ways: dict[tuple[Blow, Blow], int] = {}
    for low, high, number in ROLLS:
        key = strike(foe, low, high, False), strike(foe, low, high, True)
        ways[key] = ways.get(key, 0) + number
    return tuple((plain, magic, number) for (plain, magic), number in ways.items())


class Wins(NamedTuple):
    """What it is worth to win: index hit points left, at 0 falling after the drop; and to fall, and to die."""

    won: list[float]
    fallen: float
    dead: float

    def after(self, left: int, dead: bool, on: list[float]) -> float:
        if left < 0:
            return self.dead
        if dead:
            return self.won[left]
        return on[left] if left else self.fallen


class Fight:
    """A fight against one foe, from every number of hit points on."""

    def __init__(self, foe: Foe, hit_points: int, plain: Wins, magic: Wins | None) -> None:
        self.foe, self.plain, self.magic = foe, plain, magic  # `magic`: ends after the Wand was used
        self.without = self._steady(hit_points, plain, False)  # index: hit points
        self.with_wand: list[float] = []
        self.charged: list[float] = []
        if magic:
            self.with_wand = self._steady(hit_points, magic, True)
            self._charge(hit_points, magic)

    def value(self, hit_points: int) -> float:
        return (self.charged or self.without)[hit_points]

    def answer(self, hit_points: int, low: int, high: int) -> tuple[float, float]:
        """This roll lies on the table and the Wand is charged: the values of keeping and of using it."""
        assert self.magic
        kept, used = strike(self.foe, low, high, False), strike(self.foe, low, high, True)
        keep = self.charged[hit_points]
        if kept != IDLE:
            keep = self.plain.after(hit_points - kept[0], kept[1], self.charged)
        return keep, self.magic.after(hit_points - used[0], used[1], self.with_wand)

    def _steady(self, hit_points: int, wins: Wins, wand: bool) -> list[float]:
        values = [0.0]
        for now in range(1, hit_points + 1):
            total, share = 0.0, 0
            for plain, magic, ways in blows(self.foe):
                damage, dead = magic if wand else plain
                if damage or dead:
                    total += ways * wins.after(now - damage, dead, values)
                    share += ways
            values.append(total / share)
        return values

    def _charge(self, hit_points: int, magic: Wins) -> None:
        """The Wand may answer any roll; an idle one too, if that is better than waiting."""
        self.charged.append(0.0)
        for now in range(1, hit_points + 1):
            total, share = 0.0, 0
            idle = []
            for kept, used, ways in blows(self.foe):
                use = magic.after(now - used[0], used[1], self.with_wand)
                if kept == IDLE:
                    idle.append((use, ways))
                    continue
                total += ways * max(use, self.plain.after(now - kept[0], kept[1], self.charged))
                share += ways
            for use, ways in sorted(idle, reverse=True):
                if use > total / share:
                    total, share = total + ways * use, share + ways
            self.charged.append(total / share)


class Encounters:
    """All encounters that a search from here may end in; `p` as it is when the monster comes."""

    def __init__(self, p: Position) -> None:
        self.p, self.region = p, p.place
        self._known: dict[
            tuple[int, bool | None], Wins
        ] = {}  # by tools left, and whether a treasure or a component drops
        self._fights: dict[int, Fight] = {}

    def value(self, level: int) -> float:
        """Of meeting a monster of this level, Active Monsters counted in."""
        met = self.fight(level).value(self.p.hit_points)
        return max(met, value(self.p)) if self.p.ancient & MOONLACE else met

    def fight(self, level: int) -> Fight:
        if level not in self._fights:
            p = self.p
            magic = None
            if p.tools & WAND_TOOL:
                used = p.copy()
                used.tools &= ~WAND_TOOL
                magic = self._wins(used, level)
            self._fights[level] = Fight(foe_of(p, level), p.hit_points, self._wins(p, level), magic)
        return self._fights[level]

    def _wins(self, p: Position, level: int) -> Wins:
        """The drop comes before everything else (rules 12 and 13)."""
        bare, laden = self._ends(p, None), self._ends(p, level == TOP_LEVEL)
        chance = level / 6
        won = [(1 - chance) * without + chance * with_ for without, with_ in zip(bare.won, laden.won, strict=True)]
        return Wins(won, bare.fallen, bare.dead)

    def _ends(self, p: Position, treasure: bool | None) -> Wins:
        key = p.tools, treasure
        found = self._known.get(key)
        if found is None:
            p = p.copy()
            if treasure:
                p.ancient |= 1 << self.region
            elif treasure is False:
                p.gain(self.region)
            won = []
            for left in range(p.hit_points + 1):
                after = p.copy()
                after.hit_points = left or 1
                if not left:
                    after.hurt(1)
                won.append(value(after))
            dead = p.copy()
            dead.hit_points, dead.end = 0, "dead"
            found = self._known[key] = Wins(won, won[0], value(dead))
        return found


def foe_of(p: Position, level: int) -> Foe:
    """The monster as it meets us."""
    monster = REGIONS[ORDER[p.place]].monsters[level - 1]
    return foe(
        monster.attack,
        monster.hit,
        chassis=monster.spirit and p.constructs[CHASSIS] == ACTIVE,
        ice_plate=bool(p.ancient & ICE_PLATE),
        molten_shard=bool(p.ancient & SHARD),
    )
