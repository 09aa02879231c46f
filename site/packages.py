"""The packages of others: npm packages pinned by the lock file, wheels pinned by hash."""

import shutil
import sys
from pathlib import Path

import node
from cache import cached, digest
from paths import SITE
from problem import run
from pyodide_constants import PYTHON

NPM_FILES = ("package.json", "package-lock.json", ".npmrc")
WHEEL_PINS = SITE / "runtime-requirements.txt"


def npm_package(name: str) -> Path:
    """The folder of an npm package, for example "pyodide"."""

    def install(folder: Path) -> None:
        for file in NPM_FILES:
            shutil.copy(SITE / file, folder)
        run([node.npm(), "ci", "--ignore-scripts"], "Installing the npm packages (npm ci)", cwd=folder)

    return cached("npm", digest(SITE / file for file in NPM_FILES), install) / "node_modules" / name


def runtime_wheels() -> list[Path]:
    """The wheels that are published beside Pyodide. They are for its Python, not for the one that runs the build."""

    def download(folder: Path) -> None:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        exactly = ["--no-deps", "--only-binary=:all:", f"--python-version={PYTHON}", "--require-hashes"]
        run([*pip, *exactly, "--dest", folder, "--requirement", WHEEL_PINS], "Downloading the runtime's wheels")

    return sorted(cached("wheels", digest([WHEEL_PINS, PYTHON]), download).glob("*.whl"))
