"""The folders with Pyodide that the site ships: stock files, the fast standard library, a lock file cut to fit; and
what the fast start has in place of two of them (lean.py).

They depend on pinned versions only, never on our own code, so a visitor keeps them over many updates of the site.
"""

import hashlib
import json
import shutil
from pathlib import Path

import node
from cache import cached, digest
from lean import lean
from packages import NPM_FILES, WHEEL_PINS, npm_package, runtime_wheels
from paths import SITE

STOCK_STDLIB = "python_stdlib.zip"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", STOCK_STDLIB)
FAST_STDLIB = "python_stdlib_fast.zip"  # what a start needs; only the snapshot is published
LIBRARY = "python_library.part"  # the rest, for when it is asked for
LOCK = "pyodide-lock.json"
INSIDE = SITE / "inside"


def runtime() -> Path:
    """The folder as it is published."""
    made_from = (*(SITE / name for name in NPM_FILES), WHEEL_PINS, INSIDE / "run.mjs", INSIDE / "bytecode.py")
    key = digest([*made_from, INSIDE / "compile_stdlib.py", INSIDE / "trim_library.py", Path(__file__)])
    return cached("runtime", key, _make)


def lean_runtime() -> Path:
    """The folder with what the fast start has of its own."""
    key = digest([*(SITE / name for name in NPM_FILES), SITE / "lean.py"])
    return cached("lean", key, lambda folder: lean(npm_package("pyodide"), folder))


def _make(folder: Path) -> None:
    print("Preparing Pyodide and a fast standard library (once)", flush=True)
    pyodide = npm_package("pyodide")
    for name in STOCK:
        shutil.copy(pyodide / name, folder)
        (folder / name).chmod(0o644)
    wheels = runtime_wheels()
    for wheel in wheels:
        shutil.copy(wheel, folder)
    (folder / LOCK).write_text(_trimmed_lock(pyodide / LOCK, wheels), encoding="utf-8")
    files = (f"/host{file}" for file in (pyodide / STOCK_STDLIB, folder / FAST_STDLIB, folder / LIBRARY))
    node.python_inside(pyodide, INSIDE / "compile_stdlib.py", *files)
    trim = INSIDE / "trim_library.py"
    node.python_inside(pyodide, trim, f"/host{folder / LIBRARY}", stdlib=folder / FAST_STDLIB)


def _trimmed_lock(lock: Path, wheels: list[Path]) -> str:
    """Pyodide's list of packages, with those that are shipped and no others.

    The hashes are those of the files from PyPI: Pyodide's own builds of the same versions differ in a few bytes.
    """
    content = json.loads(lock.read_text(encoding="utf-8"))
    shipped = {}
    for wheel in wheels:
        name, version, *_ = wheel.name.split("-")
        entry = content["packages"][name]
        sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
        shipped[name] = {**entry, "version": version, "file_name": wheel.name, "sha256": sha256}
    return json.dumps({**content, "packages": shipped}, indent=1, sort_keys=True) + "\n"
