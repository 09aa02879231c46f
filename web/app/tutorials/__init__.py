"""The first game, with somebody beside you: a seed, the moves to make, and a word before each.

One module a game, named like its folder in the engine, with `TUTORIAL` and its words as `ENGLISH`. It is played in a
normal session, so everything works as in any game: undo, the log, reloading the page. Whoever makes a move that no
longer leads where the tutorial wants to go has left it, and the game goes on.
"""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from utopiary import GAMES, Catalogue, Game, Move, Seat, Session, move_text

LEFT = "table.tutorial-left"  # what is said to those who went another way


class Step(NamedTuple):
    """What is said, and the move it proposes; bots make theirs between two steps.

    A move may be a pattern, `take *`, or several to try in turn, `put 1 2|put 1 *`: then the one is proposed from which
    the next steps of the same turn can be taken too. So a tutorial survives it when tables or bots change a little, and
    whoever follows it has some freedom.
    """

    id: str
    move: str

    def fits(self, move: Move) -> bool:
        return any(fnmatchcase(move_text(move), pattern) for pattern in self.move.split("|"))


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
        if not all(step.fits(move) for step, move in zip(self.steps, made, strict=False)):
            return None
        if len(made) >= len(self.steps):
            return self.last
        lost = session.people_to_act and self._line(session, len(made)) is None
        return None if lost else self.steps[len(made)].id

    def move(self, session: Session) -> Move | None:
        """The move proposed at this position."""
        made = len(_by_people(session))
        if not session.people_to_act or made >= len(self.steps) or self.word(session) is None:
            return None
        line = self._line(session, made)
        return line[0] if line else None

    def _line(self, session: Session, made: int) -> list[Move] | None:
        """Moves for the coming steps, as long as the same person acts; nothing if there are none."""
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


def table(game_id: str) -> str:
    """Where a game's tutorial is kept, so that it can be gone on with. No two games share a table."""
    return f"tutorial-{game_id}"


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
