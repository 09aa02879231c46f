"""Builds the whole site into site/dist: `python site/build.py`.

Nothing changed since the last time: nothing is done. Otherwise the site is made beside the old one and takes its place
only when it is complete. The slow parts (npm, the fast standard library) are kept in .cache and made again only when
their own inputs change.
"""

import json
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path

from assets import Assets, filled_in, style_sheet
from cache import digest, files_in
from catalogues import compile_all
from engine_wheel import engine_wheel
from fonts import fonts
from own_code import CORE, app_sources_zip, code_parts, snapshots
from packages import NPM_FILES, npm_package
from paths import CACHE, DIST, ENGINE, ROOT, SITE, WEB
from prerender import prerendered
from problem import Problem
from pyscript_files import pyscript_files
from runtime import FAST_STDLIB, LIBRARY, LOCK, STOCK, lean_runtime, runtime
from scripts import page_scripts

MEDIA = ("icons", "images")  # folders of web/ that are published as they are
MANIFEST = "manifest.webmanifest"
STAMP = CACHE / "site.stamp"


def build() -> Path:
    """The folder of the finished site, made anew if anything it depends on has changed."""
    compile_all()
    inputs = _inputs()
    if DIST.exists() and STAMP.exists() and STAMP.read_text() == inputs:
        return DIST
    started = time.monotonic()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unfinished-site-", dir=CACHE) as unfinished:
        new, old = Path(unfinished) / "new", Path(unfinished) / "old"
        new.mkdir()
        _fill(new)
        STAMP.unlink(missing_ok=True)
        if DIST.exists():
            DIST.rename(old)
        new.rename(DIST)
    STAMP.write_text(inputs)
    print(f"Built {DIST.relative_to(ROOT)} in {time.monotonic() - started:.1f} s", flush=True)
    return DIST


def _inputs() -> str:
    """A hash of everything the site is made from: sources, settings, and the builder itself."""
    builder = (file for file in files_in(SITE) if DIST not in file.parents)
    return digest([ENGINE, WEB, *builder, *(SITE / name for name in NPM_FILES), ROOT / "pyproject.toml", sys.version])


def _fill(out: Path) -> None:
    assets = Assets(out)
    not_kept = _add_python(assets)
    _add_page_files(assets)
    for path, html in prerendered(assets.paths).items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        (out / path).write_text(html, encoding="utf-8")
    only_installing = {path for name, path in assets.paths.items() if fnmatch(name, "icons/*.png")}
    (out / "sw.js").write_bytes(_service_worker(assets, not_kept | only_installing))


def _add_python(assets: Assets) -> set[str]:
    """All that runs Python in the browser; returns the paths of what need not be kept for a start without a network."""
    pyodide, lean, wheel = runtime(), lean_runtime(), engine_wheel()
    published = {file.name: file.read_bytes() for file in files_in(pyodide) if file.name != FAST_STDLIB}
    folder = assets.add_folder("runtime", published, "runtime/")
    lean_folder = assets.add_folder("lean", {file.name: file.read_bytes() for file in files_in(lean)}, "lean/")
    assets.add_folder("pyscript", pyscript_files(), "pyscript/")
    # A wheel's name has a fixed form, so the hash is in the name of its folder.
    wheel_path = assets.add_folder("wheel", {wheel.name: wheel.read_bytes()}, "wheel/") + wheel.name
    app_path = assets.add("app.zip", app_sources_zip())
    code = code_parts(pyodide)
    memories, of_games = {}, set()
    for name, (content, facts) in snapshots(pyodide, lean, code).items():
        path = assets.add(f"code/{name}.snapshot", content)
        memories[name] = {**_checked(assets, path), **facts}
        if name != CORE:
            of_games.add(path)
    del code[CORE]
    parts = {name: _checked(assets, assets.add(f"code/{name}.part", part)) for name, part in code.items()}
    parts["library"] = _checked(assets, folder + LIBRARY)
    files = {
        "version": json.loads((npm_package("pyodide") / "package.json").read_text(encoding="utf-8"))["version"],
        "runtime": folder,
        "lean": lean_folder,
        "lock": json.loads((pyodide / LOCK).read_text(encoding="utf-8")),
        "snapshots": memories,
        "parts": parts,
        "wheel": wheel_path,
        "app": app_path,
    }
    assets.add("boot.mjs", filled_in(WEB / "boot.mjs", FILES=json.dumps(files, indent=2)))
    assets.add("worker.py", (WEB / "worker.py").read_bytes())
    runtime_wheels = {folder + file.name for file in pyodide.glob("*.whl")}
    only_plain = {folder + name for name in (*STOCK, LOCK)} - {folder + "pyodide.mjs"}
    # Who has not been at a game's table yet can do without its snapshot.
    return {wheel_path, app_path, *only_plain, *runtime_wheels, *of_games}


def _add_page_files(assets: Assets) -> None:
    """Scripts, styles, pictures, and the two files whose names browsers must find unchanged."""
    assets.add_folder("js", page_scripts())
    for folder in MEDIA:
        for file in files_in(WEB / folder):
            assets.add(file.relative_to(WEB).as_posix(), file.read_bytes())
    for name, content in fonts().items():
        assets.add(name, content)
    assets.add("style.css", style_sheet(sorted((WEB / "style").glob("*.css")), assets.paths))
    for sheet in sorted((WEB / "style" / "games").glob("*.css")):  # a page has only those of the games it shows
        assets.add(f"{sheet.stem}.css", style_sheet([sheet], assets.paths))
    if (WEB / MANIFEST).exists():
        (assets.out / MANIFEST).write_text(_manifest(assets), encoding="utf-8")
        assets.paths[MANIFEST] = MANIFEST
    assets.paths["sw.js"] = "sw.js"


def _manifest(assets: Assets) -> str:
    """The web app's manifest; in the source its icons have logical names ("icons/lantern.svg")."""
    content = json.loads((WEB / MANIFEST).read_text(encoding="utf-8"))
    for icon in content.get("icons", ()):
        icon["src"] = assets.paths[icon["src"]]
    return json.dumps(content, ensure_ascii=False, indent=1)


def _service_worker(assets: Assets, left_out: set[str]) -> bytes:
    """The service worker with the list of what it keeps: all that a page needs without a network.

    A page is listed under the address people see, a folder, and not as the index.html in it. What never changes is
    listed with its sum, kept or not.
    """
    names = sorted(file.relative_to(assets.out).as_posix() for file in files_in(assets.out))
    addresses = [_address(name) for name in names if name not in left_out]
    lists = {"FILES": addresses, "SUMS": {path: assets.sums[path] for path in sorted(assets.sums)}}
    written = {name: json.dumps(value, indent=1) for name, value in lists.items()}
    return filled_in(WEB / "sw.js", VERSION=json.dumps(digest([assets.out])), **written)


def _address(name: str) -> str:
    return name.removesuffix("index.html") or "./" if name.endswith("index.html") else name


def _checked(assets: Assets, path: str) -> dict[str, str]:
    """A file that boot.mjs asks for, with its sum."""
    return {"path": path, "integrity": assets.sums[path]}


if __name__ == "__main__":
    try:
        build()
    except Problem as problem:
        sys.exit(f"{problem}")
