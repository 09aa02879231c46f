"""The value of a minister's princes on one island: districts to take, a wonder to build, princes to remove for points.

A search meets the same island again and again, so every value is cached.
"""

from ..building import SPAN
from ..data import BY_LAND, BY_SEA, FOR_CONTROL, ISLAND_OF, KINDS, ON_ISLAND, PLACES, VALUE, WONDER_POINTS
from ..state import NO_SEAT
from .forecast import Forecast, Scale

OPEN = 9  # the monument of an open district; heaps and monuments are kept as bytes
BUILT = tuple(slice(places[0], places[-1] + 1) for places in ON_ISLAND)
FIRST = tuple(places[0] for places in ON_ISLAND)
NEAR = tuple(  # for each district those of the same island that one card leads from, counted on the island
    tuple(
        other - FIRST[ISLAND_OF[d]] for other in sorted({*BY_LAND[d], *BY_SEA[d]}) if ISLAND_OF[other] == ISLAND_OF[d]
    )
    for d in range(PLACES)
)
PLACE = tuple(divmod(heap, KINDS) for heap in range(max(map(len, ON_ISLAND)) * KINDS))
REMEMBERED = 40  # outlooks
BITS = tuple(n.bit_count() for n in range(1 << KINDS))

IslandValue = tuple[float, int]  # worth, princes that can be removed for points


class IslandValues:
    """The values of islands to one seat under one forecast and one prestige scale."""

    __slots__ = ("_gather", "_heap", "_known", "_late", "_of", "_pays", "_w")

    def __init__(self, forecast: Forecast, scale: Scale) -> None:
        w = forecast.w
        self._of, self._w, self._pays = forecast, w, forecast.pays(scale)
        late = max(0.0, forecast.ahead - w.delay) / forecast.rounds
        self._late = late
        self._heap = (0.0, w.heap_1 * late, w.heap_2 * late, w.heap_3 * forecast.ahead / forecast.rounds)
        soon = min(1.0, forecast.ahead)
        self._gather = (0.0, 0.0, w.gather_2 * soon, w.gather_3 * soon, w.gather_4 * soon, w.gather_5 * soon)
        self._known: dict[tuple[int, bytes, bytes, int], IslandValue] = {}

    def value(self, island: int, row: bytes, built: bytes, wonder: int) -> IslandValue:
        """Return the worth of the princes on an island, and how many of them can be removed for points."""
        key = (island, row[SPAN[island]], built[BUILT[island]], wonder)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._compute(*key)
        return found

    def _compute(self, island: int, heaps: bytes, built: bytes, wonder: int) -> IslandValue:
        of, w, heap = self._of, self._w, self._heap
        pays, first = self._pays, FIRST[island]
        extra = 0.0 if wonder == NO_SEAT else of.profits[wonder]
        worth, removable, civs, several, spare = 0.0, 0, 0, 0, 0
        last, best, second = -1, 0.0, 0.0
        for at, n in enumerate(heaps):
            if not n:
                continue
            i, civ = PLACE[at]
            if n > 1 or civs >> civ & 1:
                several |= 1 << civ
            civs |= 1 << civ
            monument = built[i]
            if monument == OPEN:
                if i != last:  # of each district the best heap counts, and the second a little
                    worth += best + w.second * second
                    last, best, second = i, 0.0, 0.0
                promise = (pays[civ] + extra * VALUE[first + i]) * heap[n if n < FOR_CONTROL else FOR_CONTROL]
                if promise > best:
                    best, second = promise, best
                elif promise > second:
                    second = promise
                if n > FOR_CONTROL:
                    spare += n - FOR_CONTROL
            elif monument == civ:
                removable += n
            else:
                spare += n
        worth += best + w.second * second + w.spare * self._late * spare
        if several:
            for civ in range(KINDS):
                if several >> civ & 1:
                    worth += self._support(first, heaps, built, civ, pays[civ], extra)
        if wonder == NO_SEAT:
            gathered = self._gather[BITS[civs]]
            if gathered:
                worth += gathered * (WONDER_POINTS + self._wonder_pays(first, built))
        elif wonder == of.seat:
            worth += self._wonder_pays(first, built)
        return worth, removable

    def _wonder_pays(self, first: int, built: bytes) -> float:
        """Return what the wonder of the island may still pay."""
        pays, expected = self._of.wonder_pays, 0.0
        for i, monument in enumerate(built):
            if monument == OPEN:
                expected += pays[first + i]
        return expected

    def _support(self, first: int, heaps: bytes, built: bytes, civ: int, pays: float, extra: float) -> float:
        """Return what neighbouring princes add, who can come with one card, for the district where they help most."""
        heap, most = self._heap, 0.0
        for i, monument in enumerate(built):
            if monument != OPEN:
                continue
            here = heaps[i * KINDS + civ]
            if here >= FOR_CONTROL:
                continue
            near = 0
            for j in NEAR[first + i]:
                n = heaps[j * KINDS + civ]
                if n > near and not (built[j] == OPEN and n >= FOR_CONTROL):
                    near = n
            if near and here + min(2, near) > 1:
                together = min(FOR_CONTROL, here + min(2, near))
                gain = (heap[together] - max(heap[here], heap[min(near, 2)])) * (pays + extra * VALUE[first + i])
                if gain > most:
                    most = gain
        return self._w.support * most


class ValueCache:
    """Island values by forecast and scale: rivals and later turns often ask for the same."""

    def __init__(self) -> None:
        self._islands: dict[object, IslandValues] = {}

    def islands(self, forecast: Forecast, scale: Scale) -> IslandValues:
        """Return the values under a forecast and a scale."""
        key = (forecast.key(), scale)
        found = self._islands.get(key)
        if found is None:
            if len(self._islands) >= REMEMBERED:
                self._islands.clear()
            found = self._islands[key] = IslandValues(forecast, scale)
        return found
