"""Coin, a cooperative test game for one to three seats: toss until three heads (won) or three tails (lost)."""

from dataclasses import dataclass

from utopiary import Catalogue, Text, text
from utopiary.core.game import Ask, Kind, Options, Outcome, Rules, Seat, Tell, View
from utopiary.core.rng import Rng

ENGLISH: Catalogue = {
    "coin.about": "Toss a coin.",
    "coin.ask": "Toss.",
    "coin.toss": "Toss the coin",
    "coin.heads": "{who} tosses heads.",
    "coin.tails": "{who} tosses tails.",
    "coin.end.heads": "three heads",
    "coin.end.tails": "three tails",
    "coin.words": "Heads {heads}, tails {tails}.",
}


@dataclass(slots=True)
class State:
    """The tosses so far, and the seat to toss."""

    rng: Rng
    seats: int
    heads: int = 0
    tails: int = 0
    seat: Seat = 0
    phase: str = "toss"

    def copy(self) -> "State":
        return State(self.rng.copy(), self.seats, self.heads, self.tails, self.seat, self.phase)


class Coin(Rules[State]):
    """The rules of the game."""

    id, title, rules_version = "coin", "Coin", 1
    seats = range(1, 4)
    kind: Kind = "cooperative"
    levels = ("easy", "hard")
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return State(Rng.of(seed), seats)

    def ask_toss(self, s: State, ask: Ask) -> None:
        ask("coin.ask", rule="toss")
        ask.choice("toss", label="coin.toss")

    def do_toss(self, s: State, tell: Tell) -> None:
        if s.rng.below(2):
            s.heads += 1
            tell("coin.heads")
        else:
            s.tails += 1
            tell("coin.tails")
        s.seat = (s.seat + 1) % s.seats
        if 3 in (s.heads, s.tails):
            s.phase = "over"

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        won = s.heads == 3
        return Outcome("heads" if won else "tails", (s.heads,) * s.seats, tuple(range(s.seats)) if won else ())

    def view(self, s: State, seat: Seat | None) -> View:
        return {"heads": s.heads, "tails": s.tails}

    def describe(self, view: View) -> tuple[Text, ...]:
        return (text("coin.words", heads=view["heads"], tails=view["tails"]),)


GAME = Coin()
