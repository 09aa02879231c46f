"""Another game on the table: a new one, the same again, the tutorial, or a branch of this one."""

from typing import TYPE_CHECKING

from utopiary import Session

from .. import tutorials
from ..chance import surprise
from ..protocol import Effect, Intent

if TYPE_CHECKING:
    from ..shell import Shell


def do_new(shell: "Shell", intent: Intent) -> list[Effect]:
    game = shell.session.game
    sitting = [str(intent.get(f"seat-{seat}", "nobody")) for seat in range(game.seats[-1])]
    sitting = [who for who in sitting if who != "nobody"]
    bots = {seat: who for seat, who in enumerate(sitting) if who != "person"}
    options = {
        option.id: str(intent[f"option-{option.id}"]) for option in game.options if f"option-{option.id}" in intent
    }
    seed = str(intent.get("seed", "")).strip() or surprise()
    return _begin(shell, Session.new(game.id, seed=seed, seats=len(sitting), options=options, bots=bots))


def do_tutorial(shell: "Shell", intent: Intent) -> list[Effect]:
    """The first game with somebody beside you: where it was left, or from the beginning."""
    lesson = tutorials.tutorial(shell.game_id)
    if lesson is None:
        return []
    kept = tutorials.TABLE in shell.drawer.tables(shell.game_id)
    session = shell.drawer.load(tutorials.TABLE)[0] if kept else lesson.begin(shell.game_id)
    if not session.active or lesson.word(session) is None:
        session = lesson.begin(shell.game_id)
    return _begin(shell, session, tutorials.TABLE)


def do_again(shell: "Shell", intent: Intent) -> list[Effect]:
    """The same people, another deal."""
    return _begin(shell, _like(shell.session, surprise()))


def do_same(shell: "Shell", intent: Intent) -> list[Effect]:
    """The same deal once more."""
    return _begin(shell, _like(shell.session, shell.session.seed))


def do_branch(shell: "Shell", intent: Intent) -> list[Effect]:
    """Go on from the position looked at, as a game of its own."""
    return _begin(shell, shell.session.branch(shell.session.length if shell.look is None else shell.look))


def _like(now: Session, seed: str) -> Session:
    return Session.new(now.game.id, seed=seed, seats=now.seats, options=now.options, bots=now.bots)


def _begin(shell: "Shell", session: Session, table: str | None = None) -> list[Effect]:
    shell.notice = shell.look = None
    shell.sit_down(session, table)
    return [*shell.keep(), *shell.go_on()]
