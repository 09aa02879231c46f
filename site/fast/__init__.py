"""The fast start: everything that stands on private parts of Pyodide. A site built with FAST=0 has none of it.

The rest of the builder knows only `fast_start`; the rest of the page knows only `fastStarts` in fast.mjs.

    trimmed_runtime    Pyodide's WebAssembly and script without the exports that only packages need
    stdlib             the standard library as bytecode: what a start imports, and the rest as a bundle
    bundles            the engine and the app as bytecode, in bundles (web/app/bundles.py imports from them)
    snapshots          the memory of a Python that has imported the core, or the core and a game
    inside/            what runs in Pyodide under node to make these
    fast.mjs           the page's side: restores a snapshot; the build puts it into boot.mjs
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from assets import Assets
from cache import files_in
from packages import npm_package
from problem import Problem
from pyodide_constants import LOCK, PRIVATE_NAMES, PYODIDE, SCRIPT, WASM

from . import bundles, snapshots, stdlib, trimmed_runtime
from .bundles import CORE
from .stdlib import LIBRARY

PAGE_SIDE = Path(__file__).with_name("fast.mjs")


class FastStart(NamedTuple):
    """What the builder needs to know of a fast start whose files are in the site."""

    settings: dict[str, Any]  # for FAST in fast.mjs
    on_demand: set[str]  # paths of files that a visitor keeps only after having asked for them


def fast_start(runtime: Path, assets: Assets) -> FastStart:
    """Make the fast start of the Pyodide in the folder `runtime`, and add its files to the site."""
    check_private_names(npm_package("pyodide"))
    trimmed, library = trimmed_runtime.make(), stdlib.make()
    trimmed_folder = assets.add_folder(
        "trimmed-runtime", {file.name: file.read_bytes() for file in files_in(trimmed)}, "trimmed-runtime/"
    )
    code = bundles.make(library)
    made, on_demand = {}, set()
    for name, (content, facts) in snapshots.make(runtime, trimmed, library, code).items():
        path = assets.add(f"code/{name}.snapshot", content)
        made[name] = {**assets.checked(path), **facts}
        if name != CORE:
            on_demand.add(path)  # a page that has not been opened can start from the core's
    published = {name: bundle for name, bundle in code.items() if name != CORE}  # the core is in every snapshot
    published[LIBRARY] = (library / f"{LIBRARY}.bundle").read_bytes()
    settings = {
        "runtime": trimmed_folder,
        "script": SCRIPT,
        "wasm": WASM,
        "lock": json.loads((runtime / LOCK).read_text(encoding="utf-8")),
        "snapshots": made,
        "bundles": {
            name: assets.checked(assets.add(f"code/{name}.bundle", bundle)) for name, bundle in published.items()
        },
    }
    return FastStart(settings, on_demand)


def check_private_names(pyodide: Path) -> None:
    """Raise Problem if this Pyodide lacks something that the fast start calls by name."""
    for file, names in PRIVATE_NAMES.items():
        text = (pyodide / file).read_text(encoding="utf-8")
        if missing := [name for name in names if name not in text]:
            raise Problem(
                f"{file} of Pyodide {PYODIDE} has no {', '.join(missing)}, which the fast start needs. "
                "`make build FAST=0` builds the site without it."
            )


__all__ = ["PAGE_SIDE", "FastStart", "fast_start"]
