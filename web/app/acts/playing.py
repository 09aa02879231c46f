"""At the board: making a move, taking it back, asking for advice; and the bots, who think in slices."""

import time
from typing import TYPE_CHECKING

from utopiary import Advice, text

from ..protocol import Again, Announce, Effect, Intent
from . import looking

if TYPE_CHECKING:
    from ..shell import Shell

SLICE = 0.012  # seconds a bot may think before it looks up: what a person does gets through at once


def do_play(shell: "Shell", intent: Intent) -> list[Effect]:
    shell.look = None
    shell.session.play(shell.eyes(), str(intent["move"]))
    return shell.moved()


def do_uncover(shell: "Shell", intent: Intent) -> list[Effect]:
    """The device has been handed over: now the next person may look."""
    people = shell.session.people_to_act
    shell.viewer = people[0] if people else None
    return shell.go_on()


def do_undo(shell: "Shell", intent: Intent) -> list[Effect]:
    shell.look = None
    shell.session.undo_decision()
    return shell.moved()


def do_undo_turn(shell: "Shell", intent: Intent) -> list[Effect]:
    shell.look = None
    shell.session.undo_decision(turn=True)
    return shell.moved()


def do_redo(shell: "Shell", intent: Intent) -> list[Effect]:
    shell.look = None
    shell.session.redo_decision()
    return shell.moved()


def do_hint(shell: "Shell", intent: Intent) -> list[Effect]:
    hint = shell.session.hint(shell.eyes())
    shell.advice = Advice(hint.choice.move, hint.why)
    said = shell.say(text("table.hint-is", move=hint.choice.label, why=hint.why))
    return [*shell.changes(), *shell.keep(), Announce(said)]


def do_hold(shell: "Shell", intent: Intent) -> list[Effect]:
    """A part of the board is picked up, or put down again."""
    target = str(intent["target"])
    shell.held = None if shell.held == target else target
    return shell.changes()


def do_display(shell: "Shell", intent: Intent) -> list[Effect]:
    """Somebody wants the board to show something besides, or no more."""
    shell.display = {**shell.display, str(intent["name"]): str(intent["value"])}
    kept = shell.keep() if shell.count_help() else []
    return [*kept, *shell.changes(), *shell.bots_go_on()]


def do_tick(shell: "Shell", intent: Intent) -> list[Effect]:
    """A slice of a bot's thinking; when it is done, its move."""
    if shell.look is not None:
        return looking.replay_on(shell)
    seat = shell.bot_to_act()
    if seat is None:
        shell.thinking = None
        return []
    shell.thinking = shell.thinking or shell.session.think(seat)
    until = time.perf_counter() + SLICE
    for advice in shell.thinking:
        shell.best = advice
        if time.perf_counter() > until:
            return [Again(0)]
    best, shell.thinking, shell.best = shell.best, None, None
    if best is None:
        raise RuntimeError(f"The bot of {shell.session.game.title} gave no answer.")
    shell.session.play(seat, best.move)
    return shell.moved()


def do_hurry(shell: "Shell", intent: Intent) -> list[Effect]:
    """No waiting for the bots until a person has to act again."""
    shell.hurried = True
    return [Again(0)]
