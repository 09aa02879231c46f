"""Commands of its own in the terminal: `python -m utopiary odds utopia-engine --box 5..3.. --goal construct`."""

import argparse
import json
from collections.abc import Callable
from typing import TextIO

from .odds.box import Box
from .odds.chart import GOALS, Terms
from .odds.command import Report, parse_box, parse_roll, report

SHOWN = 10  # placements listed for people; --json has them all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `odds` to its parser."""
    parser.add_argument(
        "--box",
        metavar="BOX",
        type=_typed(parse_box),
        default="......",
        help="top row, bottom row; . is empty (......)",
    )
    parser.add_argument("--roll", metavar="DICE", type=_typed(parse_roll), default=(), help="dice in hand, as in 4,5")
    parser.add_argument("--goal", choices=list(GOALS), default="construct", help="what it is played for (construct)")
    parser.add_argument(
        "--subtract", type=int, choices=(0, 10, 20), default=0, help="bonuses on the result: 10 each (0)"
    )
    parser.add_argument("--rod", action="store_true", help="the Dowsing Rod may be used")
    parser.add_argument("--monsters", action="store_true", help="Active Monsters are here")
    parser.add_argument("--found", action="store_true", help="the Construct was found before")
    parser.add_argument("--json", action="store_true", help="for programs instead of people")
    parser.set_defaults(complain=parser.error)


def _typed(parse: Callable[[str], object]) -> Callable[[str], object]:
    """The parser as argparse wants it: what is wrong becomes an ArgumentTypeError."""

    def typed(text: str) -> object:
        try:
            return parse(text)
        except ValueError as wrong:
            raise argparse.ArgumentTypeError(str(wrong)) from None

    return typed


def run(args: argparse.Namespace, out: TextIO) -> int:
    """Print the odds that the options ask for."""
    box: Box = args.box
    terms = Terms(args.subtract, args.rod, args.monsters, args.found)
    try:
        answer = report(box, args.goal, args.roll, terms)
    except ValueError as wrong:  # dice and squares that do not go together
        args.complain(str(wrong))
    if args.json:
        out.write(json.dumps(answer, indent=1) + "\n")
    else:
        _show(answer, out)
    return 0


def _show(answer: Report, out: TextIO) -> None:
    names = list(answer["outcomes"])
    out.write(f"Box {answer['box']}, goal {answer['goal']}, value {answer['value']:.4f}\n")
    for name in names:
        out.write(f"  {name:<14}{100 * answer['outcomes'][name]:7.2f} %\n")
    for number, placement in enumerate(answer.get("placements", [])[:SHOWN], 1):
        puts = ", ".join(f"{die} {square}" for die, square in placement["put"])
        out.write(f"{number:>3}. {puts:<14}{placement['box']}  {placement['value']:.4f}\n")


COMMANDS = {"odds": ("the exact odds of a search box under best play", add_arguments, run)}
