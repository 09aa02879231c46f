"""No game depends on the order of sets, which Python draws at each start: two starts give the same hashes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "pyodide" / "hashes.py"


def hashes(hash_seed: int) -> str:
    """The output of tests/pyodide/hashes.py with this PYTHONHASHSEED."""
    command = [sys.executable, str(SCRIPT)]
    return subprocess.run(
        command, env={**os.environ, "PYTHONHASHSEED": str(hash_seed)}, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.slow
def test_two_starts_of_python_play_the_same_games() -> None:
    assert hashes(1) == hashes(2)
