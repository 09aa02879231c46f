"""The first game, with somebody beside you: a seed, the moves to make, and a word before each.

One module a game, named like its folder in the engine, with `TUTORIAL` and its words as `ENGLISH`. It is played in a
normal session, so everything works as in any game: undo, the log, reloading the page. Whoever makes another move than
the one proposed has left the tutorial, and the game goes on.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from utopiary import GAMES, Session
from utopiary.core.game import Seat
from utopiary.core.move import Move, parse_move
from utopiary.core.words import Catalogue

TABLE = "tutorial"  # the table it is kept at, so that it can be gone on with


class Step(NamedTuple):
    """What is said, and the move it proposes; bots make theirs between two steps."""

    id: str
    move: str


class Tutorial(NamedTuple):
    seed: str
    seats: int
    bots: Mapping[Seat, str]
    steps: tuple[Step, ...]
    last: str  # what is said when all is shown
    options: Mapping[str, str] = {}

    def begin(self, game_id: str) -> Session:
        return Session.new(game_id, seed=self.seed, seats=self.seats, bots=self.bots, options=self.options)

    def word(self, session: Session) -> str | None:
        """The id of what to say at this position; nothing where somebody went another way."""
        made = _by_people(session)
        if made != self._moves()[: len(made)]:
            return None
        return self.steps[len(made)].id if len(made) < len(self.steps) else self.last

    def move(self, session: Session) -> Move | None:
        """The move proposed at this position."""
        made = len(_by_people(session))
        on_the_way = self.word(session) is not None and made < len(self.steps)
        return self._moves()[made] if on_the_way else None

    def _moves(self) -> list[Move]:
        return [parse_move(step.move) for step in self.steps]


def tutorial(game_id: str) -> Tutorial | None:
    if find_spec(_name(game_id)) is None:
        return None
    found: Tutorial = import_module(_name(game_id)).TUTORIAL
    return found


def english(game_id: str) -> Catalogue:
    words: Catalogue = import_module(_name(game_id)).ENGLISH if tutorial(game_id) else {}
    return words


def _by_people(session: Session) -> list[Move]:
    return [step.move for step in session.steps if step.seat not in session.bots]


def _name(game_id: str) -> str:
    return f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
