"""The builder's error: a sentence that says what is wrong and, if known, what helps."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


class Problem(Exception):
    """The site cannot be built; the message says why."""


def run(
    command: Sequence[str | Path], doing: str, *, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """Run a program and return its output; when it fails, the problem has its messages."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, text=True, capture_output=True)
    if done.returncode:
        raise Problem(f"{doing} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
