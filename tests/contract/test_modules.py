"""Every game has the same modules for the same concepts, in the engine and on the board.

A module outside the common set is a chapter of the game's rulebook, listed in `CHAPTERS` of its rules.py, or draws a
region of its board, listed in `REGIONS` of the board's package.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "engine" / "utopiary" / "games"
BOARDS = ROOT / "web" / "app" / "boards"
PACKAGES = sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))

ENGINE_MODULES = {
    *("__init__", "rules", "data", "state", "setup", "outcome", "view", "describe"),
    *("hidden", "evaluate", "names", "english", "old_rules", "commands"),
}
ENGINE_PACKAGES = {"bots"}
OWN_PACKAGES = {"utopia_engine": {"odds"}}  # tables of chances that its bots and its terminal share
BOARD_MODULES = {
    *("__init__", "art", "common", "picture", "legend", "outcome", "english"),
    *("animation", "reveal", "action_panel"),
}


def engine_offences(package: Path) -> list[str]:
    """What is wrong with the modules of a game in the engine."""
    rules = package / "rules.py"
    if not rules.exists():
        return [f"{package.name}: rules.py is missing"]
    allowed = ENGINE_MODULES | ENGINE_PACKAGES | OWN_PACKAGES.get(package.name, set())
    return _offences(package, allowed, rules, "CHAPTERS") + _without_docstring(package, names=True)


def board_offences(board: Path) -> list[str]:
    """What is wrong with the modules of a board, which is a package or a single module."""
    if board.with_suffix(".py").exists():
        return _module_without_docstring(board.with_suffix(".py"))
    return _offences(board, BOARD_MODULES, board / "__init__.py", "REGIONS") + _without_docstring(board, names=False)


def _offences(package: Path, allowed: set[str], lister: Path, name: str) -> list[str]:
    """Modules that are neither common nor listed, and listed ones that are not there."""
    listed = _listed(lister, name)
    where = f"{name} of {lister.name}"
    if listed is None:
        return [f"{package.name}: {where} is missing (a tuple of module names; empty if there are none)"]
    there = _modules(package)
    found = [f"{package.name}: {one} is no common module and not in {where}" for one in there - allowed - set(listed)]
    found += [f"{package.name}: {one} is in {where}, but has no file" for one in set(listed) - there]
    found += [f"{package.name}: {one} is a common module, so not in {where}" for one in set(listed) & allowed]
    return sorted(found)


def _modules(package: Path) -> set[str]:
    packages = {file.parent.name for file in package.glob("*/__init__.py")}
    return {file.stem for file in package.glob("*.py")} | packages


def _listed(file: Path, name: str) -> tuple[str, ...] | None:
    """The names in a module-level tuple of strings; None without it."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value = node.target, node.value
        else:
            continue
        if isinstance(target, ast.Name) and target.id == name:
            return tuple(ast.literal_eval(value))
    return None


def _without_docstring(package: Path, names: bool) -> list[str]:
    """Modules below a package without a docstring; with `names` public classes and functions too."""
    found = []
    for file in sorted(package.rglob("*.py")):
        found += _module_without_docstring(file)
        if names:
            found += [f"{_path(file)}: {name} has no docstring" for name in _undocumented(file)]
    return found


def _module_without_docstring(file: Path) -> list[str]:
    has_one = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    return [] if has_one else [f"{_path(file)} has no docstring"]


def _undocumented(file: Path) -> Iterator[str]:
    """The public classes and functions at the top of a module that have no docstring."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        public = isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_")
        if public and not ast.get_docstring(node):
            yield node.name


def _path(file: Path) -> str:
    return str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name


# --- all games -------------------------------------------------------------------------------------------------------


def test_the_games_are_found() -> None:
    assert {"_template", "contrivance", "eutopia", "transecopia", "utopia", "utopia_engine"} <= set(PACKAGES)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_game_has_the_common_modules_and_its_chapters(name: str) -> None:
    offences = engine_offences(GAMES / name)
    if offences:
        pytest.fail("\n".join(offences), pytrace=False)


@pytest.mark.parametrize("name", PACKAGES)
def test_a_board_has_the_common_modules_and_its_regions(name: str) -> None:
    offences = board_offences(BOARDS / name)
    if offences:
        pytest.fail("\n".join(offences), pytrace=False)


# --- the checks notice -----------------------------------------------------------------------------------------------

GOOD = {"__init__": '"""A game."""', "rules": '"""Rules."""\nCHAPTERS = ("combat",)', "combat": '"""Combat."""'}


def _package(folder: Path, **changes: str | None) -> Path:
    """A small game in a folder; a module that is None is left out."""
    package = folder / "game"
    for name, source in {**GOOD, **changes}.items():
        if source is not None:
            file = package / f"{name.replace('__bots', 'bots/__init__')}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source, encoding="utf-8")
    return package


def test_a_game_in_order_has_no_offences(tmp_path: Path) -> None:
    annotated = '"""Rules."""\nCHAPTERS: tuple[str, ...] = ("combat",)'
    assert engine_offences(_package(tmp_path, rules=annotated, __bots='"""Bots."""', view='"""View."""')) == []


@pytest.mark.parametrize(
    ("changes", "offence"),
    [
        ({"rules": None}, "game: rules.py is missing"),
        ({"rules": '"""Rules."""'}, "game: CHAPTERS of rules.py is missing"),
        ({"board": '"""Board."""'}, "game: board is no common module and not in CHAPTERS of rules.py"),
        ({"combat": None}, "game: combat is in CHAPTERS of rules.py, but has no file"),
        ({"rules": '"""Rules."""\nCHAPTERS = ("combat", "rules")'}, "game: rules is a common module"),
        ({"combat": "ROUNDS = 3"}, "combat.py has no docstring"),
        ({"combat": '"""Combat."""\nclass Fight: ...'}, "combat.py: Fight has no docstring"),
        ({"combat": '"""Combat."""\ndef fight() -> None: ...'}, "combat.py: fight has no docstring"),
    ],
)
def test_each_offence_is_named(tmp_path: Path, changes: dict[str, str | None], offence: str) -> None:
    (found,) = engine_offences(_package(tmp_path, **changes))
    assert found.startswith(offence)


def test_private_names_need_no_docstring(tmp_path: Path) -> None:
    assert (
        engine_offences(_package(tmp_path, combat='"""Combat."""\ndef _fight() -> None: ...\nclass _Fight: ...')) == []
    )


def test_a_region_of_a_board_is_listed(tmp_path: Path) -> None:
    board = _package(tmp_path, __init__='"""Board."""\nREGIONS = ("rules", "combat")')
    assert board_offences(board) == []
    (board / "desk.py").write_text('"""Desk."""', encoding="utf-8")
    assert board_offences(board) == ["game: desk is no common module and not in REGIONS of __init__.py"]
