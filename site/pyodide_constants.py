"""Every version, name and number of Pyodide that the site depends on.

After an upgrade only this file and, if the fast start is to follow, the folder `fast` should have to change: README.md,
"How to upgrade Pyodide". `python site/pin.py` writes the versions into the lock files.
"""

import re

# --- versions --------------------------------------------------------------------------------------------------------

PYODIDE = "314.0.7"  # as in package.json
PYTHON = "3.14"  # the Python inside that Pyodide
MICROPIP = "0.11.1"  # as in runtime-requirements.txt: the newest one for that Pyodide

# --- files of the npm package that the plain start needs -------------------------------------------------------------

MODULE = "pyodide.mjs"  # exports loadPyodide
SCRIPT = "pyodide.asm.mjs"  # Emscripten's JavaScript
WASM = "pyodide.asm.wasm"
STDLIB = "python_stdlib.zip"
LOCK = "pyodide-lock.json"
STOCK_FILES = (MODULE, SCRIPT, WASM, STDLIB)

# --- after every start -----------------------------------------------------------------------------------------------

# A start leaves about 25 MB of garbage in the browser, most of it metadata of the WebAssembly exports. Allocating this
# many bytes, without touching them, makes browsers collect it.
ALLOCATION = 64 << 20

# --- private parts of Pyodide: only the fast start stands on them ----------------------------------------------------

# Names in Pyodide's own scripts; the build stops with a sentence when one of them is gone.
PRIVATE_NAMES = {
    MODULE: ("_loadSnapshot", "createPyodideModule", "fsInit", "stdLibURL"),
    SCRIPT: ("_makeSnapshot", "makeMemorySnapshot", "restoreSnapshot", "instantiateWasm", "HEAPU8", "BUILD_ID"),
}

# Functions of the WebAssembly module that fast.mjs and snapshot.mjs call, as `module._<name>`.
EXPORTS = frozenset(
    {"ZSTD_decompress", "emscripten_stack_get_base", "emscripten_stack_get_end", "free", "malloc", "sbrk"}
)

# The header of a memory snapshot, in 32-bit words: how many words it has, and which of them say where the memory begins
# and how long the JSON after the header is.
SNAPSHOT_HEADER = {"words": 12, "memory": 1, "json": 2}

# Emscripten's JavaScript as the trimmed runtime reads it: where it assigns an export to a variable, where it declares
# those variables, and where it hands all exports to the loader of packages.
ASSIGNED_EXPORT = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;')
DECLARED_EXPORTS = re.compile(r"var ([\w$,]+);(?=function assignWasmExports\()")
LINKED_EXPORTS = "updateGOT(origExports);"

# The features of WebAssembly that the stock module is made with. Binaryen must not use newer ones.
WASM_FEATURES = (
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
