"""Makes the fast standard library: only what a start and the engine can ask for, as bytecode. Runs inside Pyodide.

    compile_stdlib.py <stock python_stdlib.zip> <zip to write>

What to keep is found by importing, not by reading: import everything in WANTED under the stock library, and whatever
then sits in sys.modules is exactly what those imports need, at any depth. Two things that cannot see are listed by
hand: what is imported only when something happens (LATE), and codecs, which are looked up by name (CODECS).
"""

import importlib
import sys
import zipfile

import bytecode

WANTED = """
    abc argparse array ast asyncio base64 bisect collections collections.abc contextlib contextvars copy csv
    dataclasses datetime decimal enum errno fractions functools gc graphlib hashlib heapq html html.entities
    html.parser importlib importlib.abc importlib.machinery importlib.metadata importlib.resources importlib.util
    inspect io itertools json keyword linecache locale logging math numbers operator os pathlib pkgutil pprint random
    re reprlib secrets shutil string string.templatelib struct sys tempfile textwrap threading time traceback types
    typing unicodedata urllib.parse uuid warnings weakref zipfile zlib
    _pyodide pyodide pyodide.code pyodide.ffi pyodide.http pyodide.webloop
""".split()

LATE = """
    _colorize _pylong _strptime calendar codeop difflib gettext gzip importlib.readers importlib.simple tarfile token
    tokenize tracemalloc
""".split()

CODECS = """
    aliases ascii cp437 cp1252 hex_codec idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_8
    utf_8_sig
""".split()

# Pyodide writes its documentation from these modules' docstrings while it starts; all others can do without.
DOCSTRINGS_MATTER = ("_pyodide/", "pyodide/")


def main(stock: str, target: str) -> None:
    with zipfile.ZipFile(stock) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}

    for module in WANTED:
        importlib.import_module(module)
    keep = {*sys.modules, *LATE, *(f"encodings.{codec}" for codec in CODECS)}

    files = {}
    for name, source in sources.items():
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if not name.endswith(".py"):
            if module.partition(".")[0] in ("pyodide", "_pyodide"):
                files[name] = source
        elif module in keep:
            optimize = 0 if name.startswith(DOCSTRINGS_MATTER) else 2
            files[name + "c"] = bytecode.compiled(source, f"/lib/python314.zip/{name}", optimize)
    bytecode.write_zip(target, files)
    print(f"{len(files)} of {len(sources)} files kept")


if __name__ == "__main__":
    main(*sys.argv[1:])
