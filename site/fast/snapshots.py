"""Memory snapshots: what Python's memory holds after it has imported the core, and after it has opened a game."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import node
from cache import cached, digest
from pyodide_constants import SNAPSHOT_HEADER
from utopiary import GAMES

from .bundles import CORE
from .stdlib import INSIDE, LIBRARY, START_STDLIB

SCRIPT = INSIDE / "snapshot.mjs"


class Snapshot(NamedTuple):
    """A compressed snapshot, and what fast.mjs needs to know to restore it."""

    content: bytes
    facts: dict[str, Any]


def make(runtime: Path, trimmed: Path, stdlib: Path, code: dict[str, bytes]) -> dict[str, Snapshot]:
    """Name of a bundle -> snapshot: that of the core, and one of each game that has a page."""
    games = {GAMES.module(id).rpartition(".")[2]: id for id in (*GAMES, *GAMES.hidden())}
    bundles = {name: code[name] for name in (CORE, *games) if name in code}

    def take(folder: Path) -> None:
        library = (stdlib / f"{LIBRARY}.bundle").read_bytes()
        for name, bundle in {**bundles, LIBRARY: library}.items():
            (folder / name).write_bytes(bundle)
        wanted = [f"{name}={id}" for name, id in games.items() if name in bundles]
        header = json.dumps(SNAPSHOT_HEADER)
        facts = node.run_node(SCRIPT, runtime, trimmed, stdlib / START_STDLIB, folder, header, *wanted)
        (folder / "facts.json").write_text(facts)

    key = digest([*bundles.values(), SCRIPT, json.dumps(SNAPSHOT_HEADER), runtime.name, trimmed, stdlib.name])
    folder = cached("snapshots", key, take)
    facts = json.loads((folder / "facts.json").read_text())
    return {name: Snapshot((folder / f"{name}.snapshot").read_bytes(), its) for name, its in facts.items()}
