"""Runs the command of a command line. An error becomes a sentence on stderr and exit status 2."""

from contextlib import redirect_stdout
from typing import TextIO

from ..core.errors import UtopiaryError
from ..core.messages import text
from . import extras, listing, play, replay, simulate, watch
from .arguments import Parser
from .console import Console, TerminalError

PROGRAM = "python -m utopiary"
COMMANDS = {
    "list": ("the games", listing),
    "play": ("play a game, alone, together or against bots", play),
    "watch": ("bots play, and every event is told", watch),
    "simulate": ("bots play many games, and who wins is counted", simulate),
    "replay": ("a saved game or a link, move by move", replay),
}
WRONG, INTERRUPTED = 2, 130


def main(
    argv: list[str],
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Run one command; the result is the exit status."""
    console = Console(stdin, stdout, stderr)
    try:
        with redirect_stdout(console.stdout):  # argparse prints its help to sys.stdout
            return _run(argv or ["list"], console)
    except (UtopiaryError, TerminalError) as error:
        console.complain(error.text)
        return WRONG
    except KeyboardInterrupt:
        console.complain(text("terminal.stopped"))
        return INTERRUPTED
    except SystemExit as leaving:  # argparse after --help
        return int(leaving.code or 0)


def _run(argv: list[str], console: Console) -> int:
    if argv[0] not in COMMANDS and not argv[0].startswith("-"):
        return extras.run(PROGRAM, argv[0], argv[1:], console)
    args = _parser().parse_args(argv)
    args.run(args, console)
    return 0


def _parser() -> Parser:
    parser = Parser(
        prog=PROGRAM,
        description="Tabletop games in a terminal.",
        epilog="A game may add commands of its own (“list” names them): COMMAND GAME --help explains.",
    )
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, (about, module) in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser
