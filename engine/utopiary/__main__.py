"""`python -m utopiary` and the command `utopiary`: the games in a terminal. The code is in `utopiary.terminal`."""

import signal
import sys
from io import TextIOWrapper

from .terminal.cli import main


def run() -> int:
    """Run the command of this process's arguments; the result is the exit status."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `… | head` ends us quietly, as it does every other command
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it cannot draw, and goes on
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run())
