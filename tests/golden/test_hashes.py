"""The present code plays the two hundred golden games alike on this Python and on every other installed one."""

import shutil
import subprocess

import pytest

from tests.golden import playthrough_hashes
from tests.pyodide.test_pyodide import PLAYTHROUGHS, golden_hashes
from utopiary import GAMES


def test_there_are_two_hundred_over_all_games() -> None:
    lines = golden_hashes()
    assert len(lines) == len(set(lines)) == 200
    assert {line.split(" ")[0] for line in lines} == {*GAMES} == playthrough_hashes.SHARES.keys()


def test_every_tenth_game() -> None:
    """Every tenth game; test_golden.py plays all."""
    assert [*playthrough_hashes.lines(every=10)] == golden_hashes(every=10)


def other_pythons() -> list[str]:
    """The commands of newer CPythons on this machine that run."""
    found = [shutil.which(f"python3.{minor}") for minor in range(12, 20)]
    return [path for path in found if path and subprocess.run([path, "-V"], capture_output=True).returncode == 0]


@pytest.mark.slow
def test_every_other_installed_python_plays_the_same() -> None:
    """Perhaps none is installed; tests/pyodide and e2e check Pyodide's Python, which is newer than most."""
    for python in other_pythons():
        said = subprocess.run([python, str(PLAYTHROUGHS), "4"], capture_output=True, text=True, check=True).stdout
        assert said.splitlines() == golden_hashes(every=4), python
