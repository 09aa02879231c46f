"""Makes the fast standard library: what a start imports, as bytecode, and the rest in a part. Runs inside Pyodide.

    compile_stdlib.py <stock python_stdlib.zip> <zip to write> <part to write>

The zip is what the snapshot is made with (snapshot.mjs); the part is published, and comes when somebody asks for
something that is not in the snapshot (app/parts.py). What to keep is found by importing, not by reading: what sits in
sys.modules when this begins is what the interpreter itself needs and goes into the zip; import everything in WANTED,
and whatever sits there then goes into the part. Two things that cannot see are listed by hand: what is imported only
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

# Imported by no start, but by the first save and by the page of a game: the snapshot has them.
SOON = ("bisect", "hashlib")

# Imported by every start, used by none. asyncio does without ssl where it is missing; it waits in the part.
UNUSED = {"ssl"}

# Imported by every start and expensive, used by hardly anything: whoever asks for anything in them gets it from the
# whole module, which is imported then. The names are those that a start does ask for, and are kept at hand.
LAZY = {
    "_colorize": (),
    "socket": ("AF_UNSPEC", "AI_PASSIVE"),
    "subprocess": ("PIPE",),
    "pyodide._package_loader": ("SITE_PACKAGES", "DSO_DIR"),
}
MORE = {
    "pyodide._package_loader": """
from pyodide_js import loadedPackages  # Pyodide counts on this when it restores a snapshot

def init_loaded_packages():
    pass  # nothing is installed where a snapshot begins
"""
}
STAND_IN = """
class Path:  # as much of one as a start asks for
    def __init__(self, path):
        self.path = path
    def __str__(self):
        return self.path

def __getattr__(name):
    from importlib import import_module
    return getattr(import_module(__name__ + "_whole"), name)
"""

# What opens sockets and starts processes, which no page can do, comes when somebody asks for it.
ASYNCIO = """
from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .graph import *
from .locks import *
from .protocols import *
from .runners import *
from .queues import *
from .tasks import *
from .taskgroups import *
from .timeouts import *
from .threads import *
from .transports import *
from .events import _AbstractEventLoopPolicy as AbstractEventLoopPolicy
from .events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy  # Pyodide's own one is made from it

def __getattr__(name):
    from importlib import import_module
    for module in () if name.startswith("_") else ("base_events", "streams", "subprocess", "unix_events"):
        found = import_module("asyncio." + module)
        if name in found.__all__:
            return getattr(found, name)
    raise AttributeError(name)
"""

# Pyodide writes its documentation from these modules' docstrings while it starts; all others can do without.
DOCSTRINGS_MATTER = ("_pyodide/", "pyodide/")


def main(stock: str, zip_file: str, part_file: str) -> None:
    with zipfile.ZipFile(stock) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}

    for module in SOON:
        importlib.import_module(module)
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
            continue
        if module in LAZY:
            files[f"{file.removesuffix('.py')}_whole.pyc"] = bytecode.pyc(source, place, 2)
            later[f"{module}_whole"] = bytecode.module(source, place, 2)
            source = stand_in(module)
        elif module == "asyncio":
            source = ASYNCIO.encode()
        if module in needed - UNUSED:
            optimize = 0 if file.startswith(DOCSTRINGS_MATTER) else 2
            files[file + "c"] = bytecode.pyc(source, place, optimize)
        if module in needed | wanted:
            later[module] = bytecode.module(source, place, 2)
    bytecode.write_zip(zip_file, files)
    with open(part_file, "wb") as part:
        part.write(zlib.compress(marshal.dumps((later, {})), 9))  # as app/parts.py unpacks it
    print(f"{len(files)} and {len(later)} of {len(sources)} files kept")


def stand_in(module: str) -> bytes:
    """The source of a module that is not imported before it is needed."""
    whole = importlib.import_module(module)
    known = {name: getattr(whole, name) for name in LAZY[module]}
    values = {name: int(value) if isinstance(value, int) else f"Path({str(value)!r})" for name, value in known.items()}
    lines = (f"{name} = {value}\n" for name, value in values.items())
    return "".join([STAND_IN, *lines, MORE.get(module, "")]).encode()


if __name__ == "__main__":
    main(*sys.argv[1:])
