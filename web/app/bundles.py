"""Bundles: our code as bytecode, imported from memory, and fetched when something in it is first imported.

The build makes the bundles (site/fast/inside/compile_bundles.py says which module goes into which). The core is in the
memory snapshot that the fast start restores, and fast.mjs hands over the bundles that the page asked for. The plain
start has every module as a file and does not use this.
"""

import marshal
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType

Modules = Mapping[str, tuple[bool, bytes]]  # name -> whether it is a package, and its bytecode
Index = Mapping[str, str]  # name of a module -> name of its bundle
Fetch = Callable[[str], bytes]  # name of a bundle -> the bundle


def packed(modules: Modules, index: Index) -> bytes:
    """A bundle as a file. Only the core's index has all modules of all bundles."""
    return zlib.compress(marshal.dumps((dict(modules), dict(index))), 9)


def unpacked(bundle: bytes) -> tuple[Modules, Index]:
    """The modules and the index in a bundle."""
    modules, index = marshal.loads(zlib.decompress(bundle))
    return modules, index


class Importer:
    """Finds modules in bundles. As the first entry of `sys.meta_path` it is asked before any folder is searched."""

    def __init__(self) -> None:
        self._modules: dict[str, tuple[bool, bytes]] = {}
        self._index: dict[str, str] = {}
        self._fetch: Fetch | None = None

    def add(self, bundles: Iterable[bytes], fetch: Fetch | None) -> None:
        """Import from these bundles too, and from now on get others with `fetch`."""
        for bundle in bundles:
            self._add(bundle)
        self._fetch = fetch

    def _add(self, bundle: bytes) -> None:
        modules, index = unpacked(bundle)
        self._modules.update(modules)
        self._index.update(index)

    def forget(self, bundle: str) -> None:
        """Drop the modules of a bundle that have not been imported. The bundle can be fetched again."""
        for name in [name for name in self._modules if self._index.get(name) == bundle]:
            del self._modules[name]
        self._fetch = None

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The import system's question: the module's spec, or None if no bundle has it."""
        if name not in self._modules:
            if name not in self._index or self._fetch is None:
                return None
            self._add(self._fetch(self._index[name]))
        is_package, _ = self._modules[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None: the import system makes an ordinary module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's bytecode in it."""
        exec(marshal.loads(self._modules[module.__name__][1]), module.__dict__)
        del self._modules[module.__name__]  # sys.modules has the module now; the bytecode would only take memory


def import_from(bundles: Iterable[bytes], fetch: Fetch | None = None) -> None:
    """Import from these bundles, and from others as soon as there is a `fetch` for them. A later call adds bundles."""
    importer = sys.meta_path[0]
    if not isinstance(importer, Importer):
        sys.meta_path.insert(0, importer := Importer())
    importer.add(bundles, fetch)
