"""Bytecode that comes out the same, byte for byte, on every machine. Runs inside Pyodide.

Inside, because bytecode belongs to one exact Python, and because Pyodide brings its own zlib: what is packed does not
depend on the compressor of the machine that builds.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold


def compiled(source: bytes, filename: str, optimize: int) -> CodeType:
    code: CodeType = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    return code


def pyc(source: bytes, filename: str, optimize: int) -> bytes:
    """The content of a .pyc that Python takes as it is, without ever looking for the source (PEP 552, unchecked)."""
    code = compiled(source, filename, optimize)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def module(source: bytes, filename: str, optimize: int) -> tuple[bool, bytes]:
    """A module as app/parts.py wants it."""
    return filename.endswith("/__init__.py"), marshal.dumps(compiled(source, filename, optimize))


def loaded(module: tuple[bool, bytes]) -> CodeType:
    code: CodeType = marshal.loads(module[1])
    return code


def name_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def write_zip(path: str, files: Mapping[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED)
