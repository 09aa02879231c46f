"""Builds the whole site into site/dist: `python site/build.py`. Its options are in build_options.py.

Does nothing if no input has changed since the last build. Otherwise the new site is made in another folder and replaces
the old one when it is complete. Slow steps (npm, the fast start) are cached in .cache, each by its own inputs.
"""

import json
import sys
import tempfile
import time
from fnmatch import fnmatch
from pathlib import Path

import fast
from app_sources import app_sources_zip
from assets import Assets, filled_in, joined, style_sheet
from build_options import Options, options
from cache import digest, files_in
from catalogues import compile_all
from engine_wheel import WHEEL_FILES, engine_wheel
from fonts import fonts
from packages import NPM_FILES, npm_package
from paths import CACHE, DIST, ENGINE, ROOT, SITE, WEB
from prerender import prerendered
from problem import Problem
from pyodide_constants import ALLOCATION, MODULE, PYODIDE, WASM
from pyscript_files import pyscript_files
from runtime import runtime
from scripts import page_scripts

MEDIA = ("icons", "images")  # folders of web/ whose files are published unchanged
NO_FAST = {fast.PAGE_SIDE: WEB / "no_fast.mjs"}  # what boot.mjs imports instead when FAST=0
MANIFEST = "manifest.webmanifest"
STAMP = CACHE / "site.stamp"


def build() -> Path:
    """The folder of the site, built if anything it depends on has changed."""
    wanted = options()
    compile_all()
    inputs = _inputs(wanted)
    if DIST.exists() and STAMP.exists() and STAMP.read_text() == inputs:
        return DIST
    started = time.monotonic()
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unfinished-site-", dir=CACHE) as unfinished:
        new, old = Path(unfinished) / "new", Path(unfinished) / "old"
        new.mkdir()
        _fill(new, wanted)
        STAMP.unlink(missing_ok=True)
        if DIST.exists():
            DIST.rename(old)
        new.rename(DIST)
    STAMP.write_text(inputs)
    print(f"Built {DIST.relative_to(ROOT)} in {time.monotonic() - started:.1f} s", flush=True)
    return DIST


def _inputs(wanted: Options) -> str:
    """A hash of everything the site is made from: options, sources, settings, and the builder itself."""
    builder = (file for file in files_in(SITE) if DIST not in file.parents)
    settings = (*(SITE / name for name in NPM_FILES), *WHEEL_FILES)
    return digest([ENGINE, WEB, *builder, *settings, sys.version, repr(wanted)])


def _fill(out: Path, wanted: Options) -> None:
    """Write the whole site into the folder `out`."""
    assets = Assets(out)
    on_demand = _add_python(assets, wanted)
    _add_page_files(assets)
    for path, html in prerendered(assets.paths, wanted.off).items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        (out / path).write_text(html, encoding="utf-8")
    only_installing = {path for name, path in assets.paths.items() if fnmatch(name, "icons/*.png")}
    (out / "sw.js").write_bytes(_service_worker(assets, on_demand | only_installing))


def _add_python(assets: Assets, wanted: Options) -> set[str]:
    """Add all that runs Python in the browser; return the paths that a start without a network can do without."""
    pyodide, wheel = runtime(), engine_wheel()
    _check_version()
    stock = {file.name: file.read_bytes() for file in files_in(pyodide)}
    folder = assets.add_folder("runtime", stock, "runtime/")
    assets.add_folder("pyscript", pyscript_files(), "pyscript/")
    # A wheel's name has a fixed form, so the hash is in the name of its folder.
    wheel_path = assets.add_folder("wheel", {wheel.name: wheel.read_bytes()}, "wheel/") + wheel.name
    app_path = assets.add("app.zip", app_sources_zip())
    plain = {
        "version": PYODIDE,
        "runtime": folder,
        "module": MODULE,
        "wasm": WASM,
        "wheel": wheel_path,
        "app": app_path,
        "allocation": 0 if "allocation" in wanted.off else ALLOCATION,
    }
    filled, on_demand = {"PLAIN": plain}, set[str]()
    if wanted.fast:
        start = fast.fast_start(pyodide, assets)
        filled["FAST"] = {**start.settings, "stock": folder}
        only_plain = {folder + name for name in stock if name != MODULE}
        on_demand = {wheel_path, app_path, *only_plain, *start.on_demand}
    script = joined(WEB / "boot.mjs", {} if wanted.fast else NO_FAST)
    values = {name: json.dumps(value, indent=2) for name, value in filled.items()}
    assets.add("boot.mjs", filled_in(script, **values))
    assets.add("worker.py", (WEB / "worker.py").read_bytes())
    return on_demand


def _check_version() -> None:
    """Raise Problem if npm installed another Pyodide than pyodide_constants.py names."""
    installed = json.loads((npm_package("pyodide") / "package.json").read_text(encoding="utf-8"))["version"]
    if installed != PYODIDE:
        raise Problem(f"package.json has Pyodide {installed}, pyodide_constants.py {PYODIDE}: `python site/pin.py`.")


def _add_page_files(assets: Assets) -> None:
    """Add scripts, styles, pictures, and the two files whose names have no hash: the manifest, the service worker."""
    assets.add_folder("js", page_scripts())
    for folder in MEDIA:
        for file in files_in(WEB / folder):
            assets.add(file.relative_to(WEB).as_posix(), file.read_bytes())
    for name, content in fonts().items():
        assets.add(name, content)
    assets.add("style.css", style_sheet(sorted((WEB / "style").glob("*.css")), assets.paths))
    for sheet in sorted((WEB / "style" / "games").glob("*.css")):  # a page links only those of the games it shows
        assets.add(f"{sheet.stem}.css", style_sheet([sheet], assets.paths))
    if (WEB / MANIFEST).exists():
        (assets.out / MANIFEST).write_text(_manifest(assets), encoding="utf-8")
        assets.paths[MANIFEST] = MANIFEST
    assets.paths["sw.js"] = "sw.js"


def _manifest(assets: Assets) -> str:
    """The web app's manifest, with the paths of the icons for their logical names ("icons/lantern.svg")."""
    content = json.loads((WEB / MANIFEST).read_text(encoding="utf-8"))
    for icon in content.get("icons", ()):
        icon["src"] = assets.paths[icon["src"]]
    return json.dumps(content, ensure_ascii=False, indent=1)


def _service_worker(assets: Assets, on_demand: set[str]) -> bytes:
    """The service worker with the list of the files it caches: all that pages need without a network.

    A page is listed by the address of its folder, without index.html. All files with a hash in their name are listed
    with their sums, cached or not.
    """
    names = sorted(file.relative_to(assets.out).as_posix() for file in files_in(assets.out))
    addresses = [_address(name) for name in names if name not in on_demand]
    lists = {"FILES": addresses, "SUMS": {path: assets.sums[path] for path in sorted(assets.sums)}}
    written = {name: json.dumps(value, indent=1) for name, value in lists.items()}
    script = (WEB / "sw.js").read_text(encoding="utf-8")
    return filled_in(script, VERSION=json.dumps(digest([assets.out])), **written)


def _address(name: str) -> str:
    """The address of a file, relative to the site's root: a page's is its folder."""
    return name.removesuffix("index.html") or "./" if name.endswith("index.html") else name


if __name__ == "__main__":
    try:
        build()
    except Problem as problem:
        sys.exit(f"{problem}")
