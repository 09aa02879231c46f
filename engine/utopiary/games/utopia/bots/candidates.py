"""Candidate actions of a turn of development: a card with all its choices, or a building.

The rules ask for an action in small steps (play a card, lift, go); `step` returns the next one.
"""

from typing import NamedTuple

from ....core.move import Move
from ..building import SPAN
from ..data import (
    CARDS_ANYWHERE,
    CARDS_TO_LOWER,
    CIVILIZATIONS,
    DISTRICT_IDS,
    FOR_CONTROL,
    HOST_POINTS,
    ISLAND_OF,
    ISLANDS,
    KINDS,
    MOVED,
    ON_ISLAND,
    REACH,
    REMOVE_POINTS,
    VALUE,
    WONDER_POINTS,
)
from ..data import OPEN as IN_PLAY
from ..state import NO_SEAT, State
from .island_value import OPEN
from .turn_state import Changed, Turn
from .value import Evaluator, losses


class Action(NamedTuple):
    """One action with all its choices."""

    verb: str
    civ: int = -1
    d: int = -1  # the district, or for a wonder the island
    to: int = -1
    n: int = 0
    via: tuple[int, ...] = ()  # cards to change by a privilege first, as printed


class Payment(NamedTuple):
    """The cards and privileges left after an action is paid."""

    hand: tuple[int, ...]
    changed: Changed
    privileges: int
    via: tuple[int, ...] = ()


def pay(t: Turn, civ: int, n: int, cards: list[float] | None = None) -> Payment | None:
    """Pay cards as the rules take them, changed ones first; with `cards`, their values, privileges may be used."""
    hand, changed = t.hand, t.changed
    if changed:
        kept = []
        for pair in changed:
            if pair[1] == civ and n:
                n -= 1
            else:
                kept.append(pair)
        changed = tuple(kept)
    short = n - hand[civ]
    if short > 0:
        return _pay_by_privilege(t, civ, short, changed, cards) if cards and short <= t.privileges else None
    if n:
        hand = (*hand[:civ], hand[civ] - n, *hand[civ + 1 :])
    return Payment(hand, changed, t.privileges)


def _pay_by_privilege(t: Turn, civ: int, short: int, changed: Changed, cards: list[float]) -> Payment | None:
    """Pay with all cards of the civilization, and change those of the others that are worth least."""
    others = sorted((cards[other], other) for other in range(KINDS) if other != civ for _ in range(t.hand[other]))
    if len(others) < short:
        return None
    via, left = tuple(other for _, other in others[:short]), list(t.hand)
    left[civ] = 0
    for other in via:
        left[other] -= 1
    return Payment(tuple(left), changed, t.privileges - short, via)


def moved(row: bytes, civ: int, origin: int, to: int, n: int) -> bytes:
    """Return a row of princes with `n` moved."""
    more = bytearray(row)
    more[origin * KINDS + civ] -= n
    more[to * KINDS + civ] += n
    return bytes(more)


def added(row: bytes, civ: int, d: int, n: int = 1) -> bytes:
    """Return a row of princes with `n` more in a district."""
    more = bytearray(row)
    more[d * KINDS + civ] += n
    return bytes(more)


Successor = tuple[Action, Turn, tuple[int, ...]]  # an action, the turn after it, the islands that changed
ONE = tuple((island,) for island in range(len(ISLANDS)))


class Candidates:
    """Generates the actions of a turn of one seat, and the turns they lead to."""

    def __init__(self, s: State, evaluator: Evaluator, thorough: bool = False) -> None:
        """Prepare one turn; `thorough` keeps actions that are hardly ever good, for a card the player has chosen."""
        forecast, self.thorough = evaluator.forecast, thorough
        self.evaluator, self.seat = evaluator, forecast.seat
        self.weights, self.cards = forecast.weights, forecast.cards
        self.losses, self.wonder_losses = losses(s, forecast)
        self.owner = s.owner
        self.reach, self.in_play = REACH[len(s.points)], IN_PLAY[len(s.points)]

    def successors(self, t: Turn) -> list[Successor]:
        """Return all actions with the turns after them."""
        found = self.buildings(t)
        if any(t.hand) or t.changed:
            for civ in range(KINDS):
                self._of_civ(t, civ, found)
        return found

    # --- building ----------------------------------------------------------------------------------------------------

    def buildings(self, t: Turn) -> list[Successor]:
        """Return the wonders and districts that can be built, with the turns after them."""
        found: list[Successor] = []
        if not t.bases:
            return found
        row = t.row
        if max(row) >= FOR_CONTROL:
            for heap, n in enumerate(row):
                if n >= FOR_CONTROL:
                    d, civ = divmod(heap, KINDS)
                    if t.built[d] == OPEN and t.can_control(civ):
                        found.append((Action("control", civ, d), self._control(t, d, civ), ONE[ISLAND_OF[d]]))
        for island, owner in enumerate(t.wonders):
            if owner == NO_SEAT:
                heaps = row[SPAN[island]]
                if all(any(heaps[civ::KINDS]) for civ in range(KINDS)):
                    found.append((Action("wonder", d=island), self._wonder(t, island), ONE[island]))
        return found

    def _control(self, t: Turn, d: int, civ: int) -> Turn:
        built, own, points = bytearray(t.built), list(t.own), t.points + self.losses[d]
        built[d] = civ
        own[civ] += 1
        owner = t.wonders[ISLAND_OF[d]]
        if owner != NO_SEAT:  # rule 22
            points += VALUE[d] * self.evaluator.forecast.profits[owner]
        row = added(t.row, civ, d, -FOR_CONTROL)
        return t._replace(row=row, built=bytes(built), bases=t.bases - 1, points=points, own=tuple(own))

    def _wonder(self, t: Turn, island: int) -> Turn:
        wonders = (*t.wonders[:island], self.seat, *t.wonders[island + 1 :])
        row = t.row
        for civ in range(KINDS):
            row = added(row, civ, self.recall(row, t, island, civ, self.seat), -1)
        points = t.points + WONDER_POINTS + self.wonder_losses[island]
        return t._replace(row=row, wonders=wonders, bases=t.bases - 1, points=points)

    def recall(self, row: bytes, t: Turn, island: int, civ: int, owner: int) -> int:
        """Return the district that loses least with its prince of the civilization."""
        places = [d for d in ON_ISLAND[island] if row[d * KINDS + civ]]
        if len(places) == 1:
            return places[0]
        value = self.evaluator.islands.value

        def rest(d: int) -> float:
            worth, removable = value(island, added(row, civ, d, -1), t.built, owner)
            return worth + removable

        return max(places, key=rest)

    # --- cards -------------------------------------------------------------------------------------------------------

    def _of_civ(self, t: Turn, civ: int, found: list[Successor]) -> None:
        one = pay(t, civ, 1)
        native = one is not None
        if one is None:
            if not t.privileges:
                return
            one = pay(t, civ, 1, self.cards)
            if one is None:
                return
        row, built, via = t.row, t.built, one.via
        for d, princes in enumerate(row[civ::KINDS]):
            if princes:
                if built[d] == civ:  # rule 29
                    turn = self._paid(t, one, added(row, civ, d, -1), t.points + REMOVE_POINTS)
                    found.append((Action("remove", civ, d, via=via), turn, ONE[ISLAND_OF[d]]))
                self._moves(t, civ, d, one, native, found)
        left = t.left(civ)
        if native:
            if left and civ in built:
                self._add(t, civ, one, found)
            self._influence(t, civ, one, found)
        if left:
            three = pay(t, civ, CARDS_ANYWHERE, self.cards)
            if three:
                for d in self.in_play:
                    joins = built[d] == OPEN and row[d * KINDS + civ] and not three.via
                    if joins or self.thorough or self._completes(t, civ, d, 1):
                        turn = self._paid(t, three, added(row, civ, d), t.points)
                        found.append((Action("anywhere", civ, d, via=three.via), turn, ONE[ISLAND_OF[d]]))

    def _add(self, t: Turn, civ: int, one: Payment, found: list[Successor]) -> None:
        """Rule 27. A district taken in this turn has no owner yet in `owner`, and pays no one."""
        for d, monument in enumerate(t.built):
            if monument == civ:
                owner = self.owner[d]
                points = t.points - (self.weights[owner] * HOST_POINTS if owner != NO_SEAT else 0.0)
                turn = self._paid(t, one, added(t.row, civ, d), points)
                found.append((Action("add", civ, d), turn, ONE[ISLAND_OF[d]]))

    def _influence(self, t: Turn, civ: int, one: Payment, found: list[Successor]) -> None:
        """Rule 30."""
        at = t.scale.index(civ)
        if at < KINDS - 1:
            scale = list(t.scale)
            scale[at], scale[at + 1] = scale[at + 1], civ
            found.append((Action("raise", civ), t._replace(scale=tuple(scale), hand=one.hand, changed=one.changed), ()))
        two = pay(t, civ, CARDS_TO_LOWER) if at else None
        if two:
            lower = (civ, *(other for other in t.scale if other != civ))
            found.append((Action("lower", civ), t._replace(scale=lower, hand=two.hand, changed=two.changed), ()))

    def _moves(self, t: Turn, civ: int, origin: int, one: Payment, native: bool, found: list[Successor]) -> None:
        """Rule 26, without moves that lead nowhere."""
        row, here = t.row, ISLAND_OF[origin]
        most = min(MOVED, row[origin * KINDS + civ])
        for to in self.reach[origin]:
            if not self.thorough and self._leads_nowhere(t, civ, origin, to):
                continue
            there = ISLAND_OF[to]
            touched = ONE[here] if here == there else (here, there)
            for n in range(1, most + 1):
                if native or self._completes(t, civ, to, n):
                    turn = self._paid(t, one, moved(row, civ, origin, to, n), t.points)
                    found.append((Action("go", civ, origin, to, n, one.via), turn, touched))

    def _paid(self, t: Turn, paid: Payment, row: bytes, points: float) -> Turn:
        """Return the turn after a paid action on princes; written out because it is called most."""
        return Turn(
            *(row, t.built, t.wonders, t.bases, t.scale, paid.hand, paid.changed, paid.privileges, points, t.own)
        )

    def _leads_nowhere(self, t: Turn, civ: int, origin: int, to: int) -> bool:
        """Return whether a move joins no prince, leaves no taken district and helps no wonder."""
        monument = t.built[to]
        if monument == civ or (monument == OPEN and t.row[to * KINDS + civ]):
            return False
        island = ISLAND_OF[to]
        if island != ISLAND_OF[origin] and t.wonders[island] == NO_SEAT and not any(t.row[SPAN[island]][civ::KINDS]):
            return False
        if monument != OPEN:
            return True
        return t.built[origin] in (OPEN, civ) and not self._meets(t, civ, origin, to)

    def _meets(self, t: Turn, civ: int, origin: int, to: int) -> bool:
        """Return whether a second card could bring enough princes together there to take the district."""
        if sum(t.row[civ::KINDS]) < FOR_CONTROL or t.cards(civ) < 2:
            return False
        return any(t.row[d * KINDS + civ] for d in self.reach[to] if d != origin)

    def _completes(self, t: Turn, civ: int, d: int, n: int) -> bool:
        """Return whether `n` more princes complete something to build: only then privileges are used on princes."""
        here = t.row[d * KINDS + civ]
        if t.built[d] == OPEN and here < FOR_CONTROL <= here + n:
            return True
        island = ISLAND_OF[d]
        if t.wonders[island] != NO_SEAT:
            return False
        heaps = t.row[SPAN[island]]
        if any(heaps[civ::KINDS]):
            return False
        return all(any(heaps[other::KINDS]) for other in range(KINDS) if other != civ)


def step(action: Action, phase: str) -> Move:
    """Return the next move of an action in a phase of the rules."""
    civ = CIVILIZATIONS[action.civ] if action.civ >= 0 else ""
    if phase == "develop":
        if action.verb == "control":
            return ("control", DISTRICT_IDS[action.d], civ)
        if action.verb == "wonder":
            return ("wonder", ISLANDS[action.d])
        return ("privilege", CIVILIZATIONS[action.via[0]]) if action.via else ("play", civ)
    if phase == "privilege":
        return ("become", civ)
    if phase == "move":
        return ("go", DISTRICT_IDS[action.to], action.n)
    if action.verb in ("raise", "lower"):
        return (action.verb,)
    return ("lift" if action.verb == "go" else action.verb, DISTRICT_IDS[action.d])
