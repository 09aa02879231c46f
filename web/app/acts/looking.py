"""Looking back: any position of the game, or all of them one after the other."""

from typing import TYPE_CHECKING

from ..protocol import Again, Effect, Intent

if TYPE_CHECKING:
    from ..shell import Shell


def do_seek(shell: "Shell", intent: Intent) -> list[Effect]:
    to = int(intent["to"])
    shell.session.at(to)  # a position that does not exist is refused here
    shell.playing, shell.code = False, None
    shell.look = None if to == shell.session.length else to
    return shell.go_on()


def do_replay(shell: "Shell", intent: Intent) -> list[Effect]:
    """Show the game move by move, from here or, at its end, from the beginning; or stop doing so."""
    if shell.session.length == 0:
        return []  # there is nothing to show
    shell.playing = not shell.playing
    shell.look = 0 if shell.look is None else shell.look
    return [*shell.changes(), *([_next(shell)] if shell.playing else [])]


def replay_on(shell: "Shell") -> list[Effect]:
    """The next move, if they are being shown."""
    if not shell.playing or shell.look is None:
        return []
    shell.look += 1
    if shell.look == shell.session.length:
        shell.look, shell.playing = None, False
        return shell.go_on()
    return [*shell.changes(), _next(shell)]


def _next(shell: "Shell") -> Effect:
    return Again(shell.settings.pace("replay"))


def do_log_of(shell: "Shell", intent: Intent) -> list[Effect]:
    """Whose moves the log should tell: one seat's, or everybody's."""
    seat = str(intent.get("seat", ""))
    shell.log_of = int(seat) if seat in map(str, range(shell.session.seats)) else None
    return shell.changes()
