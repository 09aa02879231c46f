"""The contract between a game and everything else.

A game is one stateless object. It says what the seat to act is asked (`prompt`), what a move does (`play`), how it
ends (`outcome`) and what each seat may see (`view`); it knows nothing about undo, saving, drawing or who plays. `Rules`
supplies what is the same in every game, so that a game module reads like its rulebook: `ask_<phase>` asks, `do_<verb>`
does.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from .errors import IllegalMove
from .messages import Arg, Catalogue, Text, seat_name, shown, text
from .move import Move, move_text
from .rng import Rng

if TYPE_CHECKING:
    from .bots import Bot

Seat = int
View = Mapping[str, Any]  # plain JSON, nothing else; a game's own is a TypedDict (view.py)
Kind = Literal["solitaire", "cooperative", "versus"]


class Choice(NamedTuple):
    """One legal move and how a person sees it."""

    move: Move
    label: Text
    target: str | None = None  # id of the board part it belongs to
    group: str = ""  # for menus and keyboard order


def choice(*move: str | int, label: str, target: str | None = None, group: str = "", **args: Arg) -> Choice:
    """A choice from the parts of its move and the id and arguments of its label."""
    return Choice(move, Text(label, tuple(args.items())), target, group)


class Prompt(NamedTuple):
    """The question to a seat that has to act."""

    text: Text
    rule: str  # anchor in the rules page
    choices: tuple[Choice, ...]  # finite, ordered, never empty for an active seat


class Event(NamedTuple):
    """Something that happened, as the log tells it."""

    text: Text
    reveals: bool = False  # a seat now knows what a shuffled deck or another's hand held
    only: Seat | None = None  # the one seat that may read `text`
    others: Text | None = None  # what the other seats read instead
    target: str | None = None  # the board part to look at

    def seen_by(self, seat: Seat | None) -> Text | None:
        """The sentence that a seat may read, if there is one; `None` stands for a watcher."""
        return self.text if self.only is None or self.only == seat else self.others


class Outcome(NamedTuple):
    """How a game ended. In a cooperative game all seats win or none."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Option(NamedTuple):
    """A choice made before the game begins; the first value is the default."""

    id: str
    values: tuple[str, ...]


Options = Mapping[str, str]
Groups = dict[str, tuple[str, ...]]


class State(Protocol):
    """A position: all that undo must restore, with its own random generator; nothing else is random."""

    rng: Rng
    phase: str

    def copy(self) -> Self:
        """A position that can be changed without changing this one."""
        ...


S = TypeVar("S", bound=State)


class Ask:
    """Collects the question and its legal answers: words and legality come from one place."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.text = Text("")
        self.rule = ""
        self.choices: list[Choice] = []

    def __call__(self, id: str, /, *, rule: str, **args: Arg) -> None:
        """Ask the question."""
        self.text, self.rule = Text(id, tuple(args.items())), rule

    def choice(self, *move: str | int, label: str, target: str | None = None, group: str = "", **args: Arg) -> None:
        """Offer a move."""
        self.choices.append(Choice(move, Text(label, tuple(args.items())), target, group))

    def offer(self, choices: Iterable[Choice]) -> None:
        """Offer choices that were made before: caching those that recur is much faster."""
        self.choices += choices

    def prompt(self) -> Prompt:
        """The question with its choices."""
        return Prompt(self.text, self.rule, tuple(self.choices))


_move_of: Callable[[Choice], Move] = itemgetter(0)


class _Moves(Ask):
    """Collects only the legal moves, for checking, bots and links, which need no words."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.moves: list[Move] = []

    def __call__(self, id: str, /, *, rule: str, **args: Arg) -> None:
        pass

    def choice(self, *move: str | int, label: str, target: str | None = None, group: str = "", **args: Arg) -> None:
        self.moves.append(move)

    def offer(self, choices: Iterable[Choice]) -> None:
        self.moves.extend(map(_move_of, choices))


class Tell:
    """Collects the events of a move. Every sentence may name the seat that moves as `{who}`."""

    silent = False  # the events are thrown away, so long lists need not be put into words

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def __call__(self, id: str, /, *, target: str | None = None, **args: Arg) -> None:
        """Tell what happened."""
        self.events.append(Event(self._text(id, args), target=target))

    def reveal(
        self,
        id: str,
        /,
        *,
        only: Seat | None = None,
        others: str | Text | None = None,
        target: str | None = None,
        **args: Arg,
    ) -> None:
        """Tell something that was hidden until now, so that undo past it is practice.

        `others` get none of `args`, which are the secret; what they may know comes with it: `text("draws", n=2)`.
        """
        said = Text(others) if isinstance(others, str) else others
        instead = self._text(said.id, dict(said.args)) if said else None
        self.events.append(Event(self._text(id, args), True, only, instead, target))

    def _text(self, id: str, args: dict[str, Arg]) -> Text:
        return Text(id, (("who", seat_name(self.seat)), *args.items()))


class _Silence(Tell):
    """Throws all events away, for bots that only need the position after a move."""

    silent = True

    def __call__(self, id: str, /, *, target: str | None = None, **args: Arg) -> None:
        pass

    def reveal(
        self,
        id: str,
        /,
        *,
        only: Seat | None = None,
        others: str | Text | None = None,
        target: str | None = None,
        **args: Arg,
    ) -> None:
        pass


class Game(Protocol[S]):
    """A game as the session, the page and the bots see it. `Rules` implements most of it."""

    id: str
    title: str
    rules_version: int
    seats: range
    kind: Kind
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    english: Catalogue
    old_rules: tuple["Game[Any]", ...]

    def setup(self, options: Options, seats: int, seed: str) -> S:
        """The first position."""
        ...

    def active(self, s: S) -> tuple[Seat, ...]:
        """The seats that have to act: none when the game is over, several when they choose at the same time."""
        ...

    def prompt(self, s: S, seat: Seat) -> Prompt:
        """The question to an active seat, with every legal move."""
        ...

    def moves(self, s: S, seat: Seat) -> list[Move]:
        """The moves of the prompt, without the words."""
        ...

    def play(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The position after a move and what happened; an illegal move raises `IllegalMove`. `s` never changes."""
        ...

    def step(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """`play` without the check, for a move that was just taken from `moves`."""
        ...

    def after(self, s: S, seat: Seat, move: Move) -> S:
        """`step` without the events."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, if it is over."""
        ...

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat may know, or for `None` what all may know: plain JSON."""
        ...

    def summary(self, s: S, seat: Seat | None) -> View:
        """The part of `view` that charts and records of a whole game use."""
        ...

    def describe(self, view: Any) -> tuple[Text, ...]:
        """The board as sentences."""
        ...

    def guess(self, s: S, seat: Seat, rng: Rng) -> S:
        """A position that looks the same to a seat, with what it cannot see dealt anew."""
        ...

    def worth(self, s: S, seat: Seat) -> float:
        """How good a position is for a seat, from 0 to 1."""
        ...

    def bot(self, level: str) -> "Bot[S]":
        """The bot of a level."""
        ...

    def groups(self, s: S) -> Groups:
        """The labels by which wins of finished games are counted besides seats."""
        ...


class Rules(Generic[S]):
    """The part of the contract that is the same for all games.

    A game supplies `setup`, an `ask_<phase>` for every phase, a `do_<verb>` for every verb, `outcome`, `view` and
    `describe`. The phase "over" ends it. Handlers change a private copy, so they can read like the rulebook:
    `s.camp[seat] += 1`.
    """

    id: str
    title: str
    rules_version: int
    seats: range
    kind: Kind
    english: Catalogue
    options: tuple[Option, ...] = ()
    levels: tuple[str, ...] = ("easy", "medium", "hard")
    old_rules: tuple[Game[Any], ...] = ()  # rules of earlier versions, so that old saves and links go on loading

    # --- a game writes these -----------------------------------------------------------------------------------------

    def setup(self, options: Options, seats: int, seed: str) -> S:
        """The first position."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, if it is over."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat may know, or for `None` what all may know: plain JSON."""
        raise NotImplementedError

    def describe(self, view: Any) -> tuple[Text, ...]:
        """The whole board as sentences. A game declares its own view type for `view`."""
        raise NotImplementedError

    # --- a game may write these better -------------------------------------------------------------------------------

    def active(self, s: S) -> tuple[Seat, ...]:
        """The seats that have to act: none when the game is over, several when they choose at the same time."""
        return () if s.phase == "over" else (s.seat,)  # type: ignore[attr-defined]

    def summary(self, s: S, seat: Seat | None) -> View:
        """The part of `view` that charts of a whole game use. It is asked for at every position: keep it cheap."""
        return self.view(s, seat)

    def guess(self, s: S, seat: Seat, rng: Rng) -> S:
        """A position that looks the same to a seat. Here the dice to come change; a game re-deals hidden cards."""
        other = s.copy()
        other.rng = Rng(rng.next64())
        return other

    def worth(self, s: S, seat: Seat) -> float:
        """How good a position is for a seat, from 0 to 1. Here only the end of a game has a value."""
        end = self.outcome(s)
        return 0.5 if end is None else float(seat in end.winners)

    def bot(self, level: str) -> "Bot[S]":
        """The bot of a level: a generic one, as long as the game has none of its own."""
        from . import bots

        return bots.generic(level)

    def groups(self, s: S) -> Groups:
        """The labels by which wins of finished games are counted besides seats.

        `{"builder": ("engineer", "mechanic")}` labels each seat; an empty label is not counted. Rivals count each for
        their own label, a team once for every label that occurs in it.
        """
        return {}

    # --- the same for all --------------------------------------------------------------------------------------------

    def prompt(self, s: S, seat: Seat) -> Prompt:
        """The question to an active seat, with every legal move."""
        ask = Ask(seat)
        self._ask(s, ask)
        return ask.prompt()

    def moves(self, s: S, seat: Seat) -> list[Move]:
        """The moves of the prompt, without the words."""
        ask = _Moves(seat)
        self._ask(s, ask)
        return ask.moves

    def play(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The position after a move and what happened; an illegal move raises `IllegalMove`. `s` never changes."""
        if move not in self.moves(s, seat):
            raise IllegalMove(text("error.move-illegal", move=shown(move_text(move), 40)))
        return self.step(s, seat, move)

    def step(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """`play` without the check, for a move that was just taken from `moves`."""
        after, tell = s.copy(), Tell(seat)
        self.carry_out(after, tell, *move)
        return after, tuple(tell.events)

    def after(self, s: S, seat: Seat, move: Move) -> S:
        """`step` without the events, for bots, which look at many positions and read no log."""
        after = s.copy()
        self.carry_out(after, _Silence(seat), *move)
        return after

    def carry_out(self, s: S, tell: Tell, verb: str | int, *args: str | int) -> None:
        """Change a private copy by a move. A game overrides this if more follows by itself before the next question."""
        getattr(self, _method("do", verb))(s, tell, *args)

    def _ask(self, s: S, ask: Ask) -> None:
        active = self.active(s)
        if ask.seat not in active:
            raise IllegalMove(text("error.not-your-turn", who=seat_name(ask.seat)) if active else text("error.over"))
        getattr(self, _method("ask", s.phase))(s, ask)


@cache
def _method(kind: str, name: str | int) -> str:
    """The name of the method for a phase or a verb."""
    return f"{kind}_{name}".replace("-", "_")
