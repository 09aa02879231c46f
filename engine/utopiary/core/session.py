"""One game being played: moves, undo, looking back, saves, links, bots and hints.

A session keeps every position, because positions are small and never change; undo, redo and looking back only move the
cursor. Whether an undo is free is computed from the steps, so no game has to care about it.
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
    chance: bool  # dice were thrown or something hidden was revealed


MoveKind = Literal["reveal", "chance", "plain"]


class LogLine(NamedTuple):
    """One sentence of the log."""

    number: int  # the move it belongs to: position `number` is the one after it
    seat: Seat
    text: Text
    target: str | None


class Hint(NamedTuple):
    """The best bot's choice and its reason."""

    choice: Choice
    why: Text


class Session:
    """A game being played from a setup, with a cursor on one of its positions."""

    def __init__(self, setup: Setup, start: Any = None) -> None:
        self._setup = setup
        self._states: list[Any] = [setup.begin() if start is None else start]
        self._steps: list[Step] = []
        self._cursor = 0
        self.practice = 0  # undos after something was revealed
        self.hints = 0  # hints that were asked for
        self.players: Players = {}  # names and badges; the rules never see them

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
        """A session at its first position. Seats without a bot are people."""
        return cls(check(game, seed, seats, options, bots))

    # --- what it is --------------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What was fixed before the first move."""
        return self._setup

    @property
    def game(self) -> Game[Any]:
        """The game, in the rules version of this session."""
        return self._setup.game

    @property
    def seed(self) -> str:
        """The canonical seed."""
        return self._setup.seed

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._setup.seats

    @property
    def options(self) -> Options:
        """Every option of the game with its value."""
        return self._setup.options

    @property
    def bots(self) -> Mapping[Seat, str]:
        """Seat -> level of the bot on it."""
        return self._setup.bots

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position at the cursor with all its secrets, for the engine and tests. Pages use `view`."""
        return self._states[self._cursor]

    @property
    def cursor(self) -> int:
        """How many moves led to the current position."""
        return self._cursor

    @property
    def length(self) -> int:
        """How many moves there are, including those that were taken back and not yet replaced."""
        return len(self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves up to the cursor."""
        return tuple(self._steps[: self._cursor])

    @property
    def states(self) -> tuple[Any, ...]:
        """The positions up to the cursor: the first before any move, the last after all of `steps`."""
        return tuple(self._states[: self._cursor + 1])

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have to act."""
        return self.game.active(self.state)

    @property
    def people_to_act(self) -> tuple[Seat, ...]:
        """The seats without a bot that have to act."""
        return tuple(seat for seat in self.active if seat not in self.bots)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it is over at the cursor."""
        return self.game.outcome(self.state)

    def prompt(self, seat: Seat) -> Prompt:
        """The question to an active seat, with every legal move."""
        self._check_seat(seat)
        return self.game.prompt(self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        """What a seat may know of the position, or what all may know."""
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
        """Free while the same seat acts and its last move revealed nothing; otherwise practice, which is counted."""
        if self._cursor == 0:
            return None
        return "free" if self._free(self._cursor) else "practice"

    def undo(self) -> None:
        """Take the last move back."""
        kind = self.can_undo
        if kind is None:
            raise IllegalMove(text("error.nothing-to-undo"))
        self.practice += kind == "practice"
        self._cursor -= 1

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self._cursor < len(self._steps)

    def redo(self) -> tuple[Event, ...]:
        """Make the next move again that was taken back."""
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

        With `turn`, also all moves before it that the person could undo for free: back to where something was revealed
        or another seat moved.
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
        """A copy of the session with the cursor after `number` moves."""
        if type(number) is not int or not 0 <= number <= self.length:
            raise IllegalMove(text("error.no-such-move", n=self.length, number=shown(number)))
        other = Session(self._setup, self._states[0])
        other._states, other._steps = self._states[:], self._steps[:]
        other._cursor, other.practice, other.hints = number, self.practice, self.hints
        other.players = self.players
        return other

    def branch(self, number: int) -> "Session":
        """A new game that goes on after `number` moves. It is practice if the moves left out had revealed anything."""
        other, back = self.at(number), self.at(self.length)
        while back.cursor > number and back.can_undo == "free":
            back.undo()
        other.practice += back.cursor > number
        del other._states[number + 1 :], other._steps[number:]
        return other

    # --- help --------------------------------------------------------------------------------------------------------

    def think(self, seat: Seat, level: str | None = None) -> Iterator[Advice]:
        """Yields ever better advice of the bot on a seat (or of one of another level); the last is its answer."""
        bot, known, rng = self._bot(seat, level)
        return bot.think(known, rng)

    def advice(self, seat: Seat, level: str | None = None) -> Advice:
        """The answer of the bot on a seat, or of one of another level."""
        return answer(*self._bot(seat, level))

    def hint(self, seat: Seat) -> Hint:
        """The best bot's choice for a seat, and why. It is counted."""
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
        """The session as plain JSON."""
        from . import save

        return save.save(self)

    @staticmethod
    def load(saved: Any) -> "Session":
        """The session of a save; a `SaveError` says what is wrong with it."""
        from . import save

        return save.load(saved)

    def link(self, kind: str) -> str:
        """`seed`: the same deal; `position`: the game so far; `replay`: all of it."""
        from . import link

        return link.link(self, kind)

    @staticmethod
    def from_link(link_text: str) -> "Session":
        """The session of a link; a `LinkError` says what is wrong with it."""
        from . import link

        return link.from_link(link_text)

    def _check_seat(self, seat: Seat) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove(text("error.no-such-seat", seat=shown(seat)))

    def __repr__(self) -> str:
        last = f" {move_text(self._steps[self._cursor - 1].move)!r}" if self._cursor else ""
        return f"<{self.game.title} {self.seed}, move {self._cursor}{last}>"


def _chance(before: Any, after: Any, events: tuple[Event, ...]) -> bool:
    """Whether a step used the generator or revealed something."""
    return before.rng != after.rng or any(event.reveals for event in events)
