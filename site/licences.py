"""The packages of others with version and licence, read from the packages themselves, for the about page.

`python site/pin.py` writes the list to web/pages/licences.json together with the lock files; a test compares them.
"""

import json
from importlib import metadata
from pathlib import Path

from packages import WHEEL_PINS, npm_package, runtime_wheels
from paths import SITE, WEB

LIST = WEB / "pages" / "licences.json"
SPDX = {  # a licence as some packages name it -> its SPDX identifier
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Apache Software License": "Apache-2.0",
    "APACHE-2.0": "Apache-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Artistic License": "Artistic-1.0",
}

Line = list[str]  # name, version, licence


def in_the_browser() -> list[Line]:
    """All npm packages that the site is made from, the wheels beside Pyodide, and the Python inside it."""
    packages = json.loads((SITE / "package-lock.json").read_text("utf-8"))["packages"]
    npm = [
        [path.rpartition("node_modules/")[2], package["version"], _spdx(package["license"])]
        for path, package in packages.items()
        if path and not package.get("dev")
    ]
    python = json.loads((npm_package("pyodide") / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    wheels = [[*wheel.name.split("-")[:2], "MPL-2.0"] for wheel in runtime_wheels()]
    assert [name for name, *_ in wheels] == ["micropip"], f"another wheel in {WHEEL_PINS.name} needs its licence here"
    return _sorted([*npm, *wheels, ["CPython", python, "PSF-2.0"]])


def at_home(names: list[str]) -> list[Line]:
    """What builds and tests the site: all of it is installed here. Optional packages are parts of another package."""
    packages = json.loads((SITE / "package-lock.json").read_text("utf-8"))["packages"]
    npm = [
        [path.rpartition("node_modules/")[2], package["version"], _spdx(package["license"])]
        for path, package in packages.items()
        if package.get("dev") and not package.get("optional")
    ]
    return _sorted([*([name, metadata.version(name), _licence(name)] for name in names), *npm])


def _licence(name: str) -> str:
    about = metadata.metadata(name)
    if "License-Expression" in about:
        return about["License-Expression"]
    classified = [line.split(" :: ")[-1] for line in about.get_all("Classifier") or [] if line.startswith("License")]
    return _spdx((classified or [about["License"]])[0])


def _spdx(said: str) -> str:
    return SPDX.get(said, said)


def _sorted(lines: list[Line]) -> list[Line]:
    return sorted({tuple(line): line for line in lines}.values(), key=lambda line: [line[0].lower(), *line[1:]])


def write(names: list[str], path: Path = LIST) -> None:
    """Write the list; `names` are the Python packages that build and test the site."""
    found = {"in-the-browser": in_the_browser(), "at-home": at_home(names)}
    lines = [
        f' "{where}": [\n' + ",\n".join(f"  {json.dumps(line)}" for line in said) + "\n ]"
        for where, said in found.items()
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
