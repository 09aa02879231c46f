"""The draft of guests: which one to take and where its prince goes ashore, with a rollout of the rest of the phase."""

from typing import NamedTuple

from ....core.game import Seat
from ..data import ALL_GUESTS, KINDS, ON_ISLAND, PASSES
from ..state import State, princes_left
from .candidates import added
from .forecast import Forecast
from .island_value import ValueCache
from .turn_state import read_turn
from .value import Evaluator
from .weights import Weights


class Landing(NamedTuple):
    """A guest with the district of its prince, and what that is worth."""

    gain: float
    guest: int
    d: int  # where the prince goes ashore; -1 if there is none (ruling d17)


class Drafter:
    """One seat in the draft: what guests are worth to it."""

    def __init__(self, s: State, seat: Seat, w: Weights, cache: ValueCache) -> None:
        self.seat = seat
        self.evaluator = Evaluator(s, Forecast(s, seat, w), cache)
        self.turn = read_turn(s, seat)
        self._removable = self.evaluator.removable(self.turn)
        self._left = [princes_left(s, seat, civ) for civ in range(KINDS)]
        self._best: dict[int, Landing] = {}

    def landings(self, guest: int) -> list[Landing]:
        """Return a landing for every district of the guest's island."""
        island, civ = divmod(guest, KINDS)
        if not self._left[civ]:
            return [Landing(0.0, guest, -1)]
        evaluator, turn = self.evaluator, self.turn
        return [
            Landing(evaluator.landing(turn, island, added(turn.row, civ, d), self._removable), guest, d)
            for d in ON_ISLAND[island]
        ]

    def best(self, guest: int) -> Landing:
        """Return the best landing of a guest."""
        found = self._best.get(guest)
        if found is None:
            found = self._best[guest] = max(self.landings(guest))
        return found

    def favourite(self, quay: list[int]) -> Landing | None:
        """Return the best landing of all waiting guests."""
        waiting = [guest for guest in ALL_GUESTS if quay[guest]]
        return max((self.best(guest) for guest in waiting), default=None)

    def after(self, landing: Landing) -> "Drafter":
        """Return the drafter after a landing; the values of guests for other islands are kept."""
        other = Drafter.__new__(Drafter)
        other.seat, other.evaluator, other._left, other._removable = (
            self.seat,
            self.evaluator,
            self._left,
            self._removable,
        )
        other.turn, other._best = self.turn, self._best.copy()
        if landing.d >= 0:
            island, civ = divmod(landing.guest, KINDS)
            other.turn = self.turn._replace(row=added(self.turn.row, civ, landing.d))
            for guest in range(island * KINDS, island * KINDS + KINDS):
                other._best.pop(guest, None)
        return other


class Draft:
    """The rest of the phase as one seat foresees it: every rival takes its favourite."""

    def __init__(self, s: State, seat: Seat, w: Weights, cache: ValueCache) -> None:
        self.s, self.w, self.seat = s, w, seat
        self.drafters = [Drafter(s, other, w, cache) for other in range(len(s.points))]
        self.me = self.drafters[seat]
        self.weights = self.me.evaluator.forecast.weights

    def best(self) -> Landing:
        """Return the landing with the best rollout among the best guests; its gain is that of the whole phase."""
        waiting = [self.me.best(guest) for guest in ALL_GUESTS if self.s.quay[guest]]
        liked = sorted([landing for landing in waiting if landing.d >= 0] or waiting, reverse=True)  # ruling d17
        return max(self._with_rollout(landing) for landing in liked[: self.w.looked_at])

    def _with_rollout(self, landing: Landing) -> Landing:
        quay = self.s.quay[:]
        quay[landing.guest] -= 1
        return landing._replace(gain=landing.gain + self._rollout(quay, self.me.after(landing)))

    def _rollout(self, quay: list[int], me: Drafter) -> float:
        """Return what the rest of the phase gains when every minister takes its favourite."""
        gain, drafters, trust = 0.0, self.drafters[:], 1.0
        drafters[self.seat] = me
        for seat in self._next_seats():
            landing = drafters[seat].favourite(quay)
            if landing is None:
                break
            quay[landing.guest] -= 1
            drafters[seat] = drafters[seat].after(landing)
            if seat == self.seat:
                trust *= self.w.next_pick
                gain += trust * landing.gain
            else:
                gain -= trust * self.weights[seat] * landing.gain
        return gain

    def _next_seats(self) -> list[Seat]:
        """Return the seats that choose after this turn, as the track stands."""
        order = self.s.track if self.s.dynamic else self.s.order
        turn_of = self.seat if self.s.host < 0 else self.s.host
        rest = [seat for seat in order if seat not in self.s.done and seat != turn_of]
        return [*rest, *(list(order) * (PASSES - self.s.lap))][: self.w.picks_ahead]

    def surprise(self) -> float:
        """Return the mean gain of a guest from the bag, less that of the invited rival (rule 19)."""
        bag, quay, rival = self.s.bag, self.s.quay[:], self.invited()
        mean = sum(n * self.me.best(guest).gain for guest, n in enumerate(bag) if n) / sum(bag)
        theirs = self.drafters[rival].favourite(quay)
        if theirs:
            quay[theirs.guest] -= 1
            mean -= self.weights[rival] * theirs.gain
        return mean + self._rollout(quay, self.me)

    def invited(self) -> Seat:
        """Return the rival whose gain does least harm."""

        def harm(rival: Seat) -> float:
            theirs = self.drafters[rival].favourite(self.s.quay)
            return self.weights[rival] * theirs.gain if theirs else 0.0

        return min((seat for seat in range(len(self.drafters)) if seat != self.seat), key=harm)
