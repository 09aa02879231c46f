"""The stock Pyodide that the site ships, with micropip beside it and a lock file that lists no other package.

It depends on pinned versions only, never on our own code, so a visitor keeps it over many updates of the site.
"""

import hashlib
import json
import shutil
from pathlib import Path

from cache import cached, digest
from packages import NPM_FILES, WHEEL_PINS, npm_package, runtime_wheels
from paths import SITE
from pyodide_constants import LOCK, STOCK_FILES


def runtime() -> Path:
    """The folder as it is published."""
    constants = SITE / "pyodide_constants.py"
    key = digest([*(SITE / name for name in NPM_FILES), WHEEL_PINS, constants, Path(__file__)])
    return cached("runtime", key, _make)


def _make(folder: Path) -> None:
    pyodide = npm_package("pyodide")
    for name in STOCK_FILES:
        shutil.copy(pyodide / name, folder)
        (folder / name).chmod(0o644)
    wheels = runtime_wheels()
    for wheel in wheels:
        shutil.copy(wheel, folder)
    (folder / LOCK).write_text(_trimmed_lock(pyodide / LOCK, wheels), encoding="utf-8")


def _trimmed_lock(lock: Path, wheels: list[Path]) -> str:
    """Pyodide's list of packages, with only those that the site ships.

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
