"""Lantern Race, the smallest complete game: walk on as long as you dare, camp before the dark comes.

Rules: web/rules/lantern.en.md; the numbers in comments are its sections. Everything a game must have is here:
a state, what the seat to act is asked, what the moves do, how it ends and what is seen. What it need not have (undo,
saves, links, bots that are good enough to begin with) comes from the core.
"""

from dataclasses import dataclass

from ...core.bots import Bot
from ...core.game import Ask, Kind, Option, Options, Outcome, Rules, Seat, Tell, View
from ...core.messages import Text, seat_name, text
from ...core.rng import Rng
from .data import DARK, NIGHTS, SUMMITS
from .english import ENGLISH


@dataclass(slots=True)
class State:
    rng: Rng
    summit: int
    camp: list[int]  # height of each seat's last camp
    seat: Seat = 0
    night: int = 1
    climbed: int = 0  # today, lost in the dark
    last: int = 0  # the die on the table
    phase: str = "climb"

    def copy(self) -> "State":
        return State(
            self.rng.copy(), self.summit, self.camp[:], self.seat, self.night, self.climbed, self.last, self.phase
        )


class Lantern(Rules[State]):
    id, title, rules_version = "lantern", "Lantern Race", 1
    seats = range(2, 5)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (Option("summit", tuple(SUMMITS)),)
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return State(Rng.of(seed), SUMMITS[options["summit"]], [0] * seats)

    # --- what the seat to act is asked -------------------------------------------------------------------------------

    def ask_climb(self, s: State, ask: Ask) -> None:
        height = s.camp[s.seat] + s.climbed
        if s.climbed:
            ask("lantern.ask.climb", rule="walk", climbed=s.climbed, height=height)
        else:
            ask("lantern.ask.start", rule="walk", height=height)
        if height < s.summit:  # rule 3: nobody walks past the summit
            ask.choice("walk", label="lantern.walk", target="path", group="walk")
        if s.climbed:  # rule 3: no empty camp
            ask.choice("camp", label="lantern.camp", target=f"camp-{s.seat}", group="camp", height=height)

    # --- what the moves do -------------------------------------------------------------------------------------------

    def do_walk(self, s: State, tell: Tell) -> None:
        s.last = s.rng.die()
        if s.last == DARK:  # rule 2
            tell("lantern.dark", lost=s.climbed, target=f"camp-{s.seat}")
            self._next_seat(s, tell)
        else:
            s.climbed += s.last
            tell("lantern.walked", step=s.last, height=s.camp[s.seat] + s.climbed, target="path")

    def do_camp(self, s: State, tell: Tell) -> None:
        s.camp[s.seat] += s.climbed
        tell("lantern.camped", height=s.camp[s.seat], target=f"camp-{s.seat}")
        if s.camp[s.seat] >= s.summit:  # rule 1
            tell("lantern.summit", target="path")
            s.phase = "over"
        else:
            self._next_seat(s, tell)

    def _next_seat(self, s: State, tell: Tell) -> None:
        s.seat, s.climbed = (s.seat + 1) % len(s.camp), 0
        if s.seat == 0:
            s.night += 1
        if s.night > NIGHTS:  # rule 4
            tell("lantern.no-oil")
            s.phase = "over"

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        highest = max(s.camp)
        winners = tuple(seat for seat, height in enumerate(s.camp) if height == highest)  # rule 4: they share it
        return Outcome("summit" if highest >= s.summit else "no-oil", tuple(s.camp), winners)

    def view(self, s: State, seat: Seat | None) -> View:
        return {  # nothing is hidden but the dice to come
            "summit": s.summit,
            "nights": NIGHTS,
            "night": min(s.night, NIGHTS),
            "camp": s.camp[:],
            "climbed": s.climbed,
            "last": s.last,
            "seat": None if s.phase == "over" else s.seat,
        }

    def describe(self, view: View) -> tuple[Text, ...]:
        lines = [text("lantern.words.night", night=view["night"], nights=view["nights"], summit=view["summit"])]
        for seat, height in enumerate(view["camp"]):
            on_the_way = view["climbed"] if seat == view["seat"] else 0
            id = "lantern.words.climber" if on_the_way else "lantern.words.camp"
            lines.append(text(id, who=seat_name(seat), height=height, climbed=on_the_way))
        return tuple(lines)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def worth(self, s: State, seat: Seat) -> float:
        end = self.outcome(s)
        if end is not None:
            return (seat in end.winners) / len(end.winners)
        mine = s.camp[seat] + (s.climbed if seat == s.seat else 0)
        rival = max(height for other, height in enumerate(s.camp) if other != seat)
        return 0.5 + 0.4 * (mine - rival) / s.summit if mine < s.summit else 0.9

    def bot(self, level: str) -> Bot[State]:
        from .bot import Racer  # a page that plays no bot does not pay for one

        return Racer() if level == "hard" else super().bot(level)
