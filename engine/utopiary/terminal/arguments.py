"""The arguments that several commands share: bots, options, numbers. Errors are sentences."""

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
    """An argument parser whose errors are sentences instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Raise argparse's message as a `TerminalError`."""
        sentence = message[:1].upper() + message[1:].rstrip(".") + "."
        raise TerminalError(text("terminal.see-help", message=sentence, program=self.prog))


class Bots(NamedTuple):
    """The bots of a game: either by seat, or only their levels."""

    seated: dict[Seat, str]
    levels: tuple[str, ...]

    def on(self, seats: Iterable[Seat]) -> dict[Seat, str]:
        """Seat -> level. Levels without a seat are given to `seats` in turn."""
        return self.seated or (dict(zip(seats, cycle(self.levels))) if self.levels else {})


NO_BOTS = Bots({}, ())


def bots(typed: str) -> Bots:
    """Parse `1:hard,2:easy`, `hard` or `hard,easy`."""
    parts = [part.strip().rpartition(":") for part in typed.split(",")]
    if not any(colon for _, colon, _ in parts):
        return Bots({}, levels(typed))
    if not all(seat.isascii() and seat.isdigit() for seat, _, _ in parts):
        raise argparse.ArgumentTypeError("write seats and levels (1:hard,2:easy) or levels alone (hard)")
    return Bots({int(seat): level for seat, _, level in parts}, ())


def levels(typed: str) -> tuple[str, ...]:
    """Parse `hard,medium`."""
    named = tuple(level.strip() for level in typed.split(","))
    if not all(named):
        raise argparse.ArgumentTypeError("write levels with commas between them (hard,medium)")
    return named


def option(typed: str) -> tuple[str, str]:
    """Parse `name=value`."""
    name, equals, value = typed.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("write an option as name=value")
    return name, value


def number(least: int) -> Callable[[str], int]:
    """A parser for whole numbers from `least` up."""

    def parse(typed: str) -> int:
        if not (typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) >= least):
            raise argparse.ArgumentTypeError(f"“{typed[:20]}” is not a number from {least} up")
        return int(typed)

    return parse


def fresh_seed() -> str:
    """A seed drawn by the operating system, for a game without `--seed`."""
    return from_number(secrets.randbelow(len(ALPHABET) ** 8))


def add_setup(parser: argparse.ArgumentParser, *, bots_help: str) -> None:
    """Add the arguments of every command that begins a game."""
    parser.add_argument("--seed", metavar="TEXT", help="any text: the same seed gives the same game")
    parser.add_argument("--seats", metavar="N", type=number(1), help="how many play (the fewest possible)")
    parser.add_argument("--bots", metavar="BOTS", type=bots, default=NO_BOTS, help=bots_help)
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add `--option`."""
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        dest="options",
        type=option,
        action="append",
        default=[],
        help="an option of the game; may be given several times",
    )
