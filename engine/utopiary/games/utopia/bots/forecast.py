"""A forecast of the rest of the game: everything a minister expects that does not change during one turn."""

from math import exp

from ....core.game import Seat
from ..data import GOAL, KINDS, ROUNDS, VALUE
from ..prestige import place_of
from ..state import NO_SEAT, State
from .weights import Weights

LONGEST = 8.0  # rounds to look ahead

Scale = tuple[int, ...]


def rounds_to_come(s: State, w: Weights) -> float:
    """Return how many times districts will still pay, this round included."""
    places = [0] * KINDS
    for place, civ in enumerate(s.scale, 1):
        places[civ] = place
    incomes = [0] * len(s.points)
    for d, owner in enumerate(s.owner):
        if owner != NO_SEAT:
            incomes[owner] += places[s.monument[d]]
    soonest = float(ROUNDS - s.round + 1)
    for points, income in zip(s.points, incomes, strict=True):
        soonest = min(soonest, _rounds(GOAL - points, income, w))
    return soonest


def _rounds(missing: int, income: int, w: Weights) -> float:
    """Return the rounds until a minister has made the missing points."""
    if missing <= income:
        return 1.0
    rounds, step = 0.0, income + w.flat
    left = float(missing)
    while left > step and rounds < LONGEST:
        left, step, rounds = left - step, step + w.growth, rounds + 1
    return max(1.0, rounds + left / step + w.beyond)


class Forecast:
    """The forecast of one seat at the beginning of its turn."""

    __slots__ = (
        *("against", "ahead", "cards", "later", "now", "places", "profits", "rounds", "seat", "steady"),
        *("w", "weights", "wonder_pays"),
    )

    def __init__(self, s: State, seat: Seat, w: Weights) -> None:
        self.seat, self.w = seat, w
        self.rounds = rounds_to_come(s, w)
        self.later = self.rounds - 1
        self.ahead = self.rounds if s.lap else self.later  # times that districts not taken in this turn can pay
        self.weights = _weights(s, seat, self.rounds, w)
        self.profits = [-weight for weight in self.weights]  # of a wonder's points, by its owner (rule 22)
        self.profits[seat] = float(s.own_wonder)  # ruling d8
        self.places: dict[Scale, tuple[float, ...]] = {}
        own = [0] * KINDS
        self.against = [0.0] * KINDS  # monuments of rivals, as they count against us
        for d, owner in enumerate(s.owner):
            if owner == seat:
                own[s.monument[d]] += 1
            elif owner != NO_SEAT:
                self.against[s.monument[d]] += self.weights[owner]
        self.now = self._now(s)  # a district at place p will pay `now` * p + `steady` in all, by civilization
        steady = w.mean * (self.rounds - self.now)
        self.steady = [steady + self.later * w.loyal * (1 - w.fade) * n for n in own]
        self.cards = self._cards(s, own)
        share = min(0.8, w.settle * self.ahead)
        self.wonder_pays = tuple(value * share for value in VALUE)  # what is to be expected of each open district

    def _now(self, s: State) -> float:
        """Return how often, all in all, a district will pay its place of now."""
        w = self.w
        waiting = sum(rival != self.seat and rival not in s.done for rival in range(len(s.points)))
        share = w.keep ** (len(s.points) - 1 if s.lap else waiting)
        total, left = share, self.later
        while left > 0:
            share *= w.fade
            total += share * min(1.0, left)
            left -= 1
        return total

    def _cards(self, s: State, own: list[int]) -> list[float]:
        """Return what a kept card of each civilization is worth."""
        w, row = self.w, s.princes[self.seat]
        lasting = min(1.0, self.later)
        cards = []
        for civ in range(KINDS):
            worth = w.card + w.card_home * bool(own[civ]) + w.card_any * (civ in s.monument)
            worth += w.card_prince * min(3, sum(row[civ::KINDS]))
            cards.append(worth * lasting)
        return cards

    def key(self) -> object:
        """Return all that the value of princes depends on."""
        return (self.seat, self.rounds, self.ahead, self.now, *self.steady, *self.profits)

    def pays(self, scale: Scale) -> tuple[float, ...]:
        """Return what a district of each civilization will pay from now to the end."""
        found = self.places.get(scale)
        if found is None:
            found = tuple(self.now * (scale.index(civ) + 1) + self.steady[civ] for civ in range(KINDS))
            self.places[scale] = found
        return found


def _weights(s: State, seat: Seat, rounds: float, w: Weights) -> list[float]:
    """Return how much a point of each rival counts against us: most for those likely to win."""
    hopes = [float(points) for points in s.points]
    if rounds == 1.0:  # the game is about to end; before, these points only make up for cards that others kept
        for other, points in enumerate(s.fair):
            hopes[other] += points
    for d, owner in enumerate(s.owner):
        if owner != NO_SEAT:
            hopes[owner] += rounds * place_of(s, s.monument[d])
    best = max(hope for rival, hope in enumerate(hopes) if rival != seat)
    weights = [exp((hope - best) / w.close) if rival != seat else 0.0 for rival, hope in enumerate(hopes)]
    return [w.rivalry * weight / sum(weights) for weight in weights]
