"""Third-party packages are pinned by hash and listed with their licences; e2e/test_supply.py checks the built site."""

import json
import re
from pathlib import Path

import pytest

import licences  # site/licences.py
import pin  # site/pin.py
import pyodide_constants  # site/pyodide_constants.py

ROOT = Path(__file__).parents[1]
NPM = ("site", "tests/benchmarks/lighthouse", "tests/lint")


@pytest.mark.parametrize("name", pin.LISTS)
def test_every_version_is_pinned_and_every_file_by_hash(name: str) -> None:
    """`python site/pin.py` writes the lock again."""
    lock = pin.lock_of(ROOT / name).read_text("utf-8")
    blocks = re.findall(r"^([\w.-]+)==([\w.]+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", lock, re.MULTILINE)
    assert {package: version for package, version, _ in blocks} == pin.pins(ROOT / name)
    assert lock.count("==") == len(blocks), "a line without a hash"


def test_nothing_is_installed_but_by_hash() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = [line for line in makefile.splitlines() if "$(PIP_INSTALL)" in line]
    assert len(installs) == 4
    assert [line for line in installs if "$(LOCKED)" not in line and "--editable ." not in line] == []
    assert "LOCKED := --require-hashes --requirement\n" in makefile
    for file in (ROOT / "site").glob("*.py"):
        for call in re.findall(r'"pip", "(?:install|download)"(?s:.*?)run\(', file.read_text("utf-8")):
            assert "--require-hashes" in call, file.name


@pytest.mark.parametrize("folder", NPM)
def test_npm_packages_are_pinned_by_hash_and_name_no_host(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert packages
    assert [path for path, package in packages.items() if not package["integrity"].startswith("sha512-")] == []
    assert [path for path, package in packages.items() if "resolved" in package] == []
    wanted = json.loads((ROOT / folder / "package.json").read_text("utf-8"))
    for name, version in {**wanted.get("dependencies", {}), **wanted.get("devDependencies", {})}.items():
        assert packages[f"node_modules/{name}"]["version"] == version, f"{name} is not pinned"


def test_the_versions_of_pyodide_are_those_of_the_constants() -> None:
    """`python site/pin.py` writes them again."""
    npm = json.loads((ROOT / "site" / "package.json").read_text("utf-8"))["dependencies"]
    assert npm["pyodide"] == pyodide_constants.PYODIDE
    wheels = (ROOT / "site" / "runtime-requirements.txt").read_text("utf-8")
    assert re.findall(r"^micropip==(\S+) --hash=sha256:[0-9a-f]{64}$", wheels, re.M) == [pyodide_constants.MICROPIP]


def test_actions_are_pinned_by_hash_and_only_a_tested_site_is_published() -> None:
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = workflow.read_text("utf-8")
        uses = re.findall(r"^ *-? *uses: (.+)$", text, re.MULTILINE)
        assert uses and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action) for action in uses)
        if "actions/deploy-pages" in text:
            publish = text.partition("\n  publish:\n")[2]
            assert re.search(r"^    needs: \[test\b", publish, re.MULTILINE) and "- run: make test\n" in text


def test_the_list_of_licences_is_up_to_date() -> None:
    """`python site/pin.py` writes it again."""
    listed = json.loads(licences.LIST.read_text("utf-8"))
    lock = json.loads((ROOT / "site" / "package-lock.json").read_text("utf-8"))["packages"]
    lock = {path: package for path, package in lock.items() if path and not package.get("optional")}
    npm = {(path.rpartition("node_modules/")[2], package["version"]) for path, package in lock.items()}
    shipped = {(name, version) for name, version, _ in listed["in-the-browser"]}
    beside = {(name, version) for name, version in shipped if name in ("CPython", "micropip")}
    tools = {
        (path.rpartition("node_modules/")[2], package["version"])
        for path, package in lock.items()
        if package.get("dev")
    }
    assert npm == shipped - beside | tools and tools <= {(name, version) for name, version, _ in listed["at-home"]}
    (micropip,) = re.findall(r"^micropip==([\d.]+)", (ROOT / "site" / "runtime-requirements.txt").read_text(), re.M)
    assert ("micropip", micropip) in beside and len(beside) == 2
    python = {**pin.pins(ROOT / "site/requirements.txt"), **pin.pins(ROOT / "tests/requirements.txt")}
    assert {name: version for name, version, _ in listed["at-home"] if (name, version) not in tools} == python
    for name, _, licence in (*listed["in-the-browser"], *listed["at-home"]):
        assert re.fullmatch(r"[A-Za-z0-9.-]+( (AND|OR) [A-Za-z0-9.-]+)*", licence), f"{name}: {licence}"
