"""Tutorials: a seed, the moves to make, and a message before each.

One module for each game, named as in the engine, with `TUTORIAL` and its messages as `ENGLISH`. A tutorial is played in
an ordinary session, so undo, the log and reloading the page work as in any game. A move after which the tutorial's next
moves are impossible ends it, and the game goes on.
"""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from utopiary import GAMES, Catalogue, Game, Move, Seat, Session, move_text

LEFT = "table.tutorial-left"  # the message after a move that ended the tutorial


class Step(NamedTuple):
    """A message and the move it suggests. Between two steps the bots move.

    The move may be a pattern, `take *`, or several to try in turn, `put 1 2|put 1 *`: then the first is suggested after
    which the next steps of the same turn are possible too. So a tutorial still works after small changes of the rules'
    tables or of bots, and leaves the player some freedom.
    """

    id: str  # of the message
    move: str

    def fits(self, move: Move) -> bool:
        """Is this move one that the step suggests?"""
        return any(fnmatchcase(move_text(move), pattern) for pattern in self.move.split("|"))


class Tutorial(NamedTuple):
    """A game with a message before each move."""

    seed: str
    seats: int
    bots: Mapping[Seat, str]
    steps: tuple[Step, ...]
    last: str  # the message after the last step, until the game is over
    options: Mapping[str, str] = {}

    def begin(self, game_id: str) -> Session:
        """A new session of the tutorial."""
        return Session.new(game_id, seed=self.seed, seats=self.seats, bots=self.bots, options=self.options)

    def message(self, session: Session) -> str | None:
        """The id of the message at this position; None if another move has ended the tutorial."""
        made = _by_people(session)
        if not all(step.fits(move) for step, move in zip(self.steps, made, strict=False)):
            return None
        if len(made) >= len(self.steps):
            return self.last
        lost = session.people_to_act and self._line(session, len(made)) is None
        return None if lost else self.steps[len(made)].id

    def move(self, session: Session) -> Move | None:
        """The move suggested at this position."""
        made = len(_by_people(session))
        if not session.people_to_act or made >= len(self.steps) or self.message(session) is None:
            return None
        line = self._line(session, made)
        return line[0] if line else None

    def _line(self, session: Session, made: int) -> list[Move] | None:
        """Moves that fit the coming steps of the same person's turn; None if there are none."""
        return _line(session.game, session.state, session.people_to_act[0], self.steps[made:])


def _line(game: Game[Any], state: Any, seat: Seat, steps: tuple[Step, ...]) -> list[Move] | None:
    if not steps or seat not in game.active(state):
        return []
    for pattern in steps[0].move.split("|"):
        for move in game.moves(state, seat):
            if fnmatchcase(move_text(move), pattern):
                rest = _line(game, game.after(state, seat, move), seat, steps[1:])
                if rest is not None:
                    return [move, *rest]
    return None


def save_id(game_id: str) -> str:
    """The id of the save of a game's tutorial."""
    return f"tutorial-{game_id}"


def tutorial(game_id: str) -> Tutorial | None:
    """The tutorial of a game, if it has one."""
    if find_spec(_name(game_id)) is None:
        return None
    found: Tutorial = import_module(_name(game_id)).TUTORIAL
    return found


def english(game_id: str) -> Catalogue:
    """The messages of a game's tutorial in English."""
    words: Catalogue = import_module(_name(game_id)).ENGLISH if tutorial(game_id) else {}
    return words


def _by_people(session: Session) -> list[Move]:
    return [step.move for step in session.steps if step.seat not in session.bots]


def _name(game_id: str) -> str:
    return f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
