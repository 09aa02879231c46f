"""What an activation is worth to the planner: rules 15 to 18.

A bad attempt need not be paid for with a day: it can be stopped, and the Construct tried again when a day has gone by
anyway (rule 17, ruling c23).
"""

from typing import NamedTuple

from ..data import CHARM as FOCUS
from ..data import ENOUGH
from ..odds.activation_table import ActivationOdds
from ..odds.activation_table import Put as FieldPut
from ..odds.field import Boxes
from .activation_data import FIRST_FIELD, SECOND_FIELD
from .position import CHARM, HOME, VISIONS, Position
from .value import value


def of_attempt(p: Position, construct: int) -> float:
    """The worth of trying to activate a Construct next, from the exact odds of the first field."""
    p = p.copy()
    p.go(HOME)
    total = share = 0.0
    for energy, damage, chance in FIRST_FIELD[int(p.feels(VISIONS, construct))]:
        total += chance * after_field(p, construct, energy, damage)
        share += chance
    return total / share


def chance_in_first_field(p: Position, construct: int) -> float:
    """The chance that the first field is enough."""
    rows = FIRST_FIELD[int(p.feels(VISIONS, construct))]
    return sum(chance for energy, _, chance in rows if energy >= ENOUGH) / sum(chance for _, _, chance in rows)


def after_field(p: Position, construct: int, energy: int, damage: int) -> float:
    """The worth once the first field is full."""
    p = p.copy()
    if damage >= p.hit_points or energy >= ENOUGH:
        if energy >= ENOUGH and damage <= p.hit_points:
            p.awaken(construct, energy - ENOUGH)
        p.hurt(damage)
        return value(p)
    p.hit_points -= damage
    return max(going_on(p, construct, energy, 1), focusing(p, construct, energy), another_day(p, construct))


def going_on(p: Position, construct: int, energy: int, field: int) -> float:
    """The worth of losing a day: for the second field, or after it for the Construct itself (rule 16)."""
    p = p.copy()
    if not p.cross():
        return value(p)
    active = p.copy()
    active.awaken(construct)
    if field > 1:
        return value(active)
    late = p.copy()
    if late.cross():
        late.awaken(construct)
    chance = SECOND_FIELD[min(energy, ENOUGH - 1)]
    return chance * value(active) + (1 - chance) * value(late)


def another_day(p: Position, construct: int) -> float:
    """The worth of stopping: the energy won is lost, and a day must go by (rule 17, ruling c23)."""
    p = p.copy()
    p.stopped |= 1 << construct
    return value(p)


def focusing(p: Position, construct: int, energy: int) -> float:
    """The worth of using the Focus Charm at the end of a field; -1 if it is not enough."""
    if not p.tools & CHARM or energy + FOCUS < ENOUGH:
        return -1.0
    p = p.copy()
    p.tools &= ~CHARM
    p.awaken(construct, energy + FOCUS - ENOUGH)
    return value(p)


class Stakes(NamedTuple):
    """What is won and lost in a field, in the value of the whole game."""

    awake: float  # the Construct is active
    failed: float  # less: the field is full and there is too little energy
    energy: float  # more: each one
    damage: float  # less: each one

    def worth(self, active: float, energy: float, damage: float) -> float:
        """The worth of a field with this chance and these expectations."""
        return self.awake - self.failed * (1 - active) + self.energy * energy - self.damage * damage


def stakes(p: Position, construct: int, energy: int, field: int) -> Stakes:
    """The stakes of a field; `energy`: what will be on the bar if it is too little, as far as is known."""
    awake = p.copy()
    awake.awaken(construct)
    richer, hurt = awake.copy(), p.copy()
    richer.energy += 1
    richer.power()
    hurt.hurt(1)
    now, failed = value(awake), max(going_on(p, construct, energy, field), another_day(p, construct))
    return Stakes(now, max(1e-4, now - failed), max(0.0, value(richer) - now), max(0.0, value(p) - value(hurt)))


class Best(NamedTuple):
    """The best placement of the dice in hand."""

    worth: float
    put: FieldPut  # the first die to write and where
    active: float  # chance after this field
    damage: float  # expected


def best_put(boxes: Boxes, hand: tuple[int, ...], bar: int, at: Stakes) -> Best:
    """The best placement. The tables know two ways to play on, for activation and for energy; the better one counts."""
    best: Best | None = None
    for goal in ("activate", "energy"):
        for placement in ActivationOdds(goal, bar).rank(boxes, hand):
            odds = placement.odds
            worth = at.worth(odds.active, odds.energy, odds.damage)
            if best is None or worth > best.worth + 1e-12:
                best = Best(worth, placement.puts[0], odds.active, odds.damage)
    assert best
    return best
