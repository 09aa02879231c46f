"""`play`: a game of people at the keyboard and bots."""

import argparse

from ..core.messages import text
from ..core.session import Session
from ..core.setup import check
from . import arguments, files
from .console import Console, TerminalError
from .interactive import InteractiveGame


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="as “list” calls it")
    arguments.add_setup(parser, bots_help="1:hard,2:easy (seats count from 0), or hard: all seats but 0")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game or a link")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, move by move")


def run(args: argparse.Namespace, console: Console) -> None:
    """Run `play`."""
    game = InteractiveGame(_session(args), console, args.save)
    try:
        game.play()
    except (EOFError, KeyboardInterrupt):
        game.leave()


def _session(args: argparse.Namespace) -> Session:
    if args.load is None:
        if args.game is None:
            raise TerminalError(text("terminal.which-game"))
        seed, options = args.seed or arguments.fresh_seed(), dict(args.options)
        seats = check(args.game, seed, args.seats).seats
        return Session.new(args.game, seed=seed, seats=seats, options=options, bots=args.bots.on(range(1, seats)))
    if args.seed or args.seats or args.options or args.bots != arguments.NO_BOTS:
        raise TerminalError(text("terminal.already-set"))
    session = files.read(args.load)
    if args.game not in (None, session.game.id):
        raise TerminalError(text("terminal.other-game", title=session.game.title))
    return session
