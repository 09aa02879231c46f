"""`simulate`: many games between bots, with tables of wins and scores."""

import argparse
import json

from ..core.setup import Setup, check
from . import arguments, report
from .console import Console
from .match import Task, lineups, play_all
from .progress import progress
from .tally import Tally


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `simulate`."""
    parser.add_argument("game", metavar="GAME", help="as “list” calls it")
    parser.add_argument("--games", metavar="N", type=arguments.number(1), default=100, help="how many games (100)")
    parser.add_argument("--bots", metavar="LEVELS", type=arguments.levels, help="hard,medium (all there are)")
    parser.add_argument("--seats", metavar="N", type=arguments.number(1), help="how many play (the fewest possible)")
    parser.add_argument("--seed", metavar="TEXT", default="SIMULATION", help="game n gets the seed “TEXT n”")
    parser.add_argument("--jobs", metavar="N", type=arguments.number(1), help="processes (one per core)")
    arguments.add_options(parser)
    parser.add_argument("--json", action="store_true", help="for programs instead of people")


def run(args: argparse.Namespace, console: Console) -> None:
    """Run `simulate`."""
    setup = check(args.game, args.seed, args.seats, dict(args.options))
    tasks = _tasks(setup, args.bots or setup.game.levels, args.games)
    jobs = min(args.jobs or _cores(), args.games)
    tally = Tally(setup.game.kind, progress(play_all(tasks, jobs), args.games, console.stderr))
    if args.json:
        about = {"game": args.game, "seats": setup.seats, "seed": setup.seed, "options": dict(setup.options)}
        console.show(json.dumps({**about, "games": args.games, **tally.plain()}, ensure_ascii=False, indent=1))
    else:
        report.show(setup, args.games, tally, console)


def _tasks(setup: Setup, levels: tuple[str, ...], games: int) -> list[Task]:
    """The games to play; the bots rotate over the seats."""
    seating = lineups(setup.game.kind, levels, setup.seats)
    for lineup in seating:  # so that an error appears once, and not in every process
        check(setup.game.id, f"{setup.seed} {games}", setup.seats, setup.options, dict(enumerate(lineup)))
    return [
        Task(setup.game.id, f"{setup.seed} {number}", setup.options, seating[(number - 1) % len(seating)])
        for number in range(1, games + 1)
    ]


def _cores() -> int:
    from multiprocessing import cpu_count

    return cpu_count()
