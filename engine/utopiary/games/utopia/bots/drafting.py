"""Welcoming: which guest, and where the prince goes ashore."""

from typing import NamedTuple

from ....core.game import Seat
from ..data import ALL_GUESTS, KINDS, ON_ISLAND, PASSES
from ..state import State, princes_left
from .deeds import added
from .islands import Memory
from .outlook import Outlook
from .turn import Judge, read
from .weights import Weights


class Landing(NamedTuple):
    gain: float
    guest: int
    d: int  # where the prince goes ashore; -1 if there is none (ruling d17)


class Minister:
    """A seat at the ships: what guests are worth to it."""

    def __init__(self, s: State, seat: Seat, w: Weights, memory: Memory) -> None:
        self.seat = seat
        self.judge = Judge(s, Outlook(s, seat, w), memory)
        self.turn = read(s, seat)
        self._removable = self.judge.removable(self.turn)
        self._left = [princes_left(s, seat, civ) for civ in range(KINDS)]
        self._best: dict[int, Landing] = {}

    def landings(self, guest: int) -> list[Landing]:
        island, civ = divmod(guest, KINDS)
        if not self._left[civ]:
            return [Landing(0.0, guest, -1)]
        judge, turn = self.judge, self.turn
        return [
            Landing(judge.landing(turn, island, added(turn.row, civ, d), self._removable), guest, d)
            for d in ON_ISLAND[island]
        ]

    def best(self, guest: int) -> Landing:
        found = self._best.get(guest)
        if found is None:
            found = self._best[guest] = max(self.landings(guest))
        return found

    def favourite(self, quay: list[int]) -> Landing | None:
        waiting = [guest for guest in ALL_GUESTS if quay[guest]]
        return max((self.best(guest) for guest in waiting), default=None)

    def after(self, landing: Landing) -> "Minister":
        """The same minister when that prince is ashore; guests for other islands are liked as before."""
        other = Minister.__new__(Minister)
        other.seat, other.judge, other._left, other._removable = self.seat, self.judge, self._left, self._removable
        other.turn, other._best = self.turn, self._best.copy()
        if landing.d >= 0:
            island, civ = divmod(landing.guest, KINDS)
            other.turn = self.turn._replace(row=added(self.turn.row, civ, landing.d))
            for guest in range(island * KINDS, island * KINDS + KINDS):
                other._best.pop(guest, None)
        return other


class Draft:
    """The ships as one seat sees them, with all rivals choosing for themselves."""

    def __init__(self, s: State, seat: Seat, w: Weights, memory: Memory) -> None:
        self.s, self.w, self.seat = s, w, seat
        self.ministers = [Minister(s, other, w, memory) for other in range(len(s.points))]
        self.me = self.ministers[seat]
        self.weights = self.me.judge.outlook.weights

    def best(self) -> Landing:
        """Of the guests we like best, the one that leads on best; its gain is that of the whole phase."""
        waiting = [self.me.best(guest) for guest in ALL_GUESTS if self.s.quay[guest]]
        liked = sorted([landing for landing in waiting if landing.d >= 0] or waiting, reverse=True)  # ruling d17
        return max(self._ahead(landing) for landing in liked[: self.w.looked_at])

    def _ahead(self, landing: Landing) -> Landing:
        quay = self.s.quay[:]
        quay[landing.guest] -= 1
        return landing._replace(gain=landing.gain + self._coming(quay, self.me.after(landing)))

    def _coming(self, quay: list[int], me: Minister) -> float:
        """What happens from here to the end of the phase when everybody takes what they like best."""
        coming, ministers, trust = 0.0, self.ministers[:], 1.0
        ministers[self.seat] = me
        for seat in self._followers():
            landing = ministers[seat].favourite(quay)
            if landing is None:
                break
            quay[landing.guest] -= 1
            ministers[seat] = ministers[seat].after(landing)
            if seat == self.seat:
                trust *= self.w.next_pick
                coming += trust * landing.gain
            else:
                coming -= trust * self.weights[seat] * landing.gain
        return coming

    def _followers(self) -> list[Seat]:
        """Who chooses after this turn, as the track stands."""
        order = self.s.track if self.s.dynamic else self.s.order
        turn_of = self.seat if self.s.host < 0 else self.s.host
        rest = [seat for seat in order if seat not in self.s.done and seat != turn_of]
        return [*rest, *(list(order) * (PASSES - self.s.lap))][: self.w.picks_ahead]

    def surprise(self) -> float:
        """What a guest from the bag is likely to gain, less what the invited rival makes of theirs (rule 19)."""
        bag, quay, rival = self.s.bag, self.s.quay[:], self.invited()
        mean = sum(n * self.me.best(guest).gain for guest, n in enumerate(bag) if n) / sum(bag)
        theirs = self.ministers[rival].favourite(quay)
        if theirs:
            quay[theirs.guest] -= 1
            mean -= self.weights[rival] * theirs.gain
        return mean + self._coming(quay, self.me)

    def invited(self) -> Seat:
        """The rival whose gain does least harm."""

        def harm(rival: Seat) -> float:
            theirs = self.ministers[rival].favourite(self.s.quay)
            return self.weights[rival] * theirs.gain if theirs else 0.0

        return min((seat for seat in range(len(self.ministers)) if seat != self.seat), key=harm)
