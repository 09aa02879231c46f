"""Makes the standard library of the fast start as bytecode, and a bundle with the rest. Runs inside Pyodide.

    compile_stdlib.py <stock python_stdlib.zip> <zip to write> <bundle to write>

Snapshots are made with the zip (snapshot.mjs); the bundle is published, and fetched when something is imported that is
not in the snapshot (app/bundles.py). What to keep is found by importing: the modules in sys.modules when this script
begins are what the interpreter needs, and go into the zip; those that are there after everything in WANTED was imported
go into the bundle. Two kinds are listed by hand: modules imported only when something happens (LATE), and codecs, which
are looked up by name (CODECS).
"""

import importlib
import marshal
import sys
import zipfile
import zlib

import bytecode

# Where Pyodide puts the zip of the standard library.
STDLIB_PATH = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"

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

# Imported by the first save and by the page of a game, not by a start: the snapshot has them.
SOON = ("bisect", "hashlib")

# Imported by every start, used by none. asyncio does without ssl where it is missing; the bundle has it.
UNUSED = {"ssl"}

# Imported by every start and expensive, used by hardly anything. A stand-in takes their place: it has the names that a
# start asks for, and imports the whole module for any other name.
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
class Path:  # the few features that a start uses
    def __init__(self, path):
        self.path = path
    def __str__(self):
        return self.path

def __getattr__(name):
    from importlib import import_module
    return getattr(import_module(__name__ + "_whole"), name)
"""

# asyncio without what opens sockets and starts processes, which no page can do: that is imported on demand.
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

# Pyodide copies the docstrings of these modules while it starts; all other docstrings are left out.
DOCSTRINGS_MATTER = ("_pyodide/", "pyodide/")


def main(stock: str, zip_file: str, bundle_file: str) -> None:
    """Write the zip and the bundle."""
    with zipfile.ZipFile(stock) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}

    for module in SOON:
        importlib.import_module(module)
    needed = {*sys.modules}  # this script itself imports nothing that a start does not
    for module in WANTED:
        importlib.import_module(module)
    wanted = {*sys.modules, *LATE, *(f"encodings.{codec}" for codec in CODECS)}

    files, later = {}, {}
    for file, source in sources.items():
        module, place = bytecode.name_of(file), f"{STDLIB_PATH}/{file}"
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
    with open(bundle_file, "wb") as bundle:
        bundle.write(zlib.compress(marshal.dumps((later, {})), 9))  # as app/bundles.py unpacks it
    print(f"{len(files)} and {len(later)} of {len(sources)} files kept")


def stand_in(module: str) -> bytes:
    """The source of a small module that imports the whole one when it is needed."""
    whole = importlib.import_module(module)
    known = {name: getattr(whole, name) for name in LAZY[module]}
    values = {name: int(value) if isinstance(value, int) else f"Path({str(value)!r})" for name, value in known.items()}
    lines = (f"{name} = {value}\n" for name, value in values.items())
    return "".join([STAND_IN, *lines, MORE.get(module, "")]).encode()


if __name__ == "__main__":
    main(*sys.argv[1:])
