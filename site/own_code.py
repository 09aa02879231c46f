"""Our own Python for the browser: bytecode for the fast start, sources for the plain one."""

import io
import zipfile
from pathlib import Path

import node
from app.languages import PAGES
from cache import cached, digest, files_in
from catalogues import OTHERS
from paths import ENGINE, SITE, WEB
from runtime import FAST_STDLIB, LIBRARY

INSIDE = SITE / "inside"
ELSEWHERE = (  # parts that a page never imports
    "utopiary/__main__.py",
    "utopiary/terminal/",
    "utopiary/testing",
    *(f"app/catalogues/{language}_{PAGES}.py" for language in OTHERS),
)


def code_parts(runtime: Path) -> dict[str, bytes]:
    """The engine and the app as bytecode, in parts by name, made by the Python that will run it and tried out there."""

    def make(folder: Path) -> None:
        packages = (f"/host{ENGINE}", "utopiary", f"/host{WEB}", "app")
        arguments = (f"/host{folder}", f"/host{runtime / LIBRARY}", ",".join(ELSEWHERE), *packages)
        node.python_inside(runtime, INSIDE / "compile_code.py", *arguments, stdlib=runtime / FAST_STDLIB)

    made_from = (ENGINE / "utopiary", WEB / "app", INSIDE, Path(__file__), runtime.name)
    return {file.name: file.read_bytes() for file in files_in(cached("code", digest(made_from), make))}


def app_sources_zip() -> bytes:
    """The app as it was written. Not compressed, so that the bytes do not depend on this machine's zlib."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for file in files_in(WEB / "app"):
            archive.writestr(zipfile.ZipInfo(file.relative_to(WEB).as_posix()), file.read_bytes())
    return buffer.getvalue()
