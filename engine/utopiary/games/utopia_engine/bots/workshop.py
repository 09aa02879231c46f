"""The workshop for a planner: activating (rules 15-18) and connecting (rules 19-21)."""

from functools import lru_cache
from typing import NamedTuple

from ..data import BASKET, ENOUGH, STORE
from ..odds.activation_table import ActivationOdds
from ..odds.activation_table import Put as FieldPut
from ..odds.connection import Connection
from ..odds.connection_table import SPARES, ConnectionOdds, Prices, read, ways, worth_at
from ..odds.field import Boxes
from .position import CHARM, HOME, VISIONS, Position
from .value import value
from .workshop_data import FIRST_FIELD, SECOND_FIELD

# --- activation ------------------------------------------------------------------------------------------------------


def activating(p: Position, construct: int) -> float:
    """Of trying to activate it next, from the exact odds of the first field."""
    p = p.copy()
    p.go(HOME)
    total = share = 0.0
    for energy, damage, chance in FIRST_FIELD[int(p.feels(VISIONS, construct))]:
        total += chance * after_field(p, construct, energy, damage)
        share += chance
    return total / share


def chance_in_first_field(p: Position, construct: int) -> float:
    rows = FIRST_FIELD[int(p.feels(VISIONS, construct))]
    return sum(chance for energy, _, chance in rows if energy >= ENOUGH) / sum(chance for _, _, chance in rows)


def after_field(p: Position, construct: int, energy: int, damage: int) -> float:
    """The first field is full."""
    p = p.copy()
    if damage >= p.hit_points or energy >= ENOUGH:
        if energy >= ENOUGH and damage <= p.hit_points:
            p.awaken(construct, energy - ENOUGH)
        p.hurt(damage)
        return value(p)
    p.hit_points -= damage
    return max(going_on(p, construct, energy, 1), focusing(p, construct, energy))


def going_on(p: Position, construct: int, energy: int, field: int) -> float:
    """A day for the second field, or after it for the Construct itself (rule 16)."""
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


def focusing(p: Position, construct: int, energy: int) -> float:
    """The Focus Charm at the end of a field, when it is enough."""
    if not p.tools & CHARM or energy + 2 < ENOUGH:
        return -1.0
    p = p.copy()
    p.tools &= ~CHARM
    p.awaken(construct, energy + 2 - ENOUGH)
    return value(p)


class Stakes(NamedTuple):
    """What is won and lost in a field, in the value of the whole game."""

    day: float
    energy: float
    damage: float


def stakes(p: Position, construct: int) -> Stakes:
    awake = p.copy()
    awake.awaken(construct)
    later, richer, hurt = awake.copy(), awake.copy(), awake.copy()
    later.cross()
    richer.energy += 1
    richer.power()
    hurt.hurt(1)
    now = value(awake)
    return Stakes(max(1e-4, now - value(later)), max(0.0, value(richer) - now), max(0.0, now - value(hurt)))


def best_put(boxes: Boxes, hand: tuple[int, ...], bar: int, at: Stakes) -> tuple[FieldPut, float, float]:
    """The first die to write and where; the chance to be active after this field, the damage expected.

    Two ways to play on are known by table: for activation, and for energy. Each placement is judged by the better.
    """
    best: tuple[float, FieldPut, float, float] | None = None
    for goal in ("activate", "energy"):
        for placement in ActivationOdds(goal, bar).rank(boxes, hand):
            odds = placement.odds
            worth = at.day * odds.active + at.energy * odds.energy - at.damage * odds.damage
            if best is None or worth > best[0] + 1e-12:
                best = worth, placement.puts[0], odds.active, odds.damage
    assert best
    return best[1:]


# --- connection ------------------------------------------------------------------------------------------------------


def connecting(p: Position, component: int) -> float:
    """Of making this link next, from what its odds lead to expect."""
    p = p.copy()
    p.go(HOME)
    p.stores[component] -= 1
    slots = BASKET - p.basket
    spare = p.stores[component]
    seen = ConnectionOdds(spare=min(SPARES[-1], spare)).of(slots=slots)
    p.basket = min(BASKET, p.basket + round(seen.slots))
    hurt = min(1.0, seen.damage)
    link = max(0.0, seen.link - 10.0 * hurt * (not spare)) if hurt < 1 else seen.link
    low = int(link)
    made = [_linked(p, component, low), _linked(p, component, low + 1)]
    worth = (1 - (link - low)) * made[0] + (link - low) * made[1]
    if hurt < 0.004:
        return worth
    bad = p.copy()
    if spare:
        bad.stores[component] -= 1
        bad.links[component] = low + 2
    bad.hurt(1)
    return (1 - hurt) * worth + hurt * value(bad)


def _linked(p: Position, component: int, link: int) -> float:
    p = p.copy()
    p.links[component] = link
    return value(p)


def recording(p: Position, component: int) -> float:
    """Of a link by the Ancient Record."""
    p = p.copy()
    p.go(HOME)
    p.stores[component] -= 1
    return _linked(p, component, 1)


LAST = Prices(slot=0.02)  # nobody needs the waste basket afterwards
FRAIL = Prices(damage=4.0)  # about to fall
assert len(SPARES) == STORE


@lru_cache(maxsize=6)
def link_solution(spare: int, last: bool, frail: bool) -> Connection:
    """A link played for the position: the basket is saved for later links, and blood when there is little left."""
    if last:
        return Connection(worth_at(LAST._replace(damage=FRAIL.damage) if frail else LAST), spare)
    if frail:
        return Connection(worth_at(FRAIL), spare)
    return ConnectionOdds(spare).links.plain


def best_step(link: Connection, boxes: Boxes, slots: int, hand: tuple[int, ...]) -> tuple[int, int | None, bool]:
    """The first die to deal with: (die, box or None for the basket, on top?)."""
    best: tuple[float, tuple[int, int | None, bool]] | None = None
    for order in dict.fromkeys((hand, hand[::-1])):
        for puts, after, left in ways(boxes, slots, order):
            worth = link.value(left, read(after))
            if best is None or worth > best[0] + 1e-12:
                best = worth, puts[0]
    assert best
    return best[1]
