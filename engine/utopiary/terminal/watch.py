"""`watch`: a game between bots, with every event as a sentence."""

import argparse

from ..core.session import Session
from ..core.setup import check
from . import arguments
from .console import Console
from .transcript import Transcript


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `watch`."""
    parser.add_argument("game", metavar="GAME", help="as “list” calls it")
    arguments.add_setup(parser, bots_help="hard,easy: dealt to the seats in turn; or 0:hard,1:easy (the best)")


def run(args: argparse.Namespace, console: Console) -> None:
    """Run `watch`."""
    seed, options = args.seed or arguments.fresh_seed(), dict(args.options)
    setup = check(args.game, seed, args.seats, options)
    best = dict.fromkeys(range(setup.seats), setup.game.levels[-1])
    bots = best | args.bots.on(range(setup.seats))
    session = Session.new(args.game, seed=seed, seats=setup.seats, options=options, bots=bots)
    transcript = Transcript(session)
    for sentence in (*transcript.header(session), ""):
        console.say(sentence)
    while session.active:
        seat = session.active[0]
        session.play(seat, session.advice(seat).move)
        for sentence in transcript.numbered([line for line in session.log() if line.number == session.cursor]):
            console.say(sentence)
    for sentence in ("", *transcript.board(session, None), "", *transcript.result(session)):
        console.say(sentence)
