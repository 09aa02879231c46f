"""Beam search for the best deployment of all dice of a turn, then a local search from the best plan found.

A plan is the content of each Zone. Its worth: the rewards to be expected, what could then be bought in Acquisition, and
what both mean for the upgrade.
"""

from typing import NamedTuple

from ....core.game import Seat
from ..data import ACQUISITION, ZONES, ZONES_FOR, limits
from ..state import Deployment, Stack, State, prismatic, value
from .expected_rewards import Content, RewardModel
from .opponents import Opponents
from .purchases import PurchaseModel
from .value import Stores, Valuation
from .weights import Weights

EMPTY: tuple[Content, ...] = ((),) * len(ZONES)
Contents = tuple[Content, ...]  # by Zone


class Plan(NamedTuple):
    """A deployment of dice and its worth in points."""

    worth: float
    contents: Contents


class DeploymentSearch:
    """The search for one captain's deployment this turn."""

    def __init__(self, s: State, seat: Seat, w: Weights) -> None:
        self.w = w
        self.valuation = Valuation(s, seat, w)
        self.rewards = RewardModel(s, self.valuation, Opponents(s, seat) if w.opponents else None)
        self.purchases = PurchaseModel(s, self.valuation)
        self.limits = limits(len(s.iron))
        self.stacking = len(s.iron) == 2  # rule 35
        self._judged: dict[Contents, float] = {}
        self._chances: dict[Stack, float] = {}

    def best(self, dice: Stack, placed: tuple[Deployment, ...] = (), quick: int = 0) -> Plan:
        """The best plan found for these dice on top of those placed already; `quick`: a narrower beam of that width."""
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
        """Move one die or swap two while that improves the plan."""
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
        """All plans with this die added."""
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
        """Points for a plan, cached."""
        found = self._judged.get(contents)
        if found is None:
            found = self._judged[contents] = self._judge(contents)
        return found

    def _judge(self, contents: Contents) -> float:
        valuation, expected = self.valuation, self.rewards.expected
        iron, copper, astatine, lights, finds, prisms = valuation.stores
        parts = valuation.parts
        for zone, content in enumerate(contents):
            if content:
                (i, c, a, more_lights, more_finds, more_prisms), found = expected(zone, content)
                iron += i
                copper += c
                astatine += a
                lights += more_lights
                finds += more_finds
                prisms += more_prisms
                if found:
                    parts = with_parts(parts, found)
        stores = Stores(iron, copper, astatine, lights, finds, prisms)
        total = valuation.stored(stores) + valuation.progress(parts, valuation.values, astatine)
        if contents[ACQUISITION]:
            dice = [(prismatic(stack), self._chance(stack)) for stack in contents[ACQUISITION]]
            total += self.purchases.gain(dice, stores, parts)
        return total

    def _chance(self, dice: Stack) -> float:
        """The chance that the card wanted is still there when this die is resolved in Acquisition."""
        opponents = self.rewards.opponents
        if opponents is None:
            return 1.0
        found = self._chances.get(dice)
        if found is None:
            ahead = opponents.expected(ACQUISITION, value(dice), prismatic(dice))
            found = self._chances[dice] = max(0.4, 1 - self.w.contest * ahead)
        return found


def with_parts(parts: tuple[int, ...], found: tuple[int, ...]) -> tuple[int, ...]:
    """Counts of Parts with these added."""
    have = list(parts)
    for part in found:
        have[part] += 1
    return tuple(have)


# --- plans as tuples -------------------------------------------------------------------------------------------------


def contents_of(placed: tuple[Deployment, ...]) -> Contents:
    """Deployments of the state as the content of each Zone."""
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
    """The stack with one die more; Prismatic dice on top, which roll off better and may buy more (ruling d16)."""
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
