"""The present code plays the two hundred golden games alike, on this Python and on every other that is installed."""

import shutil
import subprocess

import pytest

from tests.golden import playthrough_hashes
from tests.pyodide.test_pyodide import PLAYTHROUGHS, kept_hashes
from utopiary import GAMES


def test_there_are_two_hundred_over_all_games() -> None:
    kept = kept_hashes()
    assert len(kept) == len(set(kept)) == 200
    assert {line.split(" ")[0] for line in kept} == {*GAMES} == playthrough_hashes.SHARES.keys()


def test_each_tenth() -> None:
    """Each tenth; test_golden.py asks for all."""
    assert [*playthrough_hashes.lines(every=10)] == kept_hashes(every=10)


def other_pythons() -> list[str]:
    """Newer CPythons on this machine that can be run."""
    found = [shutil.which(f"python3.{minor}") for minor in range(12, 20)]
    return [path for path in found if path and subprocess.run([path, "-V"], capture_output=True).returncode == 0]


@pytest.mark.slow
def test_every_other_python_here_says_the_same() -> None:
    """None may be installed; Pyodide's own, newer than most, is asked in tests/pyodide and in the browser."""
    for python in other_pythons():
        said = subprocess.run([python, str(PLAYTHROUGHS), "4"], capture_output=True, text=True, check=True).stdout
        assert said.splitlines() == kept_hashes(every=4), python
