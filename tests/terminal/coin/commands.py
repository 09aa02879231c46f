"""A terminal command of the test game."""

import argparse
from typing import TextIO


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--tosses", type=int, default=1)


def run(args: argparse.Namespace, out: TextIO) -> int:
    """Print the odds; the exit status."""
    print(f"One in {2**args.tosses}.", file=out)
    return 0


COMMANDS = {"odds": ("how likely so many heads in a row are", add_arguments, run)}
