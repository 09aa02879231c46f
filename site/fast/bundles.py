"""The engine and the app as bytecode, in bundles, made by the Python that will run them."""

from pathlib import Path

import node
from app.languages import PAGES, package_of
from cache import cached, digest, files_in
from catalogues import TRANSLATIONS
from packages import npm_package
from paths import ENGINE, WEB

from .stdlib import INSIDE, LIBRARY, START_STDLIB

CORE = "core"  # the bundle that every page needs
NOT_FOR_PAGES = (  # modules that no page imports
    "utopiary/__main__.py",
    "utopiary/terminal/",
    "utopiary/testing",
    *(f"app/catalogues/{package_of(language)}/{PAGES}.py" for language in TRANSLATIONS),
)


def make(stdlib: Path) -> dict[str, bytes]:
    """Name -> bundle. Every module has been imported once, on the standard library that the fast start has."""

    def compile_into(folder: Path) -> None:
        packages = (f"/host{ENGINE}", "utopiary", f"/host{WEB}", "app")
        library = stdlib / f"{LIBRARY}.bundle"
        arguments = (f"/host{folder}", f"/host{library}", ",".join(NOT_FOR_PAGES), *packages)
        script = INSIDE / "compile_bundles.py"
        node.python_inside(npm_package("pyodide"), script, *arguments, stdlib=stdlib / START_STDLIB)

    made_from = (ENGINE / "utopiary", WEB / "app", INSIDE, Path(__file__), stdlib.name)
    return {file.name: file.read_bytes() for file in files_in(cached("bundles", digest(made_from), compile_into))}
