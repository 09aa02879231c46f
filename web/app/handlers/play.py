"""At the board: moves, undo and hints; and the bots, which think in slices."""

import time
from typing import TYPE_CHECKING

from utopiary import Advice, text

from .. import intents
from ..effects import Announce, Effect, Tick
from . import look_back

if TYPE_CHECKING:
    from ..controller import GameController

SLICE = 0.012  # seconds that a bot thinks at a time; between slices other intents are handled


def do_play(controller: "GameController", intent: intents.Play) -> list[Effect]:
    """Make a move."""
    controller.viewed_move = None
    controller.session.play(controller.require_viewer(), intent.move)
    return controller.after_move()


def do_uncover(controller: "GameController", intent: intents.Uncover) -> list[Effect]:
    """End the hand-over: show the screen to the player who has to act."""
    people = controller.session.people_to_act
    controller.viewer = people[0] if people else None
    return controller.show_position()


def do_undo(controller: "GameController", intent: intents.Undo) -> list[Effect]:
    """Undo the last decision of a person."""
    controller.viewed_move = None
    controller.session.undo_decision()
    return controller.after_move()


def do_undo_turn(controller: "GameController", intent: intents.UndoTurn) -> list[Effect]:
    """Undo all that this person has decided in this turn."""
    controller.viewed_move = None
    controller.session.undo_decision(turn=True)
    return controller.after_move()


def do_redo(controller: "GameController", intent: intents.Redo) -> list[Effect]:
    """Redo what was undone last."""
    controller.viewed_move = None
    controller.session.redo_decision()
    return controller.after_move()


def do_hint(controller: "GameController", intent: intents.Hint) -> list[Effect]:
    """Show and announce what the best bot would do."""
    hint = controller.session.hint(controller.require_viewer())
    controller.advice = Advice(hint.choice.move, hint.why)
    announced = Announce(controller.say(text("table.hint-is", move=hint.choice.label, why=hint.why)))
    return [*controller.changed_regions(), *controller.save(), announced]


def do_hold(controller: "GameController", intent: intents.Hold) -> list[Effect]:
    """Pick up a part of the board, or put it down again."""
    controller.held = None if controller.held == intent.target else intent.target
    return controller.changed_regions()


def do_display(controller: "GameController", intent: intents.Display) -> list[Effect]:
    """Set a display option of the board."""
    controller.display = {**controller.display, intent.name: intent.value}
    saved = controller.save() if controller.count_help() else []
    return [*saved, *controller.changed_regions(), *controller.next_bot()]


def do_tick(controller: "GameController", intent: intents.Tick) -> list[Effect]:
    """Let a bot think for a slice, and make its move when it has finished; or show the next move of a replay."""
    if controller.viewed_move is not None:
        return look_back.next_move(controller)
    seat = controller.bot_to_act()
    if seat is None:
        controller.thinking = None
        return []
    controller.thinking = controller.thinking or controller.session.think(seat)
    until = time.perf_counter() + SLICE
    for advice in controller.thinking:
        controller.best = advice
        if time.perf_counter() > until:
            return [Tick(0)]
    best, controller.thinking, controller.best = controller.best, None, None
    if best is None:
        raise RuntimeError(f"The bot of {controller.session.game.title} gave no answer.")
    controller.session.play(seat, best.move)
    return controller.after_move()


def do_skip_waiting(controller: "GameController", intent: intents.SkipWaiting) -> list[Effect]:
    """Let the bots move without pauses until a person has to act."""
    controller.skip_waiting = True
    return [Tick(0)]
