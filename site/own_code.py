"""Our own Python for the browser: a snapshot and bytecode for the fast start, sources for the plain one."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import node
from app.languages import PAGES
from cache import cached, digest, files_in
from catalogues import OTHERS
from paths import ENGINE, SITE, WEB
from runtime import FAST_STDLIB, LIBRARY
from utopiary import GAMES

INSIDE = SITE / "inside"
SCRIPT = INSIDE / "snapshot.mjs"
CORE = "core"  # the part that is in the snapshot
ELSEWHERE = (  # parts that a page never imports
    "utopiary/__main__.py",
    "utopiary/terminal/",
    "utopiary/testing",
    *(f"app/catalogues/{language}_{PAGES}.py" for language in OTHERS),
)


def code_parts(runtime: Path) -> dict[str, bytes]:
    """The engine and the app as bytecode, in parts by name, made by the Python that will run it and tried out there."""

    def make(folder: Path) -> None:
        packages = (f"/host{ENGINE}", "utopiary", f"/host{WEB}", "app")
        arguments = (f"/host{folder}", f"/host{runtime / LIBRARY}", ",".join(ELSEWHERE), *packages)
        node.python_inside(runtime, INSIDE / "compile_code.py", *arguments, stdlib=runtime / FAST_STDLIB)

    made_from = (ENGINE / "utopiary", WEB / "app", INSIDE, Path(__file__), runtime.name)
    return {file.name: file.read_bytes() for file in files_in(cached("code", digest(made_from), make))}


class Snapshot(NamedTuple):
    content: bytes
    facts: dict[str, Any]  # what boot.mjs needs to know to unpack it


def snapshots(runtime: Path, lean: Path, code: dict[str, bytes]) -> dict[str, Snapshot]:
    """The memory of a Python that has started and imported the core; and of those that have imported a game too."""
    games = {GAMES.module(id).rpartition(".")[2]: id for id in (*GAMES, *GAMES.hidden())}
    parts = {name: code[name] for name in (CORE, *games) if name in code}

    def make(folder: Path) -> None:
        for name, part in {**parts, "library": (runtime / LIBRARY).read_bytes()}.items():
            (folder / name).write_bytes(part)
        wanted = [f"{part}={id}" for part, id in games.items() if part in parts]
        facts = node.run_node(SCRIPT, runtime, lean, runtime / FAST_STDLIB, folder, *wanted)
        (folder / "facts.json").write_text(facts)

    folder = cached("snapshot", digest([*parts.values(), SCRIPT, runtime.name, lean]), make)
    facts = json.loads((folder / "facts.json").read_text())
    return {name: Snapshot((folder / f"{name}.snapshot").read_bytes(), its) for name, its in facts.items()}


def app_sources_zip() -> bytes:
    """The app as it was written. Not compressed, so that the bytes do not depend on this machine's zlib."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for file in files_in(WEB / "app"):
            archive.writestr(zipfile.ZipInfo(file.relative_to(WEB).as_posix()), file.read_bytes())
    return buffer.getvalue()
