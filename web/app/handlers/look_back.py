"""Look back: show any position of the game, or all of them one after the other."""

from typing import TYPE_CHECKING

from .. import intents
from ..effects import Effect, Tick

if TYPE_CHECKING:
    from ..controller import GameController


def do_seek(controller: "GameController", intent: intents.Seek) -> list[Effect]:
    """Show the position after so many moves; the last one is the game itself."""
    controller.session.at(intent.to)  # raises an error for a position that does not exist
    controller.replaying, controller.qr = False, None
    controller.viewed_move = None if intent.to == controller.session.length else intent.to
    return controller.show_position()


def do_replay(controller: "GameController", intent: intents.Replay) -> list[Effect]:
    """Start or stop showing the game move by move: from this position or, at its end, from the beginning."""
    if controller.session.length == 0:
        return []
    controller.replaying = not controller.replaying
    controller.viewed_move = 0 if controller.viewed_move is None else controller.viewed_move
    return [*controller.changed_regions(), *([_tick(controller)] if controller.replaying else [])]


def next_move(controller: "GameController") -> list[Effect]:
    """Show the next move, if a replay is running."""
    if not controller.replaying or controller.viewed_move is None:
        return []
    controller.viewed_move += 1
    if controller.viewed_move == controller.session.length:
        controller.viewed_move, controller.replaying = None, False
        return controller.show_position()
    return [*controller.changed_regions(), _tick(controller)]


def _tick(controller: "GameController") -> Effect:
    return Tick(controller.settings.pace("replay"))


def do_log_of(controller: "GameController", intent: intents.LogOf) -> list[Effect]:
    """Show the moves of one seat in the log, or those of all."""
    seats = map(str, range(controller.session.seats))
    controller.log_of = int(intent.seat) if intent.seat in seats else None
    return controller.changed_regions()
