"""Lines in, paragraphs out. Everything the terminal shows goes through here, so a test can be the person at it."""

import shutil
import sys
import textwrap
from typing import TextIO

from ..core.english import ENGLISH as CORE
from ..core.messages import Speaker, Text
from .english import ENGLISH

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what can be scrolled back to


class TerminalError(Exception):
    """Something in the way that a person can mend: a sentence on stderr, exit status 2."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.id)
        self.text = message


class Console:
    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None, stderr: TextIO | None = None) -> None:
        self.stdin = stdin or sys.stdin
        self.stdout = stdout or sys.stdout
        self.stderr = stderr or sys.stderr
        self.width = min(shutil.get_terminal_size().columns, 100) if self.stdout.isatty() else 80
        self.speak = Speaker(CORE, ENGLISH)

    def say(self, sentence: str = "", indent: str = "") -> None:
        """One paragraph, wrapped; its further lines stand a little to the right of the first."""
        lines = textwrap.wrap(sentence, self.width, initial_indent=indent, subsequent_indent=indent or "  ")
        self.show("\n".join(lines))

    def show(self, text: str) -> None:
        """Text whose lines are already as they should be: tables, links, JSON."""
        print(text, file=self.stdout)

    def complain(self, message: Text) -> None:
        """A sentence beside the game: what went wrong."""
        self.stdout.flush()
        print(self.speak(message), file=self.stderr)

    def ask(self) -> str:
        """What the person types. Raises EOFError when nobody is there any more."""
        print("> ", end="", file=self.stdout, flush=True)
        typed = self.stdin.readline()
        if not self.stdin.isatty() or not typed:
            print(typed.rstrip("\n"), file=self.stdout)  # where no keyboard echoes it, the transcript still shows it
        if not typed:
            raise EOFError
        return typed.strip()

    def clear(self) -> None:
        """Hide what the last person saw. A transcript cannot, so it gets a line."""
        self.show(CLEAR if self.stdout.isatty() else "-" * self.width)
