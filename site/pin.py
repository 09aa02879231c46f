"""Writes the lock files and the list of licences anew: `python site/pin.py`, after a version has changed.

Next to each list of requirements stands a lock with the hashes of all files that the index has for exactly those
versions, for every machine; pip installs nothing whose hash is not in it. No lock names the host it came from.
"""

import re
import sys
import urllib.request
from pathlib import Path

from pip._internal.models.index import PyPI  # where pip itself looks

import licences
from paths import ROOT

LISTS = (
    "site/requirements.txt",
    "site/node-requirements.txt",
    "tests/requirements.txt",
    "tests/benchmarks/requirements.txt",
)
PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9._]+)\s*$")
FILE = re.compile(r'href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)\s*<')
OURS = re.compile(r"(py3|py2\.py3|cp31[1-9]|abi3)")  # tags of Pythons that we run on


def pins(requirements: Path) -> dict[str, str]:
    """Name -> version; a line that pins nothing is an error."""
    lines = [line.partition("#")[0].strip() for line in requirements.read_text("utf-8").splitlines()]
    found = [PIN.match(line) for line in lines if line]
    return {match[1]: match[2] for match in found if match} if all(found) else sys.exit(f"{requirements}: not pinned")


def lock_of(requirements: Path) -> Path:
    return requirements.with_suffix(".lock")


def written(requirements: Path) -> str:
    blocks = [f"# Made by site/pin.py from {requirements.name}: what pip may install, by hash."]
    for name, version in sorted(pins(requirements).items(), key=lambda pin: pin[0].lower()):
        hashes = sorted(_hashes(name, version))
        if not hashes:
            sys.exit(f"The index has no {name} {version}.")
        blocks.append(" \\\n".join([f"{name}=={version}", *(f"    --hash=sha256:{hash}" for hash in hashes)]))
    return "\n".join(blocks) + "\n"


def _hashes(name: str, version: str) -> set[str]:
    plain = re.sub(r"[-_.]+", "-", name).lower()
    with urllib.request.urlopen(f"{PyPI.simple_url}/{plain}/", timeout=60) as page:
        files = FILE.findall(page.read().decode())
    return {hash for hash, file in files if _is_ours(file, plain, version)}


def _is_ours(file: str, plain: str, version: str) -> bool:
    """Is it that version, as source or for one of our Pythons?"""
    stem, wheel = file.removesuffix(".tar.gz"), file.endswith(".whl")
    beginning = re.sub(r"[-_.]+", "-", stem).lower()
    if not beginning.startswith(re.sub(r"[-_.]+", "-", f"{plain}-{version}-" if wheel else f"{plain}-{version}")):
        return False
    if not wheel:
        return file.endswith(".tar.gz") and beginning == re.sub(r"[-_.]+", "-", f"{plain}-{version}")
    return bool(OURS.search("-".join(stem.removesuffix(".whl").split("-")[-3:-1])))


if __name__ == "__main__":
    for name in LISTS:
        lock_of(ROOT / name).write_text(written(ROOT / name), encoding="utf-8", newline="\n")
        print(f"{lock_of(Path(name))}: {len(pins(ROOT / name))} packages")
    installed = [name for which in (LISTS[0], LISTS[2]) for name in pins(ROOT / which)]
    licences.write(installed)
