"""Checks the scripts, the style sheets and the pages: part of `make lint`.

    python tests/lint/lint.py            check
    python tests/lint/lint.py --write    format the scripts and style sheets, and fix what can be fixed

Biome formats and lints (.biome.jsonc), TypeScript checks the types in the scripts' comments (web/tsconfig*.json), and
html-validate checks every page as the build renders it (html-validate.mjs). The three are pinned by package-lock.json
beside this file, installed into .cache, and run again only when their inputs have changed.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "site"))

from cache import cached, digest  # noqa: E402 (the builder's; found by the path above)
from catalogues import compile_all  # noqa: E402
from node import node, npm  # noqa: E402
from packages import NPM_FILES  # noqa: E402
from paths import CACHE, ENGINE, ROOT, SITE, WEB  # noqa: E402
from prerender import prerendered  # noqa: E402
from problem import Problem, run  # noqa: E402

BIOME_CONFIG = ROOT / ".biome.jsonc"


class AssetNames(dict[str, str]):
    """Stands in for the files of a built site: each has the address that is its name."""

    def __missing__(self, name: str) -> str:
        return name


def main(write: bool) -> None:
    tools = _installed()
    checks: dict[str, tuple[Callable[[Path], None], list[Path]]] = {
        "scripts": (_check_scripts, [BIOME_CONFIG, WEB, SITE / "fast", SITE / "run_in_pyodide.mjs"]),
        "pages": (_check_pages, [WEB, ENGINE, *sorted(SITE.glob("*.py")), HERE]),
    }
    if write:
        _biome(tools, "--write")
    for name, (check, inputs) in checks.items():
        stamp, key = CACHE / f"checked-{name}.stamp", digest([*inputs, HERE])
        if not (stamp.exists() and stamp.read_text() == key):
            check(tools)
            stamp.write_text(key)


def _check_scripts(tools: Path) -> None:
    _biome(tools)
    for config in sorted(WEB.glob("tsconfig*.json")):
        command = [node(), tools / "typescript" / "bin" / "tsc", "--project", config]
        run(command, f"The check of types ({config.name})", cwd=ROOT)


def _biome(tools: Path, *options: str) -> None:
    command = [node(), tools / "@biomejs" / "biome" / "bin" / "biome", "check", "--error-on-warnings", *options]
    run(command, "The check of scripts and style sheets (`make format` formats them)", cwd=ROOT)


def _check_pages(tools: Path) -> None:
    compile_all()
    sheets = ("style", *(sheet.stem for sheet in (WEB / "style" / "games").glob("*.css")))
    names = AssetNames({f"{sheet}.css": f"{sheet}.css" for sheet in sheets})
    with tempfile.TemporaryDirectory() as folder:
        for path, html in prerendered(names).items():
            (Path(folder) / path).parent.mkdir(parents=True, exist_ok=True)
            (Path(folder) / path).write_text(html, encoding="utf-8")
        shutil.copy(HERE / "html-validate.mjs", Path(folder) / ".htmlvalidate.mjs")
        command = [node(), tools / "html-validate" / "bin" / "html-validate.mjs", "--max-warnings=0", "."]
        run(command, "The check of the pages", cwd=Path(folder))


def _installed() -> Path:
    """The folder of the npm packages, installed the first time."""

    def install(folder: Path) -> None:
        for name in NPM_FILES:
            shutil.copy(HERE / name, folder)
        run([npm(), "ci", "--ignore-scripts"], "Installing the linters (npm ci)", cwd=folder)

    return cached("lint", digest(HERE / name for name in NPM_FILES), install) / "node_modules"


if __name__ == "__main__":
    try:
        main(sys.argv[1:] == ["--write"])
    except Problem as problem:
        sys.exit(f"{problem}")
