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
    return Choice(move, Text(label, tuple(args.items())), target, group)


class Prompt(NamedTuple):
    """The question to a seat that has to act."""

    text: Text
    rule: str  # anchor in the rules page
    choices: tuple[Choice, ...]  # finite, ordered, never empty for an active seat


class Event(NamedTuple):
    """Something that happened, as the log tells it."""

    text: Text
    reveals: bool = False  # somebody now knows what a shuffled deck or another's hand held
    only: Seat | None = None  # the one seat that may read `text`
    others: Text | None = None  # what everybody else reads instead
    target: str | None = None  # the board part to look at

    def seen_by(self, seat: Seat | None) -> Text | None:
        return self.text if self.only is None or self.only == seat else self.others


class Outcome(NamedTuple):
    """How it ended. Cooperative games: everybody wins or nobody."""

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
    """What undo should restore, and its own generator: nothing else is random."""

    rng: Rng
    phase: str

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Ask:
    """Collects the question and its legal answers: words and legality come from one place."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.text = Text("")
        self.rule = ""
        self.choices: list[Choice] = []

    def __call__(self, id: str, /, *, rule: str, **args: Arg) -> None:
        self.text, self.rule = Text(id, tuple(args.items())), rule

    def choice(self, *move: str | int, label: str, target: str | None = None, group: str = "", **args: Arg) -> None:
        self.choices.append(Choice(move, Text(label, tuple(args.items())), target, group))

    def offer(self, choices: Iterable[Choice]) -> None:
        """Choices that are offered again and again are made once (`choice` and a cache): that is much faster."""
        self.choices += choices

    def prompt(self) -> Prompt:
        return Prompt(self.text, self.rule, tuple(self.choices))


_move_of: Callable[[Choice], Move] = itemgetter(0)


class _Moves(Ask):
    """The same questions when only the moves matter: for checking, bots and links, where words would be waste."""

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
    """Collects what happens while a move is carried out. Every sentence may name the mover as `{who}`."""

    silent = False  # nobody listens: long lists need not be put into words

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.events: list[Event] = []

    def __call__(self, id: str, /, *, target: str | None = None, **args: Arg) -> None:
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
        """Tell what nobody (or only somebody else) knew before: no free undo past it.

        `others` get none of `args`, which are the secret; what they may know comes with it: `text("draws", n=2)`.
        """
        said = Text(others) if isinstance(others, str) else others
        instead = self._text(said.id, dict(said.args)) if said else None
        self.events.append(Event(self._text(id, args), True, only, instead, target))

    def _text(self, id: str, args: dict[str, Arg]) -> Text:
        return Text(id, (("who", seat_name(self.seat)), *args.items()))


class _Silence(Tell):
    """For bots that only want to know where a move leads: nothing is written down."""

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
    """What everybody else relies on. `Rules` implements most of it."""

    id: str
    title: str
    rules_version: int
    seats: range
    kind: Kind
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    english: Catalogue
    old_rules: tuple["Game[Any]", ...]

    def setup(self, options: Options, seats: int, seed: str) -> S: ...
    def active(self, s: S) -> tuple[Seat, ...]: ...
    def prompt(self, s: S, seat: Seat) -> Prompt: ...
    def moves(self, s: S, seat: Seat) -> list[Move]: ...
    def play(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]: ...
    def step(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]: ...
    def after(self, s: S, seat: Seat, move: Move) -> S: ...
    def outcome(self, s: S) -> Outcome | None: ...
    def view(self, s: S, seat: Seat | None) -> View: ...
    def summary(self, s: S, seat: Seat | None) -> View: ...
    def describe(self, view: Any) -> tuple[Text, ...]: ...
    def guess(self, s: S, seat: Seat, rng: Rng) -> S: ...
    def worth(self, s: S, seat: Seat) -> float: ...
    def bot(self, level: str) -> "Bot[S]": ...
    def groups(self, s: S) -> Groups: ...


class Rules(Generic[S]):
    """The part of the contract that is the same for all games.

    A game supplies `setup`, an `ask_<phase>` for every phase, a `do_<verb>` for every verb, `outcome`, `view` and
    `words`. The phase "over" ends it. Handlers change a private copy, so they can read like the rulebook:
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
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> View:
        """What that seat may know, and for `None` what everybody may: plain JSON."""
        raise NotImplementedError

    def describe(self, view: Any) -> tuple[Text, ...]:
        """The whole board as sentences. A game declares its own view type for `view`."""
        raise NotImplementedError

    # --- a game may write these better -------------------------------------------------------------------------------

    def active(self, s: S) -> tuple[Seat, ...]:
        """Who has to act: nobody when it is over, several when they choose at the same time."""
        return () if s.phase == "over" else (s.seat,)  # type: ignore[attr-defined]

    def summary(self, s: S, seat: Seat | None) -> View:
        """The part of `view` by which a whole game is followed. It is asked for at every position: make it cheap."""
        return self.view(s, seat)

    def guess(self, s: S, seat: Seat, rng: Rng) -> S:
        """A position that looks the same to this seat. Here only the dice to come are hidden; re-deal what else is."""
        other = s.copy()
        other.rng = Rng(rng.next64())
        return other

    def worth(self, s: S, seat: Seat) -> float:
        """How good it looks for a seat, from 0 to 1. Here: only an end is worth anything."""
        end = self.outcome(s)
        return 0.5 if end is None else float(seat in end.winners)

    def bot(self, level: str) -> "Bot[S]":
        from . import bots

        return bots.generic(level)

    def groups(self, s: S) -> Groups:
        """What wins of finished games are counted by, besides seats: {"builder": ("engineer", "mechanic")} says who
        was what, seat by seat; an empty label is not counted. Rivals count each for their own label, a team once for
        every label that occurs in it."""
        return {}

    # --- the same for all --------------------------------------------------------------------------------------------

    def prompt(self, s: S, seat: Seat) -> Prompt:
        ask = Ask(seat)
        self._ask(s, ask)
        return ask.prompt()

    def moves(self, s: S, seat: Seat) -> list[Move]:
        """The moves of the prompt, without the words."""
        ask = _Moves(seat)
        self._ask(s, ask)
        return ask.moves

    def play(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The position after a move and what happened. `s` itself never changes."""
        if move not in self.moves(s, seat):
            raise IllegalMove(text("error.move-illegal", move=shown(move_text(move), 40)))
        return self.step(s, seat, move)

    def step(self, s: S, seat: Seat, move: Move) -> tuple[S, tuple[Event, ...]]:
        """`play` for callers who took the move from `moves` just now: it is not checked again."""
        after, tell = s.copy(), Tell(seat)
        self.carry_out(after, tell, *move)
        return after, tuple(tell.events)

    def after(self, s: S, seat: Seat, move: Move) -> S:
        """`step` for bots, who look at many positions and read no log."""
        after = s.copy()
        self.carry_out(after, _Silence(seat), *move)
        return after

    def carry_out(self, s: S, tell: Tell, verb: str | int, *args: str | int) -> None:
        """Do a move to a private copy. A game where much happens by itself goes on from here to the next question."""
        getattr(self, _method("do", verb))(s, tell, *args)

    def _ask(self, s: S, ask: Ask) -> None:
        active = self.active(s)
        if ask.seat not in active:
            raise IllegalMove(text("error.not-your-turn", who=seat_name(ask.seat)) if active else text("error.over"))
        getattr(self, _method("ask", s.phase))(s, ask)


@cache
def _method(kind: str, name: str | int) -> str:
    """What the method for a phase or a verb is called."""
    return f"{kind}_{name}".replace("-", "_")
