"""Two hundred playthroughs in short: today's code tells them, on this Python and on every other that can be found."""

import shutil
import subprocess

import pytest

from tests.golden import playthroughs_in_short
from tests.pyodide.test_pyodide import IN_SHORT, kept_in_short
from utopiary import GAMES


def test_there_are_two_hundred_over_all_games() -> None:
    kept = kept_in_short()
    assert len(kept) == len(set(kept)) == 200
    assert {line.split(" ")[0] for line in kept} == {*GAMES} == playthroughs_in_short.SHARES.keys()


def test_some_of_them() -> None:
    """Each tenth; test_golden.py asks for all."""
    assert [*playthroughs_in_short.lines(every=10)] == kept_in_short(every=10)


def other_pythons() -> list[str]:
    """Newer CPythons on this machine that can be run."""
    found = [shutil.which(f"python3.{minor}") for minor in range(12, 20)]
    return [path for path in found if path and subprocess.run([path, "-V"], capture_output=True).returncode == 0]


@pytest.mark.slow
def test_every_other_python_here_says_the_same() -> None:
    """None may be installed; Pyodide's own, newer than most, is asked in tests/pyodide and in the browser."""
    for python in other_pythons():
        said = subprocess.run([python, str(IN_SHORT), "4"], capture_output=True, text=True, check=True).stdout
        assert said.splitlines() == kept_in_short(every=4), python
