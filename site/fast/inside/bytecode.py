"""Reproducible bytecode: the same bytes on every machine. Runs inside Pyodide.

Bytecode belongs to one exact Python, and Pyodide brings its own zlib, so that what is packed does not depend on the
compressor of the machine that builds.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold


def compiled(source: bytes, filename: str, optimize: int) -> CodeType:
    """The code object of a module."""
    code: CodeType = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    return code


def pyc(source: bytes, filename: str, optimize: int) -> bytes:
    """The content of a .pyc that Python never compares with a source file (PEP 552, unchecked)."""
    code = compiled(source, filename, optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def module(source: bytes, filename: str, optimize: int) -> tuple[bool, bytes]:
    """A module as app/bundles.py takes it: whether it is a package, and its bytecode."""
    return filename.endswith("/__init__.py"), marshal.dumps(compiled(source, filename, optimize))


def loaded(module: tuple[bool, bytes]) -> CodeType:
    """The code object of such a module."""
    code: CodeType = marshal.loads(module[1])
    return code


def name_of(file: str) -> str:
    """`a/b/__init__.py` -> `a.b`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def write_zip(path: str, files: Mapping[str, bytes]) -> None:
    """Write a zip without dates, its files in alphabetical order."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED)
