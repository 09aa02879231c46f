"""The one error a person at the keyboard sees: a sentence that says what is wrong and, where we know it, what helps."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Problem(Exception):
    """The site cannot be built; the message is for a person."""


def run(
    command: Sequence[str | Path], doing: str, *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """Runs a program and returns what it printed; when it fails, its own words are in the problem."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, text=True, capture_output=True)
    if done.returncode:
        raise Problem(f"{doing} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
