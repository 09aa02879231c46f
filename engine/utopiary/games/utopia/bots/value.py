"""The value function of the planner: what a turn is worth when it ends like this."""

from ..data import KEPT, KINDS, ON_ISLAND, PRINCES
from ..state import NO_SEAT, State
from .forecast import Forecast, Scale
from .island_value import IslandValue, ValueCache
from .turn_state import Changed, Turn

IslandParts = tuple[IslandValue, ...]


class Evaluator:
    """The value of turns to one seat, as points of prestige."""

    __slots__ = ("_hands", "_kings", "_privilege", "_removable", "forecast", "islands")

    def __init__(self, s: State, forecast: Forecast, cache: ValueCache) -> None:
        w = forecast.w
        self.forecast = forecast
        self.islands = cache.islands(forecast, s.scale)
        self._hands: dict[tuple[int, ...], float] = {}
        self._kings: dict[tuple[Scale, tuple[int, ...]], float] = {}
        soon = min(1.0, forecast.ahead)
        self._privilege = w.privilege * soon
        sums, worth = [0.0], w.removable
        for _ in range(PRINCES * KINDS):
            sums.append(sums[-1] + worth * soon)
            worth = max(w.removable_last, worth * 0.85)
        self._removable = sums

    def parts(self, t: Turn) -> IslandParts:
        """Return the values of the islands."""
        value = self.islands.value
        return tuple(value(island, t.row, t.built, wonder) for island, wonder in enumerate(t.wonders))

    def parts_after(self, t: Turn, parts: IslandParts, touched: tuple[int, ...]) -> IslandParts:
        """Return the values of the islands when only `touched` have changed."""
        for island in touched:
            judged = self.islands.value(island, t.row, t.built, t.wonders[island])
            parts = (*parts[:island], judged, *parts[island + 1 :])
        return parts

    def worth(self, t: Turn, parts: IslandParts) -> float:
        """Return the value of a turn, as if it were over."""
        (a, i), (b, j), (c, k), (d, n) = parts
        total = t.points + a + b + c + d + self._removable[i + j + k + n]
        return total + self.king(t.scale, t.own) + self.means(t.hand, t.changed) + self._privilege * t.privileges

    def landing(self, t: Turn, island: int, row: bytes, removable: int) -> float:
        """Return what a new prince on an island is worth, when `removable` princes can be removed already."""
        value, wonder = self.islands.value, t.wonders[island]
        before, princes = value(island, t.row, t.built, wonder)
        after, more = value(island, row, t.built, wonder)
        return after - before + self._removable[removable + more - princes] - self._removable[removable]

    def removable(self, t: Turn) -> int:
        """Return how many princes can be removed for points."""
        return sum(self.islands.value(island, t.row, t.built, wonder)[1] for island, wonder in enumerate(t.wonders))

    def king(self, scale: Scale, own: tuple[int, ...]) -> float:
        """Return what all districts will pay as the scale stands, own ones less those of rivals."""
        key = (scale, own)
        found = self._kings.get(key)
        if found is None:
            found = self._kings[key] = self._king(scale, own)
        return found

    def _king(self, scale: Scale, own: tuple[int, ...]) -> float:
        of, total = self.forecast, 0.0
        pays = of.pays(scale)
        home = of.w.home * of.later
        for civ in range(KINDS):
            n = own[civ]
            if n:
                total += n * pays[civ] + home
            total -= of.against[civ] * pays[civ]
        return total

    def means(self, hand: tuple[int, ...], changed: Changed) -> float:
        """Return the value of the cards that are left: the best five (rule 24)."""
        if changed:
            more = list(hand)
            for printed, _ in changed:
                more[printed] += 1
            hand = tuple(more)
        found = self._hands.get(hand)
        if found is None:
            worths = self.forecast.cards
            each = [worths[civ] for civ in range(KINDS) for _ in range(hand[civ])]
            if len(each) > KEPT:
                each = sorted(each)[-KEPT:]
            found = self._hands[hand] = sum(each)
        return found


def losses(s: State, forecast: Forecast) -> tuple[list[float], list[float]]:
    """Return what rivals lose by a monument, by district, and by a wonder, by island, weighted as it counts for us.

    They lose the princes in a district that is taken, and those gathered for a wonder.
    """
    w, pays = forecast.w, forecast.pays(s.scale)
    heap = (0.0, w.heap_1, w.heap_2, w.heap_3)
    districts, islands = [0.0] * len(s.owner), [0.0] * len(s.wonder)
    gather = (0.0, 0.0, w.gather_2, w.gather_3, w.gather_4, w.gather_5)
    for rival, weight in enumerate(forecast.weights):
        if not weight:
            continue
        row = s.princes[rival]
        for island, places in enumerate(ON_ISLAND):
            civs = set()
            for d in places:
                best = 0.0
                for civ, n in enumerate(row[d * KINDS : d * KINDS + KINDS]):
                    if n:
                        civs.add(civ)
                        best = max(best, heap[min(n, 3)] * pays[civ])
                if best and s.owner[d] == NO_SEAT:
                    districts[d] += weight * best
            islands[island] += weight * gather[len(civs)] * 8
    return districts, islands
