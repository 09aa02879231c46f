"""What the screen needs of a game being played.

`Session` is one. A copy that a guest's page keeps of a game on another device can be one too: nothing here tells the
seed, a state, or what another seat may not know. What only the device with the session has is a `ShareableGame`.
"""

from collections.abc import Mapping
from typing import Literal, Protocol

from utopiary import Catalogue, Kind, LogLine, MoveKind, Option, Outcome, Players, Prompt, Seat, Text, View


class GameInfo(Protocol):
    """What is the same whenever this game is played; every page has it."""

    @property
    def id(self) -> str:
        """The game's id."""
        ...

    @property
    def title(self) -> str:
        """The printed title."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of its rules."""
        ...

    @property
    def seats(self) -> range:
        """The possible numbers of seats."""
        ...

    @property
    def kind(self) -> Kind:
        """Solitaire, cooperative or versus."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """Its options; the first value of each is the default."""
        ...

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of its bots, weakest first."""
        ...

    @property
    def english(self) -> Catalogue:
        """Its sentences in English."""
        ...


class PlayedGame(Protocol):
    """One position of a game being played, with what led to it, as one seat or everyone may know it."""

    @property
    def game(self) -> GameInfo:
        """What is the same whenever this game is played."""
        ...

    # who plays
    @property
    def seats(self) -> int:
        """The number of seats."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the game: id -> value."""
        ...

    @property
    def bots(self) -> Mapping[Seat, str]:
        """Seat -> level; the other seats are people."""
        ...

    @property
    def players(self) -> Players:
        """The names and badges that the players have chosen."""
        ...

    # where it stands
    @property
    def cursor(self) -> int:
        """The number of moves that led to this position."""
        ...

    @property
    def length(self) -> int:
        """The number of all moves, with those that were undone."""
        ...

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have to act; none when the game is over."""
        ...

    @property
    def people_to_act(self) -> tuple[Seat, ...]:
        """Those of them that are people."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    @property
    def last_move_kind(self) -> MoveKind | None:
        """What the last move brought; None before the first."""
        ...

    def prompt(self, seat: Seat) -> Prompt:
        """The question to a seat that has to act, with all legal moves."""
        ...

    def view(self, seat: Seat | None = None) -> View:
        """The position as this seat, or everyone, may know it."""
        ...

    def summaries(self, seat: Seat | None = None) -> tuple[View, ...]:
        """The summaries of all positions up to this one."""
        ...

    def describe(self, seat: Seat | None = None) -> tuple[Text, ...]:
        """The board as sentences."""
        ...

    def log(self, seat: Seat | None = None, since: int = 0) -> tuple[LogLine, ...]:
        """What happened, or what happened after the first `since` moves."""
        ...

    # undo and help
    @property
    def can_undo(self) -> Literal["free", "practice"] | None:
        """Whether the last move can be undone, and whether that counts as practice."""
        ...

    @property
    def can_undo_turn(self) -> Literal["free", "practice"] | None:
        """The same for the whole turn, where that is more than one move."""
        ...

    @property
    def can_redo(self) -> bool:
        """Whether an undone move can be redone."""
        ...

    @property
    def practice(self) -> int:
        """The number of undone moves that had revealed something."""
        ...

    @property
    def hints(self) -> int:
        """The number of hints that were given."""
        ...


class ShareableGame(Protocol):
    """What the panel for sharing needs besides: the seed and links tell everything about a game."""

    @property
    def seed(self) -> str:
        """The seed, from which everything can be worked out."""
        ...

    def link(self, kind: str) -> str:
        """A link to the game: "seed", "position" or "replay"."""
        ...
