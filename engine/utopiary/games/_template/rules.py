"""Lantern Race, the smallest complete game: walk on as long as you dare, camp before the dark comes.

Rules: web/rules/lantern.en.md; numbers in comments are those of RULES.md. Here is what the seat to act is asked and
what its moves do. A larger game puts each chapter of its rulebook into a module and lists it in `CHAPTERS`. Undo,
saves, links and generic bots come from the core.

Moves: walk · camp. Targets, the names of the board's parts: path, camp-<seat>.
"""

from ...core.bots import Bot
from ...core.game import Ask, Kind, Option, Options, Outcome, Rules, Seat, Tell
from ...core.messages import Text
from ...core.rng import Rng
from . import evaluate
from .data import DARK, NIGHTS, SUMMITS
from .describe import describe
from .english import ENGLISH
from .outcome import outcome
from .state import State
from .view import View, view

CHAPTERS = ()  # modules of this game's own, after its rulebook: none


class Lantern(Rules[State]):
    """The rules of Lantern Race."""

    id, title, rules_version = "lantern", "Lantern Race", 1
    seats = range(2, 5)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (Option("summit", tuple(SUMMITS)),)
    english = ENGLISH

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """The first position: every camp at the foot of the mountain."""
        return State(Rng.of(seed), SUMMITS[options["summit"]], [0] * seats)

    # --- what the seat to act is asked -------------------------------------------------------------------------------

    def ask_climb(self, s: State, ask: Ask) -> None:
        """Ask to walk on or to make camp."""
        height = s.camp[s.seat] + s.climbed
        if s.climbed:
            ask("lantern.ask.climb", rule="walk", climbed=s.climbed, height=height)
        else:
            ask("lantern.ask.start", rule="walk", height=height)
        if height < s.summit:  # rule 3: the path ends at the summit
            ask.choice("walk", label="lantern.walk", target="path", group="walk")
        if s.climbed:  # rule 3: no empty camp
            ask.choice("camp", label="lantern.camp", target=f"camp-{s.seat}", group="camp", height=height)

    # --- what the moves do -------------------------------------------------------------------------------------------

    def do_walk(self, s: State, tell: Tell) -> None:
        """Throw the die and climb, or be caught by the dark."""
        s.last = s.rng.die()
        if s.last == DARK:  # rule 2
            tell("lantern.dark", lost=s.climbed, target=f"camp-{s.seat}")
            self._next_seat(s, tell)
        else:
            s.climbed += s.last
            tell("lantern.walked", step=s.last, height=s.camp[s.seat] + s.climbed, target="path")

    def do_camp(self, s: State, tell: Tell) -> None:
        """Make camp; on the summit this ends the race."""
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
        """Heights and winners, once the race is over."""
        return outcome(s) if s.phase == "over" else None

    def view(self, s: State, seat: Seat | None) -> View:
        """The position; every seat sees the same."""
        return view(s)

    def describe(self, view: View) -> tuple[Text, ...]:
        """The view as sentences."""
        return describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def worth(self, s: State, seat: Seat) -> float:
        """How good the position looks for a seat, from 0 to 1."""
        return evaluate.worth(s, seat)

    def bot(self, level: str) -> Bot[State]:
        """The bot of a level: one of this game's own for `hard`, generic ones below."""
        from .bots import bot  # loaded when a seat is a bot: other pages do not pay for it

        return bot(level) or super().bot(level)
