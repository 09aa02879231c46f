"""What meeting a monster is worth to the planner, and when to use the Paralysis Wand (rules 11 to 13, 26).

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
from .value import by_hit_points, value

Blow = tuple[int, bool]  # damage to the player, death of the monster
IDLE: Blow = (0, False)
assert WAND == 2  # as `strike` has it


@cache
def blows(foe: Foe) -> tuple[tuple[Blow, Blow, int], ...]:
    """The different effects of a roll without and with the Wand, and in how many of the 36 ways they come."""
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


OVER = 2  # hit points that a roll can take beyond the last: worths are listed from there on


class Fight:
    """A fight against one foe, from every number of hit points on."""

    def __init__(self, foe: Foe, hit_points: int, plain: Wins, magic: Wins | None) -> None:
        self.foe, self.hit_points = foe, hit_points
        self.blows = blows(foe)
        self.plain = self._steady(plain, [(kept, ways) for kept, _, ways in self.blows])
        self.magic = self.charged = self.plain
        if magic:  # after the Wand was used, and while it is charged
            self.magic = self._steady(magic, [(used, ways) for _, used, ways in self.blows])
            self.charged = self._charge(plain)

    def value(self, hit_points: int) -> float:
        """The worth before a roll."""
        return self.charged.standing[hit_points + OVER]

    def answer(self, hit_points: int, low: int, high: int) -> tuple[float, float]:
        """The values of keeping the charged Wand and of using it in answer to this roll."""
        kept, used = strike(self.foe, low, high, False), strike(self.foe, low, high, True)
        keep = self.charged.standing[hit_points + OVER] if kept == IDLE else self.charged.after(hit_points, kept)
        return keep, self.magic.after(hit_points, used)

    def _steady(self, wins: Wins, rolls: list[tuple[Blow, int]]) -> "Course":
        course = Course.of(wins)
        share = sum(ways for blow, ways in rolls if blow != IDLE)
        active = [(damage - OVER, dead, ways) for (damage, dead), ways in rolls if damage or dead]
        standing, killed = course
        for now in range(1, self.hit_points + 1):
            total = 0.0
            for less, dead, ways in active:
                total += ways * (killed if dead else standing)[now - less]
            standing.append(total / share)
        return course

    def _charge(self, plain: Wins) -> "Course":
        """The Wand may answer any roll; an idle one too, if that is better than waiting."""
        course, magic = Course.of(plain), self.magic
        for now in range(1, self.hit_points + 1):
            total, share = 0.0, 0
            idle = []
            for kept, used, ways in self.blows:
                use = magic.after(now, used)
                if kept == IDLE:
                    idle.append((use, ways))
                    continue
                total += ways * max(use, course.after(now, kept))
                share += ways
            for use, ways in sorted(idle, reverse=True):
                if use > total / share:
                    total, share = total + ways * use, share + ways
            course.standing.append(total / share)
        return course


class Course(NamedTuple):
    """Worths by hit points left, from -OVER on: with the monster alive, and dead."""

    standing: list[float]
    killed: list[float]

    @staticmethod
    def of(wins: Wins) -> "Course":
        """The beginning of the lists: no hit points left, or less."""
        dead = [wins.dead] * OVER
        return Course([*dead, wins.fallen], dead + wins.won)

    def after(self, hit_points: int, blow: Blow) -> float:
        """The worth after a roll with this effect."""
        damage, dead = blow
        return (self.killed if dead else self.standing)[hit_points - damage + OVER]


class Encounters:
    """All encounters that a search from here may end in; `p` as it is when the monster comes."""

    def __init__(self, p: Position) -> None:
        self.p, self.region = p, p.place
        self._known: dict[
            tuple[int, bool | None], Wins
        ] = {}  # by tools left, and whether a treasure or a component drops
        self._fights: dict[int, Fight] = {}

    def value(self, level: int) -> float:
        """The worth of meeting a monster of this level, Active Monsters counted in."""
        met = self.fight(level).value(self.p.hit_points)
        return max(met, value(self.p)) if self.p.ancient & MOONLACE else met

    def fight(self, level: int) -> Fight:
        """The fight against the monster of this level."""
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
        """The drop comes before everything else (rules 12, 13)."""
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
            fallen = p.copy()
            fallen.hurt(p.hit_points)
            won = [value(fallen), *by_hit_points(p)]
            dead = p.copy()
            dead.hit_points, dead.end = 0, "dead"
            found = self._known[key] = Wins(won, won[0], value(dead))
        return found


def foe_of(p: Position, level: int) -> Foe:
    """The monster with all bonuses that last counted in."""
    monster = REGIONS[ORDER[p.place]].monsters[level - 1]
    return foe(
        monster.attack,
        monster.hit,
        chassis=monster.spirit and p.constructs[CHASSIS] == ACTIVE,
        ice_plate=bool(p.ancient & ICE_PLATE),
        molten_shard=bool(p.ancient & SHARD),
    )
