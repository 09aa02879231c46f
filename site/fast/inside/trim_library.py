"""Removes from library.bundle what a start has imported anyway. Runs inside Pyodide, on the fast start's stdlib.

trim_library.py <bundle>
"""

import sys

STARTED = {*sys.modules}

import marshal  # noqa: E402
import zlib  # noqa: E402

with open(sys.argv[1], "rb") as file:
    modules, index = marshal.loads(zlib.decompress(file.read()))
kept = {name: module for name, module in modules.items() if name not in STARTED}
with open(sys.argv[1], "wb") as file:
    file.write(zlib.compress(marshal.dumps((kept, index)), 9))
print(f"{len(kept)} of {len(modules)} modules kept")
