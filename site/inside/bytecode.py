"""Bytecode and zips that come out the same, byte for byte, on every machine. Runs inside Pyodide.

Inside, because bytecode belongs to one exact Python, and because Pyodide brings its own zlib: the archives do not
depend on the compressor of the machine that builds.
"""

import importlib.util
import zipfile
from collections.abc import Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]

EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold


def compiled(source: bytes, filename: str, optimize: int) -> bytes:
    """The content of a .pyc that Python takes as it is, without ever looking for the source (PEP 552, unchecked)."""
    code = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    pyc: bytes = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
    return pyc


def write_zip(path: str, files: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED)
