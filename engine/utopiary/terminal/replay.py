"""`replay`: a saved game or a link, move by move, with its board."""

import argparse
import json
from typing import Any

from ..core.messages import text
from ..core.move import move_text
from ..core.session import Session
from . import arguments, files
from .console import Console, TerminalError
from .transcript import Transcript


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `replay`."""
    parser.add_argument("source", metavar="FILE_OR_LINK", help="a saved game or a link")
    parser.add_argument("--at", metavar="N", type=arguments.number(0), help="only the first N moves")
    parser.add_argument("--seat", metavar="N", type=arguments.number(0), help="as this seat saw it, from 0")
    parser.add_argument("--json", action="store_true", help="for programs instead of people")


def run(args: argparse.Namespace, console: Console) -> None:
    """Run `replay`."""
    session = files.read(args.source)
    session = session.at(session.length if args.at is None else args.at)
    if args.seat is not None and args.seat >= session.seats:
        raise TerminalError(text("terminal.no-such-seat", seat=args.seat, most=session.seats - 1))
    transcript = Transcript(session)
    if args.json:
        console.show(json.dumps(_record(session, transcript, args.seat), ensure_ascii=False, indent=1))
        return
    log, board = transcript.numbered(session.log(args.seat)), transcript.board(session, args.seat)
    for sentence in (*transcript.header(session), "", *log, "", *board, "", *transcript.result(session)):
        console.say(sentence)


def _record(session: Session, transcript: Transcript, seat: int | None) -> dict[str, Any]:
    told: dict[int, list[str]] = {}
    for line in session.log(seat):
        told.setdefault(line.number, []).append(transcript.speak(line.text))
    outcome = session.outcome
    return {
        "game": session.game.id,
        "seed": session.seed,
        "seats": session.seats,
        "options": dict(session.options),
        "bots": dict(session.bots),
        "moves": [
            {"number": number, "seat": step.seat, "move": move_text(step.move), "log": told.get(number, [])}
            for number, step in enumerate(session.steps, 1)
        ],
        "view": session.view(seat),
        "outcome": outcome and outcome._asdict(),
        "practice": session.practice,
        "hints": session.hints,
    }
