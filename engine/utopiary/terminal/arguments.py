"""How things are typed behind a command: bots, options, numbers. What is wrong with them is said in a sentence."""

import argparse
import secrets
from collections.abc import Callable, Iterable
from itertools import cycle
from typing import NamedTuple, NoReturn

from ..core.game import Seat
from ..core.messages import text
from ..core.seed import ALPHABET, from_number
from .console import TerminalError


class Parser(argparse.ArgumentParser):
    """One that answers a slip of the finger with a sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".") + "."
        raise TerminalError(text("terminal.see-help", message=sentence, program=self.prog))


class Bots(NamedTuple):
    """Either bots with a seat each, or only how good they are."""

    seated: dict[Seat, str]
    levels: tuple[str, ...]

    def on(self, seats: Iterable[Seat]) -> dict[Seat, str]:
        """Those with a seat of their own there; the others are dealt to `seats` in turn."""
        return self.seated or (dict(zip(seats, cycle(self.levels))) if self.levels else {})


NO_BOTS = Bots({}, ())


def bots(typed: str) -> Bots:
    """`1:hard,2:easy` or `hard` or `hard,easy`."""
    parts = [part.strip().rpartition(":") for part in typed.split(",")]
    if not any(colon for _, colon, _ in parts):
        return Bots({}, levels(typed))
    if not all(seat.isascii() and seat.isdigit() for seat, _, _ in parts):
        raise argparse.ArgumentTypeError("write seats and levels (1:hard,2:easy) or levels alone (hard)")
    return Bots({int(seat): level for seat, _, level in parts}, ())


def levels(typed: str) -> tuple[str, ...]:
    """`hard,medium`."""
    named = tuple(level.strip() for level in typed.split(","))
    if not all(named):
        raise argparse.ArgumentTypeError("write levels with commas between them (hard,medium)")
    return named


def option(typed: str) -> tuple[str, str]:
    """`name=value`."""
    name, equals, value = typed.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("write an option as name=value")
    return name, value


def number(least: int) -> Callable[[str], int]:
    def parse(typed: str) -> int:
        if not (typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) >= least):
            raise argparse.ArgumentTypeError(f"“{typed[:20]}” is not a number from {least} up")
        return int(typed)

    return parse


def fresh_seed() -> str:
    """A seed for who did not ask for one: the only chance that is not the engine's."""
    return from_number(secrets.randbelow(len(ALPHABET) ** 8))


def add_setup(parser: argparse.ArgumentParser, *, bots_help: str) -> None:
    """The arguments of every command that begins a game."""
    parser.add_argument("--seed", metavar="TEXT", help="any text: the same seed gives the same game")
    parser.add_argument("--seats", metavar="N", type=number(1), help="how many play (the fewest possible)")
    parser.add_argument("--bots", metavar="BOTS", type=bots, default=NO_BOTS, help=bots_help)
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        dest="options",
        type=option,
        action="append",
        default=[],
        help="an option of the game; may be given several times",
    )
