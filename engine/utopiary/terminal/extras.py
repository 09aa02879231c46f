"""The commands of single games: `python -m utopiary COMMAND GAME …`.

A game's package may hold a module `commands.py` with

    COMMANDS = {"odds": ("the best number for every box", add_arguments, run)}

where `add_arguments(parser)` gets an `argparse.ArgumentParser` to fill, and `run(args, out)` writes to the text file
`out` and returns the exit status. A game needs nothing of the terminal for it, and only `list` and the game's own
commands ever load the module.
"""

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TextIO

from ..core.messages import text
from ..games import GAMES
from .arguments import Parser
from .console import Console, TerminalError

Command = tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace, TextIO], int]]
Commands = Mapping[str, Command]


def commands(game_id: str) -> Commands:
    """The commands of a game; most have none."""
    home = GAMES.module(game_id)
    is_package = hasattr(import_module(home), "__path__")
    if not is_package or find_spec(home + ".commands") is None:
        return {}
    found: Commands = import_module(home + ".commands").COMMANDS
    return found


def run(program: str, command: str, argv: list[str], console: Console) -> int:
    """Run `COMMAND GAME …`, for a command that is not one of the terminal's own."""
    if not argv:
        raise TerminalError(text("terminal.no-such-command", command=command[:40]))
    game_id, *rest = argv
    offered = commands(game_id)
    if command not in offered:
        raise TerminalError(
            text("terminal.no-such-game-command", title=GAMES.find(game_id).title, command=command[:40])
        )
    about, add_arguments, run = offered[command]
    parser = Parser(prog=f"{program} {command} {game_id}", description=about)
    add_arguments(parser)
    return run(parser.parse_args(rest), console.stdout)
