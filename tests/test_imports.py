"""Imports go one way (design, section 2): the page imports the engine, games import the core, and never the reverse.

The engine imports only the standard library and itself. It has no randomness of its own, no clock, no files and no
page, so that the same moves give the same game everywhere.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import utopiary

ROOT = Path(__file__).parents[1]

NEVER = {"random", "time", "os", "js", "pyodide", "pyodide_js", "pyscript"}  # anywhere in the engine
OUTSIDE = {  # only in the terminal: randomness, clocks, files, processes
    *("sys", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "logging", "signal", "locale", "platform"),
    *("secrets", "uuid", "datetime", "calendar", "subprocess", "multiprocessing", "threading", "concurrent", "asyncio"),
    *("socket", "ssl", "http", "urllib", "ctypes", "getpass"),
}
FORBIDDEN_CALLS = {"open", "print", "input", "breakpoint", "exec", "eval", "__import__"}  # only in the terminal
PYODIDE_MODULES = {"js", "pyodide", "pyscript"}  # for web/app


def modules(folder: Path) -> dict[str, Path]:
    """Every module below a folder by its full name; packages end in `.__init__`."""
    return {".".join(path.relative_to(folder).with_suffix("").parts): path for path in sorted(folder.rglob("*.py"))}


def imports(module: str, source: str) -> Iterator[str]:
    """The full name of everything a module imports, inside functions too."""
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            yield from (".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names)


def calls(source: str) -> Iterator[str]:
    """The names of the functions a module calls."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def allowed_parts(module: str) -> tuple[str, ...]:
    """The parts of the engine that one of its modules may import."""
    _, area, *inner = [*module.split("."), ""]
    if area in ("terminal", "__main__"):
        return ("utopiary",)
    if area == "games" and len(inner) > 1 and inner[0] != "__init__":
        return ("utopiary.core", f"utopiary.games.{inner[0]}")
    if area == "__init__":
        return ("utopiary.core", "utopiary.games")
    return ("utopiary.core",)  # the core itself, the list of the games, testing


def engine_violations(module: str, source: str) -> list[str]:
    """Sentences about the forbidden imports and calls of a module of the engine."""
    terminal = allowed_parts(module) == ("utopiary",)
    found = []
    for name in imports(module, source):
        top = name.split(".")[0]
        if top == "utopiary":
            if not any(name == part or name.startswith(part + ".") for part in allowed_parts(module)):
                found.append(f"{module} may not use {name}")
        elif top in NEVER or top not in sys.stdlib_module_names or (top in OUTSIDE and not terminal):
            found.append(f"{module} may not import {name}")
    if not terminal:
        found += [f"{module} may not call {name}" for name in calls(source) if name in FORBIDDEN_CALLS]
    return found


def page_violations(module: str, source: str) -> list[str]:
    """Sentences about the forbidden imports of a module of the page.

    From the engine it may import what the package exports; a game's board may also import from its own game.
    """
    allowed = sys.stdlib_module_names | PYODIDE_MODULES | {"app", "utopiary"}
    own = f"utopiary.games.{module.split('.')[2]}." if module.startswith(("app.boards.", "pages.figures.")) else "-"
    exported = {f"utopiary.{name}" for name in utopiary.__all__} | {"utopiary"}
    found = []
    for name in imports(module, source):
        if name.split(".")[0] not in allowed:
            found.append(f"{module} may not import {name}")
        elif name.split(".")[0] == "utopiary" and name not in exported and not name.startswith(own):
            found.append(f"{module} may not use {name}")
    return found


def build_violations(module: str, source: str) -> list[str]:
    """Sentences about the forbidden imports of a template in web/pages; the builder has other libraries."""
    own = {"utopiary.testing.session"} if module.startswith("pages.figures.") else set()  # positions for pictures
    return [
        violation
        for violation in page_violations(module, source)
        if " may not use " in violation and violation.rpartition(" ")[2] not in own
    ]


# --- the rules, on all modules ---------------------------------------------------------------------------------------


def test_the_engine_keeps_the_rules() -> None:
    found = modules(ROOT / "engine")
    assert {"utopiary.core.session", "utopiary.games._template.rules", "utopiary.__init__"} <= found.keys()
    assert [
        violation for module, path in found.items() for violation in engine_violations(module, path.read_text("utf-8"))
    ] == []


def test_the_page_imports_only_itself_and_the_engine() -> None:
    """The modules that run in the browser; templates in web/pages run in the builder, and `app` never imports them."""
    found = {name: path for name, path in modules(ROOT / "web").items() if name.split(".")[0] in ("app", "worker")}
    assert {"app.controller", "worker"} <= found.keys()
    assert [
        violation for module, path in found.items() for violation in page_violations(module, path.read_text("utf-8"))
    ] == []


def test_the_templates_import_from_the_engine_what_it_exports() -> None:
    found = {name: path for name, path in modules(ROOT / "web").items() if name.split(".")[0] == "pages"}
    assert {"pages.home", "pages.figures.utopia_engine"} <= found.keys()
    assert [
        violation for module, path in found.items() for violation in build_violations(module, path.read_text("utf-8"))
    ] == []


def test_the_core_names_no_game() -> None:
    """No module of the core contains the id of a game."""
    for module, path in modules(ROOT / "engine" / "utopiary" / "core").items():
        tree = ast.parse(path.read_text("utf-8"))
        constants = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not constants & {"utopia-engine", "eutopia", "transecopia", "utopia", "contrivance", "lantern"}, module


def test_a_game_is_imported_when_it_is_first_used() -> None:
    """So a page imports only its own game."""
    script = """
import sys
import utopiary
def games(): return {name.split(".")[2] for name in sys.modules if name.startswith("utopiary.games.")}
assert games() == set(), games()
utopiary.Session.new("lantern", seed="A")
assert games() == {"_template"}, games()
assert "utopiary.terminal" not in sys.modules and "argparse" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", script], cwd=ROOT / "engine", check=True)


# --- violations are noticed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("utopiary.core.rng", "import random"),
        ("utopiary.core.rng", "def seed():\n    from random import random"),
        ("utopiary.core.session", "import time"),
        ("utopiary.core.session", "import os.path"),
        ("utopiary.core.save", "from pathlib import Path"),
        ("utopiary.core.save", "def load(name): return open(name)"),
        ("utopiary.core.link", "import js"),
        ("utopiary.core.link", "import requests"),
        ("utopiary.core.bots", "import app.controller"),
        ("utopiary.core.setup", "from ..games import eutopia"),
        ("utopiary.core.setup", "from .. import games"),
        ("utopiary.core.setup", "from utopiary.games.utopia.rules import Utopia"),
        ("utopiary.games.utopia.rules", "from ..eutopia import data"),
        ("utopiary.games.utopia.rules", "from .. import eutopia"),
        ("utopiary.games.utopia.rules", "from ...terminal import console"),
        ("utopiary.games.utopia.rules", "from utopiary import Session"),
        ("utopiary.games.utopia.bot", "import secrets"),
        ("utopiary.games.utopia.bot", "print('thinking')"),
        ("utopiary.games.utopiary_games.rules", "from ..utopiary_games_too import data"),
        ("utopiary.games.__init__", "from .utopia import GAME"),
        ("utopiary.__init__", "from .terminal import cli"),
        ("utopiary.testing", "from .games import eutopia"),
        ("utopiary.terminal.play", "import random"),
        ("utopiary.terminal.play", "import os"),
        ("utopiary.__main__", "import time"),
        ("utopiary.__main__", "import rich"),
    ],
)
def test_a_violation_in_the_engine_is_noticed(module: str, source: str) -> None:
    assert len(engine_violations(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("utopiary.core.session", "import json\nfrom . import save\nfrom .game import Game"),
        ("utopiary.games.utopia.rules", "from dataclasses import dataclass\nfrom ...core.rng import Rng"),
        ("utopiary.games.utopia.rules", "from . import data\nfrom .data import REGIONS"),
        ("utopiary.games.utopia.__init__", "from .rules import Utopia"),
        ("utopiary.games.__init__", "from ..core.registry import GAMES"),
        ("utopiary.__init__", "from .core.session import Session\nfrom .games import GAMES"),
        ("utopiary.terminal.play", "import sys, argparse, secrets, shutil\nfrom .. import GAMES\nprint(GAMES)"),
    ],
)
def test_allowed_imports_in_the_engine(module: str, source: str) -> None:
    assert engine_violations(module, source) == []


def test_a_violation_in_the_page_is_noticed() -> None:
    assert page_violations("app.controller", "import utopiary, app.markup, js, json") == []
    assert len(page_violations("app.controller", "import numpy\nfrom tests import games\nimport pages.layout")) == 3
    assert page_violations("app.screen", "from utopiary import Session, text") == []
    assert len(page_violations("app.screen", "from utopiary.core.session import Session")) == 1
    assert len(page_violations("app.screen", "from utopiary import core")) == 1
    assert page_violations("app.boards.utopia.chart", "from utopiary.games.utopia.data import ISLANDS") == []
    assert len(page_violations("app.boards.utopia.chart", "from utopiary.games.eutopia.data import EVENTS")) == 1
