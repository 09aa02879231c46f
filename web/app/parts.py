"""Our code in parts: what the first move needs is there from the start, the rest comes when somebody imports it.

The build packs the parts (site/inside/compile_code.py says which module goes where). The core is in the snapshot that
the fast start begins with (site/inside/snapshot.mjs), and boot.mjs hands over the others that the page asked for. The
plain start does without all this: it has every module as a file.
"""

import marshal
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType

Modules = Mapping[str, tuple[bool, bytes]]  # name -> is it a package, and its bytecode
Places = Mapping[str, str]  # name -> the part it is in
Fetch = Callable[[str], bytes]  # the name of a part -> the part


def packed(modules: Modules, places: Places) -> bytes:
    """One part as a file. Only the first one knows the places of everything."""
    return zlib.compress(marshal.dumps((dict(modules), dict(places))), 9)


def unpacked(part: bytes) -> tuple[Modules, Places]:
    modules, places = marshal.loads(zlib.decompress(part))
    return modules, places


class Parts:
    """Python asks this first for every module, before it looks through any folder."""

    def __init__(self) -> None:
        self._modules: dict[str, tuple[bool, bytes]] = {}
        self._places: dict[str, str] = {}
        self._fetch: Fetch | None = None

    def take(self, here: Iterable[bytes], fetch: Fetch | None) -> None:
        for part in here:
            self._add(part)
        self._fetch = fetch

    def _add(self, part: bytes) -> None:
        modules, places = unpacked(part)
        self._modules.update(modules)
        self._places.update(places)

    def leave(self, part: str) -> None:
        """Forget what nobody has imported of a part. It can be fetched again."""
        for name in [name for name in self._modules if self._places.get(name) == part]:
            del self._modules[name]
        self._fetch = None

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self._modules:
            if name not in self._places or self._fetch is None:
                return None
            self._add(self._fetch(self._places[name]))
        is_package, _ = self._modules[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None  # the usual kind

    def exec_module(self, module: ModuleType) -> None:
        exec(marshal.loads(self._modules[module.__name__][1]), module.__dict__)
        del self._modules[module.__name__]  # it is in sys.modules now, and need not be here twice


def begin(here: Iterable[bytes], fetch: Fetch | None = None) -> None:
    """Import from these parts, and from others as soon as there is a way to them. Called again, it takes in more."""
    parts = sys.meta_path[0]
    if not isinstance(parts, Parts):
        sys.meta_path.insert(0, parts := Parts())
    parts.take(here, fetch)
