"""Writes the lock files and the list of licences: `python site/pin.py`, after a version has changed.

Versions of Python packages stand in requirements files, those of Pyodide and micropip in pyodide_constants.py, those of
other npm packages in package.json. A lock file has the hashes of all files that the index has for exactly those
versions, for every machine; pip and npm install nothing whose hash is not in it. No lock file names the host it came
from.
"""

import json
import re
import sys
import urllib.request
from pathlib import Path

from pip._internal.models.index import PyPI  # where pip itself looks

import licences
import node
from packages import WHEEL_PINS
from paths import ROOT, SITE
from problem import Problem, run
from pyodide_constants import MICROPIP, PYODIDE

LISTS = (
    "site/requirements.txt",
    "site/node-requirements.txt",
    "tests/requirements.txt",
    "tests/benchmarks/requirements.txt",
)
PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9._]+)\s*$")
FILE = re.compile(r'href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)\s*<')
TAGS = re.compile(r"(py3|py2\.py3|cp31[1-9]|abi3)")  # of the Pythons that build and test the site


def pins(requirements: Path) -> dict[str, str]:
    """Name -> version; a line that pins nothing is an error."""
    lines = [line.partition("#")[0].strip() for line in requirements.read_text("utf-8").splitlines()]
    found = [PIN.match(line) for line in lines if line]
    return {match[1]: match[2] for match in found if match} if all(found) else sys.exit(f"{requirements}: not pinned")


def lock_of(requirements: Path) -> Path:
    """The lock file beside a requirements file."""
    return requirements.with_suffix(".lock")


def written(requirements: Path) -> str:
    """The content of the lock file."""
    blocks = [f"# Made by site/pin.py from {requirements.name}: what pip may install, by hash."]
    for name, version in sorted(pins(requirements).items(), key=lambda pin: pin[0].lower()):
        hashes = sorted(_files(name, version))
        blocks.append(" \\\n".join([f"{name}=={version}", *(f"    --hash=sha256:{hash}" for hash in hashes)]))
    return "\n".join(blocks) + "\n"


def pin_pyodide() -> None:
    """Write the versions of pyodide_constants.py into package.json, package-lock.json and runtime-requirements.txt."""
    package = SITE / "package.json"
    content = json.loads(package.read_text("utf-8"))
    if content["dependencies"]["pyodide"] != PYODIDE:
        content["dependencies"]["pyodide"] = PYODIDE
        package.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8", newline="\n")
        run([node.npm(), "install", "--package-lock-only", "--ignore-scripts"], "Writing package-lock.json", cwd=SITE)
    text = WHEEL_PINS.read_text("utf-8")
    if f"micropip=={MICROPIP} " not in text:
        (wheel,) = [hash for hash, file in _files("micropip", MICROPIP).items() if file.endswith(".whl")]
        text = re.sub(r"^micropip==.*$", f"micropip=={MICROPIP} --hash=sha256:{wheel}", text, flags=re.MULTILINE)
        WHEEL_PINS.write_text(text, encoding="utf-8", newline="\n")


def _files(name: str, version: str) -> dict[str, str]:
    """Hash -> name of each file that the index has of a version."""
    plain = re.sub(r"[-_.]+", "-", name).lower()
    with urllib.request.urlopen(f"{PyPI.simple_url}/{plain}/", timeout=60) as page:
        files = FILE.findall(page.read().decode())
    found = {hash: file for hash, file in files if _is_usable(file, plain, version)}
    return found or sys.exit(f"The index has no {name} {version}.")


def _is_usable(file: str, plain: str, version: str) -> bool:
    """Whether a file is of that version, and a source archive or a wheel for one of our Pythons."""
    stem, wheel = file.removesuffix(".tar.gz"), file.endswith(".whl")
    beginning = re.sub(r"[-_.]+", "-", stem).lower()
    if not beginning.startswith(re.sub(r"[-_.]+", "-", f"{plain}-{version}-" if wheel else f"{plain}-{version}")):
        return False
    if not wheel:
        return file.endswith(".tar.gz") and beginning == re.sub(r"[-_.]+", "-", f"{plain}-{version}")
    return bool(TAGS.search("-".join(stem.removesuffix(".whl").split("-")[-3:-1])))


def main() -> None:
    """Write everything that depends on versions."""
    pin_pyodide()
    for name in LISTS:
        lock_of(ROOT / name).write_text(written(ROOT / name), encoding="utf-8", newline="\n")
        print(f"{lock_of(Path(name))}: {len(pins(ROOT / name))} packages")
    licences.write([name for which in (LISTS[0], LISTS[2]) for name in pins(ROOT / which)])


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(f"{problem}")
