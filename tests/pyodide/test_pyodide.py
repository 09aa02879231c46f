"""The hashes of seeded games are the same on CPython and in Pyodide under node (and in the browser: e2e)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("hashes.py")
PLAYTHROUGHS = Path(__file__).parents[1] / "golden" / "playthrough_hashes.py"


def pyodide_folder() -> Path:
    """The Pyodide that the site ships: the builder fetches it when it is not there yet."""
    import packages  # site/packages.py

    return packages.npm_package("pyodide")


def on_cpython() -> dict[str, str]:
    """The hashes that CPython prints."""
    said = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=True).stdout
    return dict(json.loads(said))


def on_pyodide() -> dict[str, str]:
    """The hashes that Pyodide under node prints."""
    import node  # site/node.py

    return dict(json.loads(node.python_inside(pyodide_folder(), SCRIPT)))


@pytest.mark.slow
def test_the_script_plays_every_game_with_every_number_of_seats() -> None:
    from utopiary import GAMES

    games = (*GAMES, "lantern", "whisper")
    assert {f"{id} {seats} bots" for id in games for seats in GAMES.find(id).seats} <= on_cpython().keys()


@pytest.mark.slow
def test_pyodide_plays_the_same_games() -> None:
    assert on_pyodide() == on_cpython()


@pytest.mark.slow
def test_pyodide_plays_the_golden_playthroughs() -> None:
    """Every tenth of the two hundred."""
    import node  # site/node.py

    assert kept_hashes(every=10) == node.python_inside(pyodide_folder(), PLAYTHROUGHS, "10").splitlines()


def kept_hashes(every: int = 1) -> list[str]:
    """The lines of tests/golden/hashes.txt that the script makes with the same `every`."""
    kept = (PLAYTHROUGHS.parent / "hashes.txt").read_text("utf-8").splitlines()
    return [line for line in kept if int(line.partition(" game ")[2].partition(":")[0]) % every == 0]
