"""All dice of a turn on their Zones: the most promising beginnings are kept (a beam), then the best is looked at again.

A plan is what lies in each Zone. Its worth: what the Zones are likely to bring, what could then be bought in
Acquisition, and what all of it means for the upgrade.
"""

from typing import NamedTuple

from ....core.game import Seat
from ..data import ACQUISITION, ZONES, ZONES_FOR, limits
from ..state import Deployment, Stack, State, prismatic, value
from .harvest import Content, Fields
from .market import Market
from .outlook import Outlook, Stores
from .rivals import Rivals
from .weights import Weights

EMPTY: tuple[Content, ...] = ((),) * len(ZONES)
Contents = tuple[Content, ...]  # by Zone


class Plan(NamedTuple):
    worth: float
    contents: Contents


class Deploying:
    """One captain's dice, this turn."""

    def __init__(self, s: State, seat: Seat, w: Weights) -> None:
        self.w = w
        self.outlook = Outlook(s, seat, w)
        self.fields = Fields(s, self.outlook, Rivals(s, seat) if w.rivals else None)
        self.market = Market(s, self.outlook)
        self.limits = limits(len(s.iron))
        self.stacking = len(s.iron) == 2  # rule 35
        self._met: dict[Contents, float] = {}
        self._chances: dict[Stack, float] = {}

    def best(self, dice: Stack, placed: tuple[Deployment, ...] = (), quick: int = 0) -> Plan:
        """The best that is found for these dice, with what lies there already; `quick`: so few beginnings are kept."""
        start = contents_of(placed)
        beam = [Plan(self.worth(start), start)]
        for die in sorted(dice, key=lambda die: -(die % 10)):
            found = {contents for plan in beam for contents in self._with(plan.contents, die)}
            ranked = sorted((Plan(self.worth(contents), contents) for contents in found), reverse=True)
            beam = ranked[: quick or self.w.width]
        best = beam[0]
        if self.w.refine and not placed and not quick:
            best = self._refined(best)
        return best

    def _refined(self, best: Plan) -> Plan:
        """Take up one die after the other and put it where it does most, or change two, until nothing is gained."""
        for _ in range(4):
            tried = max(self._changes(best.contents), default=best)
            if tried.worth <= best.worth + 1e-9:
                return best
            best = tried
        return best

    def _changes(self, contents: Contents) -> list[Plan]:
        found: set[Contents] = set()
        for zone, stack, die in _movable(contents):
            without = _without(contents, zone, stack, die)
            found.update(self._with(without, die))
            for other, second, rival in _movable(without):
                if other > zone and zone in ZONES_FOR[rival // 10] and other in ZONES_FOR[die // 10]:
                    fewer = _without(without, other, second, rival)
                    found.add(_put(_put(fewer, zone, (rival,)), other, (die,)))
        return [Plan(self.worth(other), other) for other in found if self._fits(other)]

    def _fits(self, contents: Contents) -> bool:
        return all(len(content) <= limit for content, limit in zip(contents, self.limits, strict=True))

    def _with(self, contents: Contents, die: int) -> list[Contents]:
        """All ways to add a die."""
        ways = []
        for zone in ZONES_FOR[die // 10]:
            content = contents[zone]
            if len(content) < self.limits[zone]:
                ways.append(_put(contents, zone, (die,)))
            if self.stacking:
                for stack in dict.fromkeys(content):
                    higher = _stacked(stack, die)
                    ways.append(_put(_drop(contents, zone, stack), zone, higher))
        return ways

    # --- what a plan is worth ----------------------------------------------------------------------------------------

    def worth(self, contents: Contents) -> float:
        found = self._met.get(contents)
        if found is None:
            found = self._met[contents] = self._judge(contents)
        return found

    def _judge(self, contents: Contents) -> float:
        outlook, harvest = self.outlook, self.fields.harvest
        iron, copper, astatine, lights, finds, prisms = outlook.stores
        parts = outlook.parts
        for zone, content in enumerate(contents):
            if content:
                (i, c, a, more_lights, more_finds, more_prisms), found = harvest(zone, content)
                iron += i
                copper += c
                astatine += a
                lights += more_lights
                finds += more_finds
                prisms += more_prisms
                if found:
                    parts = with_parts(parts, found)
        stores = Stores(iron, copper, astatine, lights, finds, prisms)
        total = outlook.stored(stores) + outlook.progress(parts, outlook.values, astatine)
        if contents[ACQUISITION]:
            dice = [(prismatic(stack), self._chance(stack)) for stack in contents[ACQUISITION]]
            total += self.market.spree(dice, stores, parts)
        return total

    def _chance(self, dice: Stack) -> float:
        """How likely what we want is still there when this die comes to Acquisition."""
        rivals = self.fields.rivals
        if rivals is None:
            return 1.0
        found = self._chances.get(dice)
        if found is None:
            ahead = rivals.expected(ACQUISITION, value(dice), prismatic(dice))
            found = self._chances[dice] = max(0.4, 1 - self.w.contest * ahead)
        return found


def with_parts(parts: tuple[int, ...], found: tuple[int, ...]) -> tuple[int, ...]:
    have = list(parts)
    for part in found:
        have[part] += 1
    return tuple(have)


# --- plans as tuples -------------------------------------------------------------------------------------------------


def contents_of(placed: tuple[Deployment, ...]) -> Contents:
    contents = EMPTY
    for zone, dice in placed:
        contents = _put(contents, zone, dice)
    return contents


def _put(contents: Contents, zone: int, stack: Stack) -> Contents:
    content = tuple(sorted((*contents[zone], stack), key=_rank))
    return (*contents[:zone], content, *contents[zone + 1 :])


def _rank(stack: Stack) -> tuple[int, Stack]:
    return -value(stack), stack


def _drop(contents: Contents, zone: int, stack: Stack) -> Contents:
    content = list(contents[zone])
    content.remove(stack)
    return (*contents[:zone], tuple(content), *contents[zone + 1 :])


def _stacked(stack: Stack, die: int) -> Stack:
    """Prismatic dice on top: they roll off better, and may buy more (ruling d16)."""
    return tuple(sorted((*stack, die)))


def _without(contents: Contents, zone: int, stack: Stack, die: int) -> Contents:
    fewer = _drop(contents, zone, stack)
    if len(stack) > 1:
        left = list(stack)
        left.remove(die)
        fewer = _put(fewer, zone, tuple(left))
    return fewer


def _movable(contents: Contents) -> list[tuple[int, Stack, int]]:
    """All dice of a plan: Zone, deployment, die."""
    return [
        (zone, stack, die)
        for zone, content in enumerate(contents)
        for stack in dict.fromkeys(content)
        for die in dict.fromkeys(stack)
    ]
