"""Makes the zip with our own code as bytecode. Runs inside Pyodide, on the fast standard library.

    compile_code.py <zip to write> <paths to leave out, with commas> <folder> <package in it> [<folder> <package> ...]

Afterwards it imports every module out of that zip: code that asks for a part of the standard library which the fast
one lacks fails here, in the build, and not in front of a visitor.
"""

import importlib
import os
import sys
from collections.abc import Iterator

import bytecode


def main(target: str, left_out: str, *pairs: str) -> None:
    files: dict[str, bytes] = {}
    modules: list[str] = []
    for folder, package in zip(pairs[::2], pairs[1::2], strict=True):
        for name in files_of(folder, package):
            if name.startswith(tuple(left_out.split(","))):
                continue
            with open(f"{folder}/{name}", "rb") as file:
                content = file.read()
            if name.endswith(".py"):
                files[name + "c"] = bytecode.compiled(content, f"/lib/utopiary.zip/{name}", optimize=0)
                modules.append(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            else:
                files[name] = content
    bytecode.write_zip(target, files)

    sys.path.append(target)
    for module in modules:
        importlib.import_module(module)
    print(f"{len(modules)} modules compiled and imported")


def files_of(folder: str, package: str) -> Iterator[str]:
    for path, inner, names in os.walk(f"{folder}/{package}"):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        for name in sorted(names):
            yield f"{path}/{name}".removeprefix(f"{folder}/")


if __name__ == "__main__":
    main(*sys.argv[1:])
