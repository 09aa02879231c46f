"""The built site: it has only files that are listed, and two builds are the same to the byte."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import licences
import paths
from conftest import FAST

OURS = r"""
(hu/)?((about|statistics|(play|rules)/[a-z-]+)/)?index\.html | 404\.html | manifest\.webmanifest | sw\.js
| js-H/(language|page|search|start|synthesizer)\.js | assets/(worker\.H\.py | boot\.H\.mjs)
| assets/(style|lantern|utopia(-engine)?|contrivance|eutopia|transecopia)\.H\.css
| assets/app\.H\.zip | assets/code/(?!library)[A-Za-z_-]+\.H\.bundle | assets/icons/[a-z0-9-]+\.H\.(png|svg)
| wheel-H/utopiary-[0-9.]+-py3-none-any\.whl | runtime-H/pyodide-lock\.json
"""
OTHERS = {  # files -> the package they come from
    r"js-H/page\.js": "morphdom",  # bundled with our own modules
    r"pyscript-H/[A-Za-z0-9_-]+\.(js|css)": "@pyscript/core",
    r"runtime-H/pyodide(\.asm)?\.(mjs|wasm)": "pyodide",
    r"runtime-H/python_stdlib\.zip": "CPython",
    r"runtime-H/micropip-[0-9.]+-py3-none-any\.whl": "micropip",
    r"assets/fonts/(title|title-more)\.H\.woff2 | assets/fonts/OFL\.H\.txt": "@fontsource-variable/fraunces",
}

if FAST:
    OTHERS |= {
        r"trimmed-runtime-H/pyodide\.asm\.(mjs|wasm)": "pyodide",
        r"assets/code/(library\.H\.bundle | [a-z_]+\.H\.snapshot)": "CPython",
    }


def _matches(pattern: str, name: str) -> bool:
    return re.fullmatch(pattern.replace("H", "[0-9a-f]{8}"), name, re.VERBOSE) is not None


def _files(dist: Path) -> dict[str, str]:
    found = sorted(path for path in dist.rglob("*") if path.is_file())
    return {path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}


def test_the_site_holds_nothing_that_is_not_listed(dist: Path) -> None:
    listed = {name for name, *_ in json.loads(licences.LIST.read_text("utf-8"))["in-the-browser"]}
    assert set(OTHERS.values()) <= listed
    about = (dist / "about" / "index.html").read_text("utf-8")
    for name in _files(dist):
        owners = [owner for pattern, owner in OTHERS.items() if _matches(pattern, name)]
        assert owners or _matches(OURS, name), f"{name} is not listed"
        assert all(owner in about for owner in owners)
    assert all(any(_matches(pattern, name) for name in _files(dist)) for pattern in OTHERS), "listed, and not there"


def test_the_lists_of_files_are_exact() -> None:
    """A file of an unknown kind is noticed."""
    for unknown in ("js-01234567/tracker.js", "assets/extra.01234567.css", "runtime-01234567/numpy.whl", "x.html"):
        assert not any(_matches(pattern, unknown) for pattern in (OURS, *OTHERS))


def test_two_builds_are_the_same_to_the_byte(dist: Path, tmp_path: Path) -> None:
    """A build in another folder, with only the downloads of the first one, makes the same files."""
    elsewhere = tmp_path / "somewhere" / "else"
    left_out = shutil.ignore_patterns(".*", "dist", "__pycache__", "catalogues", "tests", "e2e", "node_modules")
    shutil.copytree(paths.ROOT, elsewhere, ignore=left_out)
    shutil.copy(paths.SITE / ".npmrc", elsewhere / "site")
    (elsewhere / ".cache").mkdir()
    for kept in (*paths.CACHE.glob("npm-*"), *paths.CACHE.glob("wheels-*")):
        shutil.copytree(kept, elsewhere / ".cache" / kept.name)
    subprocess.run([sys.executable, "site/build.py"], cwd=elsewhere, check=True, stdout=subprocess.DEVNULL)
    here, there = _files(dist), _files(elsewhere / "site" / "dist")
    assert here.keys() == there.keys()
    assert {name for name in here if here[name] != there[name]} == set()
