"""`list`: the games with their kind and number of players."""

import argparse
from typing import Any

from ..core.game import Game
from ..core.messages import Speaker, Text, text
from ..games import GAMES
from . import extras
from .console import Console


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `list`."""
    parser.add_argument("--all", action="store_true", help="also the hidden ones: the template, test games")


def run(args: argparse.Namespace, console: Console) -> None:
    """Run `list`."""
    ids = [*GAMES, *(GAMES.hidden() if args.all else ())]
    if not ids:
        console.say(console.speak(text("terminal.shelf-empty")))
    for id in ids:
        game = GAMES.find(id)
        console.say(f"{id:<16}{game.title}: {console.speak(_facts(game, extras.commands(id)))}")
        console.say(Speaker(game.english)(text(f"{id}.about")), indent=" " * 16)


def _facts(game: Game[Any], commands: extras.Commands) -> Text:
    kind, seats = text(f"terminal.{game.kind}"), _seats(game.seats)
    if commands:
        return text("terminal.facts-more", kind=kind, seats=seats, commands=", ".join(commands))
    return text("terminal.facts", kind=kind, seats=seats)


def _seats(seats: range) -> Text:
    if len(seats) == 1:
        return text("terminal.players", n=seats[0])
    return text("terminal.players-range", fewest=seats[0], most=seats[-1])
