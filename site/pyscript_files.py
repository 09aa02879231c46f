"""The files of PyScript that our pages load, without its editors and terminals."""

import re
from pathlib import Path

from packages import npm_package
from problem import Problem

# core.js loads all its plugins when it runs, so they have to exist; each is tiny until it is used.
PLUGINS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
STATIC_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([^"']+)["']""")


def pyscript_files() -> dict[str, bytes]:
    """Name -> content of the files to publish: the core, its plugins, and their static imports."""
    dist = npm_package("@pyscript/core") / "dist"
    files = {"core.css": (dist / "core.css").read_bytes()}
    waiting = ["core.js", *(_chunk(dist, plugin) for plugin in PLUGINS)]
    while waiting:
        name = waiting.pop()
        if name not in files:
            files[name] = (dist / name).read_bytes()
            waiting += STATIC_IMPORT.findall(files[name].decode())
    return files


def _chunk(dist: Path, plugin: str) -> str:
    """The file of a plugin; its name has a hash of eight characters, made by PyScript's build."""
    found = [file.name for file in dist.glob(f"{plugin}-*.js") if re.fullmatch(rf"{plugin}-[\w-]{{8}}\.js", file.name)]
    if len(found) != 1:
        raise Problem(f"PyScript's plugin {plugin!r} should be one file, and there are {len(found)} by that name.")
    return found[0]
