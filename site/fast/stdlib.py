"""The standard library as bytecode. It depends on the pinned Pyodide only, never on our own code."""

from pathlib import Path

import node
from cache import cached, digest
from packages import NPM_FILES, npm_package
from paths import SITE
from pyodide_constants import STDLIB

INSIDE = Path(__file__).parent / "inside"
LIBRARY = "library"  # the bundle with what no start needs
START_STDLIB = "python_stdlib_start.zip"  # what a start imports; snapshots are made with it, it is not published


def make() -> Path:
    """The folder with START_STDLIB and library.bundle."""
    scripts = (INSIDE / name for name in ("bytecode.py", "compile_stdlib.py", "trim_library.py"))
    made_from = [*(SITE / name for name in NPM_FILES), SITE / "run_in_pyodide.mjs", *scripts, Path(__file__)]
    return cached("stdlib", digest(made_from), _compile)


def _compile(folder: Path) -> None:
    print("Precompiling the standard library (once)", flush=True)
    pyodide, library = npm_package("pyodide"), folder / f"{LIBRARY}.bundle"
    files = (f"/host{file}" for file in (pyodide / STDLIB, folder / START_STDLIB, library))
    node.python_inside(pyodide, INSIDE / "compile_stdlib.py", *files)
    node.python_inside(pyodide, INSIDE / "trim_library.py", f"/host{library}", stdlib=folder / START_STDLIB)
