"""Input lines and wrapped output. All output of the terminal goes through here, so that tests can play the person."""

import shutil
import sys
import textwrap
from typing import TextIO

from ..core.english import ENGLISH as CORE
from ..core.messages import Speaker, Text
from .english import ENGLISH

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what can be scrolled back to


class TerminalError(Exception):
    """An error that the person can correct: a sentence on stderr, exit status 2."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.text = message


class Console:
    """The three streams of a command, with wrapping and the engine's English."""

    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None, stderr: TextIO | None = None) -> None:
        self.stdin = stdin or sys.stdin
        self.stdout = stdout or sys.stdout
        self.stderr = stderr or sys.stderr
        self.width = min(shutil.get_terminal_size().columns, 100) if self.stdout.isatty() else 80
        self.speak = Speaker(CORE, ENGLISH)

    def say(self, sentence: str = "", indent: str = "") -> None:
        """Print a paragraph, wrapped with a hanging indent."""
        lines = textwrap.wrap(sentence, self.width, initial_indent=indent, subsequent_indent=indent or "  ")
        self.show("\n".join(lines))

    def show(self, text: str) -> None:
        """Print text that is already broken into lines: tables, links, JSON."""
        print(text, file=self.stdout)

    def complain(self, message: Text) -> None:
        """Print an error on stderr."""
        self.stdout.flush()
        print(self.speak(message), file=self.stderr)

    def ask(self) -> str:
        """Read a line. Raises EOFError at the end of the input."""
        print("> ", end="", file=self.stdout, flush=True)
        typed = self.stdin.readline()
        if not self.stdin.isatty() or not typed:
            print(typed.rstrip("\n"), file=self.stdout)  # where no keyboard echoes it, the transcript still shows it
        if not typed:
            raise EOFError
        return typed.strip()

    def clear(self) -> None:
        """Clear the screen before a hand-over; print a line where the output is no screen."""
        self.show(CLEAR if self.stdout.isatty() else "-" * self.width)
