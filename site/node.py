"""Node, npm and Pyodide under node. Node comes from the PATH, or else from PyPI into the virtual environment."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from problem import Problem, run

OLDEST = 20  # the oldest version that Pyodide and PyScript support
LOCK = Path(__file__).parent / "node-requirements.lock"
RUNNER = Path(__file__).with_name("run_in_pyodide.mjs")


def node() -> str:
    """The program node, installed if it is missing."""
    return _program("node")


def npm() -> str:
    """The program npm, installed if it is missing."""
    return _program("npm")


def python_inside(pyodide: Path, script: Path, *arguments: str, stdlib: Path | None = None) -> str:
    """Run a Python file inside Pyodide under node; return its output. /host in there is this machine's /."""
    command = [node(), RUNNER, pyodide, stdlib or "-", script, *arguments]
    return run(command, f"{script.name} inside Pyodide")


def run_node(script: Path, *arguments: Path | str, cwd: Path | None = None) -> str:
    """Run a script under node; return its output."""
    return run([node(), script, *arguments], f"{script.name} under node", cwd=cwd)


def _program(name: str) -> str:
    found = shutil.which(name)
    if found and _recent_enough():
        return found
    beside = Path(sys.executable).parent / name
    if not beside.exists():
        if sys.prefix == sys.base_prefix:
            raise Problem(f"Node.js {OLDEST} or newer is needed to build the site; `make build` gets it by itself.")
        print("Node.js is missing or old here: getting it from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        run([*pip, "--requirement", str(LOCK)], "Installing Node.js")
    # npm is a script that looks for node on the PATH, so the folder of both goes there first.
    os.environ["PATH"] = f"{beside.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return str(beside)


def _recent_enough() -> bool:
    """Whether the PATH has npm and a node that is new enough."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = re.match(r"v(\d+)", subprocess.run(["node", "--version"], capture_output=True, text=True).stdout)
    return version is not None and int(version[1]) >= OLDEST
