"""A minister's turn as the planner sees it: what can change in it, small and quick to copy, and what it is worth.

Rows of princes and monuments are bytes, as in `islands`; a card changed by a privilege and not played yet stands in
`changed`, as in the rules.
"""

from typing import NamedTuple

from ..data import BASES, KEPT, KINDS, MONUMENTS, ON_ISLAND, PRINCES
from ..state import NO_SEAT, NOTHING, State
from .islands import OPEN, Judged, Memory
from .outlook import Outlook, Scale

Changed = tuple[tuple[int, int], ...]
Parts = tuple[Judged, ...]


class Turn(NamedTuple):
    row: bytes  # own princes
    built: bytes  # monuments by district, OPEN where there is none
    wonders: tuple[int, ...]  # owners by island
    bases: int
    scale: Scale
    hand: tuple[int, ...]
    changed: Changed
    privileges: int
    points: float  # own ones made in this turn, less what rivals made of it
    own: tuple[int, ...]  # own monuments by civilization

    def cards(self, civ: int) -> int:
        n = self.hand[civ]
        for _, now in self.changed:
            n += now == civ
        return n

    def left(self, civ: int) -> int:
        """Princes in the supply (ruling d17)."""
        return PRINCES - sum(self.row[civ::KINDS])

    def can_control(self, civ: int) -> bool:
        return self.bases > 0 and self.built.count(civ) < MONUMENTS  # ruling d18


def read(s: State, seat: int) -> Turn:
    """The turn as it stands; a card on the table that does nothing yet is taken back into the hand."""
    hand, changed = s.hands[seat][:], s.changed
    for printed in s.laid if seat == s.seat else ():
        if s.card not in (NOTHING, printed):
            changed = (*changed, (printed, s.card))
        else:
            hand[printed] += 1
    own = [0] * KINDS
    for owner, monument in zip(s.owner, s.monument, strict=True):
        if owner == seat:
            own[monument] += 1
    return Turn(
        bytes(s.princes[seat]),
        bytes(OPEN if monument == NOTHING else monument for monument in s.monument),
        tuple(s.wonder),
        BASES - sum(own) - s.wonder.count(seat),
        s.scale,
        tuple(hand),
        changed if seat == s.seat else (),
        s.privileges[seat],
        0.0,
        tuple(own),
    )


class Judge:
    """What turns are worth to one seat."""

    __slots__ = ("_hands", "_kings", "_privilege", "_removable", "islands", "outlook")

    def __init__(self, s: State, outlook: Outlook, memory: Memory) -> None:
        w = outlook.w
        self.outlook = outlook
        self.islands = memory.islands(outlook, s.scale)
        self._hands: dict[tuple[int, ...], float] = {}
        self._kings: dict[tuple[Scale, tuple[int, ...]], float] = {}
        soon = min(1.0, outlook.ahead)
        self._privilege = w.privilege * soon
        sums, worth = [0.0], w.removable
        for _ in range(PRINCES * KINDS):
            sums.append(sums[-1] + worth * soon)
            worth = max(w.removable_last, worth * 0.85)
        self._removable = sums

    def parts(self, t: Turn) -> Parts:
        """Island by island."""
        judge = self.islands.judge
        return tuple(judge(island, t.row, t.built, wonder) for island, wonder in enumerate(t.wonders))

    def parts_after(self, t: Turn, parts: Parts, touched: tuple[int, ...]) -> Parts:
        """The same when only some islands have changed."""
        for island in touched:
            judged = self.islands.judge(island, t.row, t.built, t.wonders[island])
            parts = (*parts[:island], judged, *parts[island + 1 :])
        return parts

    def worth(self, t: Turn, parts: Parts) -> float:
        """All of it, as if the turn were over."""
        (a, i), (b, j), (c, k), (d, n) = parts
        total = t.points + a + b + c + d + self._removable[i + j + k + n]
        return total + self.king(t.scale, t.own) + self.means(t.hand, t.changed) + self._privilege * t.privileges

    def landing(self, t: Turn, island: int, row: bytes, removable: int) -> float:
        """What a new prince on the island changes, when so many in all can be removed already."""
        judge, wonder = self.islands.judge, t.wonders[island]
        before, princes = judge(island, t.row, t.built, wonder)
        after, more = judge(island, row, t.built, wonder)
        return after - before + self._removable[removable + more - princes] - self._removable[removable]

    def removable(self, t: Turn) -> int:
        return sum(self.islands.judge(island, t.row, t.built, wonder)[1] for island, wonder in enumerate(t.wonders))

    def king(self, scale: Scale, own: tuple[int, ...]) -> float:
        """What all districts will pay as the scale stands, own ones less those of rivals."""
        key = (scale, own)
        found = self._kings.get(key)
        if found is None:
            found = self._kings[key] = self._king(scale, own)
        return found

    def _king(self, scale: Scale, own: tuple[int, ...]) -> float:
        of, total = self.outlook, 0.0
        pays = of.pays(scale)
        home = of.w.home * of.later
        for civ in range(KINDS):
            n = own[civ]
            if n:
                total += n * pays[civ] + home
            total -= of.against[civ] * pays[civ]
        return total

    def means(self, hand: tuple[int, ...], changed: Changed) -> float:
        """Of the cards that are left, the best five (rule 24)."""
        if changed:
            more = list(hand)
            for printed, _ in changed:
                more[printed] += 1
            hand = tuple(more)
        found = self._hands.get(hand)
        if found is None:
            worths = self.outlook.cards
            each = [worths[civ] for civ in range(KINDS) for _ in range(hand[civ])]
            if len(each) > KEPT:
                each = sorted(each)[-KEPT:]
            found = self._hands[hand] = sum(each)
        return found


def losses(s: State, outlook: Outlook) -> tuple[list[float], list[float]]:
    """What rivals lose when a district is taken where their princes stand, or a wonder is built that they gather for.

    Returned by district and by island, as it counts for us.
    """
    w, pays = outlook.w, outlook.pays(s.scale)
    heap = (0.0, w.heap_1, w.heap_2, w.heap_3)
    districts, islands = [0.0] * len(s.owner), [0.0] * len(s.wonder)
    gather = (0.0, 0.0, w.gather_2, w.gather_3, w.gather_4, w.gather_5)
    for rival, weight in enumerate(outlook.weights):
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
