"""The wheel: complete metadata, no notes for developers, and it plays in an empty virtual environment."""

import re
import subprocess
import sys
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

import engine_wheel  # site/engine_wheel.py
import utopiary

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel() -> Path:
    return engine_wheel.engine_wheel()


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of a virtual environment that has nothing but the wheel."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, symlinks=sys.platform != "win32")
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", str(wheel)], check=True)
    return programs


def ran(environment: Path, *arguments: str, typed: str = "") -> str:
    """What the command `utopiary` prints, far from the sources."""
    command = [str(environment / "utopiary"), *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=environment, env={"PYTHONUTF8": "1"}, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(archive.read(name).decode())


def test_the_metadata_is_complete(wheel: Path) -> None:
    found = metadata(wheel)
    assert found["Version"] == utopiary.__version__ and found["License-Expression"] == "MIT"
    assert found["Author"] == "Utopiary contributors" and found["Requires-Python"] == ">=3.11"
    assert found["Description-Content-Type"] == "text/markdown" and "# Utopiary" in str(found.get_payload())
    assert "Typing :: Typed" in found.get_all("Classifier", []) and found["Keywords"] and found["Summary"]
    assert found.get_all("License-File") == ["LICENSE"] and found.get_all("Requires-Dist") is None
    assert found.get_all("Project-URL") is None and found["Home-page"] is None, "the project has no address"


def test_the_wheel_has_code_and_types_and_no_notes(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    code = [name for name in names if not re.match(r"utopiary-[^/]+\.dist-info/", name)]
    assert "utopiary/py.typed" in code
    assert [name for name in code if not name.endswith((".py", "py.typed"))] == []


def test_the_installed_command_lists_plays_simulates_and_shows_odds(environment: Path) -> None:
    assert all(id in ran(environment, "list") for id in utopiary.GAMES)
    assert "wins" in ran(environment, "play", "lantern", "--seed", "wheel", typed="1\n" * 400)
    assert "20" in ran(environment, "simulate", "lantern", "--games", "20", "--bots", "easy")
    assert "%" in ran(environment, "odds", "utopia-engine", "--box", "3..3..", "--goal", "construct", "--roll", "4,5")


def test_the_installed_command_is_the_module(environment: Path) -> None:
    module = [str(environment / "python"), "-m", "utopiary", "list"]
    assert subprocess.run(module, capture_output=True, text=True, check=True).stdout == ran(environment, "list")
