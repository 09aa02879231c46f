"""Another game on the table: a new one, the same again, the tutorial, or a branch of this one."""

from typing import TYPE_CHECKING

from utopiary import SaveError, Session, players

from .. import daily, tutorials
from ..chance import surprise
from ..first import opening
from ..protocol import Effect, Intent

if TYPE_CHECKING:
    from ..shell import Shell


def do_new(shell: "Shell", intent: Intent) -> list[Effect]:
    game = shell.session.game
    places = [place for place in range(game.seats[-1]) if _asked(intent, "seat", place, "nobody") != "nobody"]
    sitting = [_asked(intent, "seat", place, "") for place in places]
    bots = {seat: who for seat, who in enumerate(sitting) if who != "person"}
    options = {
        option.id: str(intent[f"option-{option.id}"]) for option in game.options if f"option-{option.id}" in intent
    }
    seed = daily.seed(shell.now) if intent.get("deal") == "daily" else str(intent.get("seed", "")).strip()
    session = Session.new(game.id, seed=seed or surprise(), seats=len(sitting), options=options, bots=bots)
    session.players = players.seated(
        ((seat, *_guest(intent, place, seat)) for seat, place in enumerate(places)), session.seats
    )
    return _begin(shell, session)


def _asked(intent: Intent, what: str, place: int, default: str) -> str:
    return str(intent.get(f"{what}-{place}", default))


def _guest(intent: Intent, place: int, seat: int) -> tuple[str, int]:
    """The name and badge that stand in the form at a place; seats left empty before it move everybody up."""
    badge = _asked(intent, "badge", place, str(seat))
    return _asked(intent, "name", place, ""), int(badge) if badge in map(str, range(players.BADGES)) else seat


def do_tutorial(shell: "Shell", intent: Intent) -> list[Effect]:
    """The first game with somebody beside you: where it was left, or from the beginning."""
    lesson = tutorials.tutorial(shell.game_id)
    if lesson is None:
        return []
    table = tutorials.table(shell.game_id)
    session = _kept(shell, table)
    if session is None or not session.active or lesson.word(session) is None:
        session = lesson.begin(shell.game_id)
    return _begin(shell, session, table)


def do_leave_tutorial(shell: "Shell", intent: Intent) -> list[Effect]:
    """Enough of being shown: back to one's own last game, or to a new one. The tutorial waits where it was left."""
    own = (table for table in shell.drawer.tables(shell.game_id) if table != tutorials.table(shell.game_id))
    table = next(own, None)
    session = _kept(shell, table) if table else None
    return _begin(shell, session or opening(shell.game_id, surprise()), table if session else None)


def _kept(shell: "Shell", table: str) -> Session | None:
    """A game from the drawer; one that cannot be read is none."""
    try:
        return shell.drawer.load(table, shell.game_id)[0]
    except SaveError:
        return None


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
    session = Session.new(now.game.id, seed=seed, seats=now.seats, options=now.options, bots=now.bots)
    session.players = now.players
    return session


def _begin(shell: "Shell", session: Session, table: str | None = None) -> list[Effect]:
    shell.notice = shell.look = None
    shell.sit_down(session, table)
    return [*shell.keep(), *shell.go_on()]
