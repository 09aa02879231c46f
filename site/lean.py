"""A lean Pyodide for the fast start: without what only packages with WebAssembly of their own would ask for.

For their sake the stock one exports everything it has, 8,500 names. A start makes an object of each, most of them
twice, and nothing behind them can be left out. The fast start loads no such package. So here only what Pyodide's own
JavaScript uses is exported, and Binaryen drops what nobody can reach any more. The plain start has the stock files.
"""

import re
from pathlib import Path

import node
from packages import npm_package
from problem import Problem

SCRIPT, WASM, LOADER = "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs"
OURS = {"free", "malloc", "sbrk", "ZSTD_decompress"}  # what boot.mjs and site/inside/snapshot.mjs call besides

WORD = re.compile(r"[\w$]+")
ASSIGNED = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;')
DECLARED = re.compile(r"var ([\w$,]+);(?=function assignWasmExports\()")
LINKED = "updateGOT(origExports);"  # has every export at hand for a package that might be loaded later

FEATURES = (  # of WebAssembly: those that the stock one is made with, and no newer ones
    "bulk-memory",
    "exception-handling",
    "extended-const",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
    "tail-call",
)
EXPORTS = 7  # the number of that section


def lean(pyodide: Path, folder: Path) -> None:
    """Write both files into the folder."""
    stock, loader = ((pyodide / name).read_text(encoding="utf-8") for name in (SCRIPT, LOADER))
    script, used = _lean_script(stock, loader)
    (folder / SCRIPT).write_text(script, encoding="utf-8", newline="\n")
    wasm = folder / WASM
    wasm.write_bytes(_with_exports((pyodide / WASM).read_bytes(), used))
    tool = npm_package("binaryen") / "bin" / "wasm-opt"
    features = ("--mvp-features", *(f"--enable-{name}" for name in FEATURES))
    node.run_node(tool, *features, "--remove-unused-module-elements", str(wasm), "-o", str(wasm))


def _lean_script(stock: str, loader: str) -> tuple[str, set[str]]:
    """The script, and the names of all exports that it, the loader or we could mean."""
    declared = DECLARED.findall(stock)
    if len(declared) != 1 or stock.count(LINKED) != 1:
        raise Problem(f"{SCRIPT} is not as it was when site/lean.py was written.")
    words = {*WORD.findall(DECLARED.sub("", ASSIGNED.sub("", stock))), *WORD.findall(loader), *OURS}
    used = words | {word.removeprefix("_") for word in words}
    script = ASSIGNED.sub(lambda found: found[0] if found[2] in used else "", stock).replace(LINKED, "")
    needed = {*WORD.findall(DECLARED.sub("", script))}
    return DECLARED.sub(f"var {','.join(name for name in declared[0].split(',') if name in needed)};", script), used


def _with_exports(wasm: bytes, used: set[str]) -> bytes:
    """The same module with no other exports than these."""
    parts, at = [wasm[:8]], 8
    while at < len(wasm):
        size, begin = _number(wasm, at + 1)
        end = begin + size
        if wasm[at] == EXPORTS:
            kept = [entry for name, entry in _exports(wasm, begin) if name in used]
            section = _written(len(kept)) + b"".join(kept)
            parts.append(bytes([EXPORTS]) + _written(len(section)) + section)
        else:
            parts.append(wasm[at:end])
        at = end
    return b"".join(parts)


def _exports(wasm: bytes, at: int) -> list[tuple[str, bytes]]:
    """Each export's name, and all of it as it stands there: the name, a byte for its kind, its number."""
    count, at = _number(wasm, at)
    found = []
    for _ in range(count):
        length, begin = _number(wasm, at)
        name = wasm[begin : begin + length].decode()
        _, end = _number(wasm, begin + length + 1)
        found.append((name, wasm[at:end]))
        at = end
    return found


def _number(wasm: bytes, at: int) -> tuple[int, int]:
    """A number in WebAssembly's way, seven bits a byte, and where it ends."""
    number = shift = 0
    while wasm[at] & 0x80:
        number |= (wasm[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    return number | wasm[at] << shift, at + 1


def _written(number: int) -> bytes:
    return bytes([number]) if number < 0x80 else bytes([number & 0x7F | 0x80]) + _written(number >> 7)
