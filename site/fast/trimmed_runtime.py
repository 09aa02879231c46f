"""The trimmed runtime: Pyodide without what only packages with WebAssembly of their own would ask for.

For their sake the stock module exports all its 8,500 functions. A start makes an object of each, most of them twice,
and no function behind an export can be removed. The fast start loads no such package. So the trimmed module exports
only what Pyodide's own JavaScript uses, and Binaryen removes every function that cannot be reached any more.
"""

import re
from pathlib import Path

import node
from cache import cached, digest
from packages import NPM_FILES, npm_package
from paths import SITE
from problem import Problem
from pyodide_constants import (
    ASSIGNED_EXPORT,
    DECLARED_EXPORTS,
    EXPORTS,
    LINKED_EXPORTS,
    MODULE,
    SCRIPT,
    WASM,
    WASM_FEATURES,
)

WORD = re.compile(r"[\w$]+")
EXPORT_SECTION = 7  # its number in the binary format of WebAssembly


def make() -> Path:
    """The folder with the trimmed module and the script that fits it."""
    made_from = [*(SITE / name for name in NPM_FILES), SITE / "pyodide_constants.py", Path(__file__)]
    return cached("trimmed-runtime", digest(made_from), lambda folder: _trim(npm_package("pyodide"), folder))


def _trim(pyodide: Path, folder: Path) -> None:
    """Write both files into the folder."""
    stock, loader = ((pyodide / name).read_text(encoding="utf-8") for name in (SCRIPT, MODULE))
    script, used = trimmed_script(stock, loader)
    (folder / SCRIPT).write_text(script, encoding="utf-8", newline="\n")
    wasm = folder / WASM
    wasm.write_bytes(with_exports((pyodide / WASM).read_bytes(), used))
    tool = npm_package("binaryen") / "bin" / "wasm-opt"
    features = ("--mvp-features", *(f"--enable-{name}" for name in WASM_FEATURES))
    node.run_node(tool, *features, "--remove-unused-module-elements", str(wasm), "-o", str(wasm))


def trimmed_script(stock: str, loader: str) -> tuple[str, set[str]]:
    """The script without unused exports, and the names of all exports that it, the loader or our code may call."""
    declared = DECLARED_EXPORTS.findall(stock)
    if len(declared) != 1 or stock.count(LINKED_EXPORTS) != 1:
        raise Problem(f"{SCRIPT} has changed: pyodide_constants.py has to follow. `make build FAST=0` works meanwhile.")
    script_words = WORD.findall(DECLARED_EXPORTS.sub("", ASSIGNED_EXPORT.sub("", stock)))
    words = {*script_words, *WORD.findall(loader), *EXPORTS}
    used = words | {word.removeprefix("_") for word in words}
    script = ASSIGNED_EXPORT.sub(lambda found: found[0] if found[2] in used else "", stock).replace(LINKED_EXPORTS, "")
    needed = {*WORD.findall(DECLARED_EXPORTS.sub("", script))}
    variables = ",".join(name for name in declared[0].split(",") if name in needed)
    return DECLARED_EXPORTS.sub(f"var {variables};", script), used


def with_exports(wasm: bytes, used: set[str]) -> bytes:
    """The same module with only these exports."""
    sections, at = [wasm[:8]], 8
    while at < len(wasm):
        size, begin = read_number(wasm, at + 1)
        end = begin + size
        if wasm[at] == EXPORT_SECTION:
            kept = [entry for name, entry in _exports(wasm, begin) if name in used]
            section = written_number(len(kept)) + b"".join(kept)
            sections.append(bytes([EXPORT_SECTION]) + written_number(len(section)) + section)
        else:
            sections.append(wasm[at:end])
        at = end
    return b"".join(sections)


def _exports(wasm: bytes, at: int) -> list[tuple[str, bytes]]:
    """The name of each export, and its whole entry: the name, a byte for its kind, its number."""
    count, at = read_number(wasm, at)
    found = []
    for _ in range(count):
        length, begin = read_number(wasm, at)
        name = wasm[begin : begin + length].decode()
        _, end = read_number(wasm, begin + length + 1)
        found.append((name, wasm[at:end]))
        at = end
    return found


def read_number(wasm: bytes, at: int) -> tuple[int, int]:
    """The LEB128 number that begins at `at`, and the place after it."""
    number = shift = 0
    while wasm[at] & 0x80:
        number |= (wasm[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    return number | wasm[at] << shift, at + 1


def written_number(number: int) -> bytes:
    """A number in LEB128, seven bits a byte."""
    return bytes([number]) if number < 0x80 else bytes([number & 0x7F | 0x80]) + written_number(number >> 7)
