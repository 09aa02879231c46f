"""The mid-end: one game being played, whichever game it is.

It keeps every position, because positions are small and never change; so taking back, playing again and looking
anywhere in a game are a matter of pointing. What may be taken back for free is computed, never left to a game to
remember.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from .bots import Advice, Bot, Known, answer
from .errors import IllegalMove, SetupError
from .game import Choice, Event, Game, Options, Outcome, Prompt, Seat, View
from .messages import Text, shown, text
from .move import Move, checked, move_text, parse_move
from .players import Players
from .rng import Rng
from .setup import Setup, check, unknown_level


class Step(NamedTuple):
    """One move that was made."""

    seat: Seat
    move: Move
    events: tuple[Event, ...]
    chance: bool  # dice were thrown or something hidden came to light


MoveKind = Literal["reveal", "chance", "plain"]


class LogLine(NamedTuple):
    """One sentence of the log."""

    number: int  # the move it belongs to: position `number` is the one after it
    seat: Seat
    text: Text
    target: str | None


class Hint(NamedTuple):
    choice: Choice
    why: Text


class Session:
    def __init__(self, setup: Setup, start: Any = None) -> None:
        self._setup = setup
        self._states: list[Any] = [setup.begin() if start is None else start]
        self._steps: list[Step] = []
        self._cursor = 0
        self.practice = 0  # how often something known too early was taken back
        self.hints = 0  # how often help was asked for
        self.players: Players = {}  # what people are called here; the rules never see it

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        bots: Mapping[Seat, str] | None = None,
    ) -> "Session":
        return cls(check(game, seed, seats, options, bots))

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        return self._setup

    @property
    def game(self) -> Game[Any]:
        return self._setup.game

    @property
    def seed(self) -> str:
        return self._setup.seed

    @property
    def seats(self) -> int:
        return self._setup.seats

    @property
    def options(self) -> Options:
        return self._setup.options

    @property
    def bots(self) -> Mapping[Seat, str]:
        return self._setup.bots

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position, secrets and all: for tests and for the engine itself. Pages get a `view`."""
        return self._states[self._cursor]

    @property
    def cursor(self) -> int:
        """How many moves led to the position shown."""
        return self._cursor

    @property
    def length(self) -> int:
        """How many moves there are, with those that were taken back and not yet replaced."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves up to the position shown."""
        return tuple(self._steps[: self._cursor])

    @property
    def states(self) -> tuple[Any, ...]:
        """The positions up to the one shown: the first before any move, the last after all of `steps`."""
        return tuple(self._states[: self._cursor + 1])

    @property
    def active(self) -> tuple[Seat, ...]:
        return self.game.active(self.state)

    @property
    def people_to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.active if seat not in self.bots)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def prompt(self, seat: Seat) -> Prompt:
        self._check_seat(seat)
        return self.game.prompt(self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def summaries(self, seat: Seat | None = None) -> tuple[View, ...]:
        """The game's summary of every position up to the one shown, as that seat may know it: from the first on."""
        if seat is not None:
            self._check_seat(seat)
        return tuple(self.game.summary(state, seat) for state in self._states[: self._cursor + 1])

    def describe(self, seat: Seat | None = None) -> tuple[Text, ...]:
        """The board as sentences, as that seat sees it."""
        return self.game.describe(self.view(seat))

    def log(self, seat: Seat | None = None, since: int = 0) -> tuple[LogLine, ...]:
        """What happened so far, or after the first `since` moves, as that seat may know it."""
        lines = []
        for number, step in enumerate(self._steps[since : self._cursor], since + 1):
            for event in step.events:
                seen = event.seen_by(seat)
                if seen is not None:
                    lines.append(LogLine(number, step.seat, seen, event.target))
        return tuple(lines)

    @property
    def last_move_kind(self) -> MoveKind | None:
        """What the last move brought: hidden information, chance, or neither. None before the first move."""
        if self._cursor == 0:
            return None
        last = self._steps[self._cursor - 1]
        if any(event.reveals for event in last.events):
            return "reveal"
        return "chance" if last.chance else "plain"

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: str | Move) -> tuple[Event, ...]:
        """Make a move, given as a tuple or as its text. Moves that had been taken back are gone."""
        before = self.state
        self._check_seat(seat)
        move = parse_move(move) if isinstance(move, str) else checked(move)
        after, events = self.game.play(before, seat, move)
        self._steps[self._cursor :] = [Step(seat, move, events, _chance(before, after, events))]
        self._states[self._cursor + 1 :] = [after]
        self._cursor += 1
        return events

    @property
    def can_undo(self) -> Literal["free", "practice"] | None:
        """Free while the same seat acts and its last move showed nothing new; otherwise it is practice, and counted."""
        if self._cursor == 0:
            return None
        return "free" if self._free(self._cursor) else "practice"

    def undo(self) -> None:
        kind = self.can_undo
        if kind is None:
            raise IllegalMove(text("error.nothing-to-undo"))
        self.practice += kind == "practice"
        self._cursor -= 1

    @property
    def can_redo(self) -> bool:
        return self._cursor < len(self._steps)

    def redo(self) -> tuple[Event, ...]:
        if not self.can_redo:
            raise IllegalMove(text("error.nothing-to-redo"))
        self._cursor += 1
        return self._steps[self._cursor - 1].events

    @property
    def can_undo_turn(self) -> Literal["free", "practice"] | None:
        """The same for `undo_decision(turn=True)`, where that is more than the last move."""
        to = self._decision(turn=True)
        if to is None or to == self._decision():
            return None
        return "free" if self._all_free(to) else "practice"

    def undo_decision(self, turn: bool = False) -> None:
        """Undo the last move of a person: what bots did since goes with it, and all of it counts as one.

        With `turn`, also all that they could take back for free before it: to where something was last shown to them,
        or somebody else had moved.
        """
        to = self._decision(turn)
        if to is None:
            raise IllegalMove(text("error.nothing-to-undo"))
        self.practice += not self._all_free(to)
        self._cursor = to

    def _decision(self, turn: bool = False) -> int | None:
        """The position where a person last decided; with `turn`, where that person's turn began."""
        decided = [number for number, step in enumerate(self.steps) if step.seat not in self.bots]
        if not decided:
            return None
        to = decided[-1]
        whose = self._steps[to].seat
        while turn and to and self._steps[to - 1].seat == whose and self._free(to):
            to -= 1
        return to

    def _free(self, number: int) -> bool:
        """At position `number`: does the seat that led there still act, having learnt nothing from its move?"""
        last = self._steps[number - 1]
        return last.seat in self.game.active(self._states[number]) and not last.chance

    def _all_free(self, to: int) -> bool:
        return all(self._free(number) for number in range(to + 1, self._cursor + 1))

    def redo_decision(self) -> None:
        """Redo to where a person has to decide again."""
        self.redo()
        while self.can_redo and not self.people_to_act:
            self.redo()

    # --- looking back ------------------------------------------------------------------------------------------------

    def at(self, number: int) -> "Session":
        """The same game, looked at after `number` moves. This session stays where it is."""
        if type(number) is not int or not 0 <= number <= self.length:
            raise IllegalMove(text("error.no-such-move", n=self.length, number=shown(number)))
        other = Session(self._setup, self._states[0])
        other._states, other._steps = self._states[:], self._steps[:]
        other._cursor, other.practice, other.hints = number, self.practice, self.hints
        other.players = self.players
        return other

    def branch(self, number: int) -> "Session":
        """A new game that goes on from there. It is practice if what is left behind had shown anything."""
        other, back = self.at(number), self.at(self.length)
        while back.cursor > number and back.can_undo == "free":
            back.undo()
        other.practice += back.cursor > number
        del other._states[number + 1 :], other._steps[number:]
        return other

    # --- help --------------------------------------------------------------------------------------------------------

    def think(self, seat: Seat, level: str | None = None) -> Iterator[Advice]:
        """What the bot on that seat (or one of another level) would do: ever better advice, the last is its answer."""
        bot, known, rng = self._bot(seat, level)
        return bot.think(known, rng)

    def advice(self, seat: Seat, level: str | None = None) -> Advice:
        """The bot's answer, thought to the end."""
        return answer(*self._bot(seat, level))

    def hint(self, seat: Seat) -> Hint:
        """What the best bot would do there, and why. Counted."""
        choices = {choice.move: choice for choice in self.prompt(seat).choices}
        advice = self.advice(seat, self.game.levels[-1])
        self.hints += 1
        return Hint(choices[advice.move], advice.why)

    def _bot(self, seat: Seat, level: str | None) -> tuple[Bot[Any], Known[Any], Rng]:
        self._check_seat(seat)
        level = level or self.bots.get(seat, self.game.levels[-1])
        if level not in self.game.levels:
            raise SetupError(unknown_level(self.game, level))
        chance = Rng.of(f"{self.seed}/{level}/{seat}/{self._cursor}")  # its own dice, never the game's
        return self.game.bot(level), Known(self.game, self.state, seat), chance

    # --- keeping and sending -----------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        from . import save

        return save.save(self)

    @staticmethod
    def load(saved: Any) -> "Session":
        from . import save

        return save.load(saved)

    def link(self, kind: str) -> str:
        """`seed`: the same deal; `position`: the game so far; `replay`: all of it."""
        from . import link

        return link.link(self, kind)

    @staticmethod
    def from_link(link_text: str) -> "Session":
        from . import link

        return link.from_link(link_text)

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(text("error.no-such-seat", seat=shown(seat)))

    def __repr__(self) -> str:
        last = f" {move_text(self._steps[self._cursor - 1].move)!r}" if self._cursor else ""
        return f"<{self.game.title} {self.seed}, move {self._cursor}{last}>"


def _chance(before: Any, after: Any, events: tuple[Event, ...]) -> bool:
    """Did this step use the generator or show something hidden?"""
    return before.rng != after.rng or any(event.reveals for event in events)
