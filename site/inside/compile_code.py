"""Makes the zip with our own code as bytecode. Runs inside Pyodide, on the fast standard library.

    compile_code.py <zip to write> <folder that holds a package> <package> [<folder> <package> ...]

Afterwards it imports every module out of that zip: code that asks for a part of the standard library which the fast
one lacks fails here, in the build, and not in front of a visitor.
"""

import importlib
import os
import sys

import bytecode


def main(target: str, *pairs: str) -> None:
    files: dict[str, bytes] = {}
    modules: list[str] = []
    for folder, package in zip(pairs[::2], pairs[1::2], strict=True):
        for path, inner, names in os.walk(f"{folder}/{package}"):
            inner[:] = sorted(name for name in inner if name != "__pycache__")
            for name in names:
                with open(f"{path}/{name}", "rb") as file:
                    content = file.read()
                inside = f"{path}/{name}".removeprefix(f"{folder}/")
                if name.endswith(".py"):
                    files[inside + "c"] = bytecode.compiled(content, f"/lib/utopiary.zip/{inside}", optimize=0)
                    modules.append(inside.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
                else:
                    files[inside] = content
    bytecode.write_zip(target, files)

    sys.path.append(target)
    for module in sorted(modules):
        if not module.endswith("__main__"):
            importlib.import_module(module)
    print(f"{len(modules)} modules compiled and imported")


if __name__ == "__main__":
    main(*sys.argv[1:])
