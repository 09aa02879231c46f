"""Makes the fast standard library: what a start imports, as bytecode, and the rest in a part. Runs inside Pyodide.

    compile_stdlib.py <stock python_stdlib.zip> <zip to write> <part to write>

What to keep is found by importing, not by reading: what sits in sys.modules when this begins is what the interpreter
itself needs and goes into the zip; import everything in WANTED, and whatever sits there then goes into the part, which
comes when somebody asks for it (app/parts.py). Two things that cannot see are listed by hand: what is imported only
when something happens (LATE), and codecs, which are looked up by name (CODECS).
"""

import importlib
import marshal
import sys
import zipfile
import zlib

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
    _pylong _strptime calendar codeop difflib gettext gzip importlib.readers importlib.simple tarfile token
    tokenize tracemalloc
""".split()

CODECS = """
    aliases ascii cp437 cp1252 hex_codec idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_8
    utf_8_sig
""".split()

# Imported by every start, used by none. asyncio does without ssl where it is missing; it waits in the part.
UNUSED = {"ssl"}

# Imported by every start and expensive, used only when something is printed for people: whoever asks for anything in it
# gets it from the whole module, which is imported then.
LAZY = {"_colorize"}
STAND_IN = b"""
def __getattr__(name):
    from importlib import import_module
    return getattr(import_module(__name__ + "_whole"), name)
"""

# Pyodide writes its documentation from these modules' docstrings while it starts; all others can do without.
DOCSTRINGS_MATTER = ("_pyodide/", "pyodide/")


def main(stock: str, zip_file: str, part_file: str) -> None:
    with zipfile.ZipFile(stock) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}

    needed = {*sys.modules}  # this file itself imports nothing that a start does not
    for module in WANTED:
        importlib.import_module(module)
    wanted = {*sys.modules, *LATE, *(f"encodings.{codec}" for codec in CODECS)}

    files, later = {}, {}
    for file, source in sources.items():
        module, place = bytecode.name_of(file), f"/lib/python314.zip/{file}"
        if not file.endswith(".py"):
            if module.partition(".")[0] in ("pyodide", "_pyodide"):
                files[file] = source
        elif module in LAZY:
            files[file + "c"] = bytecode.pyc(STAND_IN, place, 2)
            files[f"{module}_whole.pyc"] = bytecode.pyc(source, place, 2)
        elif module in needed - UNUSED:
            optimize = 0 if file.startswith(DOCSTRINGS_MATTER) else 2
            files[file + "c"] = bytecode.pyc(source, place, optimize)
        elif module in wanted:
            later[module] = bytecode.module(source, place, 2)
    bytecode.write_zip(zip_file, files)
    with open(part_file, "wb") as part:
        part.write(zlib.compress(marshal.dumps((later, {})), 9))  # as app/parts.py unpacks it
    print(f"{len(files)} and {len(later)} of {len(sources)} files kept")


if __name__ == "__main__":
    main(*sys.argv[1:])
