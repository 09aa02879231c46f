"""A cache of expensive results, in folders named after a hash of their inputs."""

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from paths import CACHE


def digest(inputs: Iterable[bytes | str | Path]) -> str:
    """A short hash of texts, bytes and the contents of files; of a folder, the names and contents of all its files."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, Path) and item.is_dir():
            for file in files_in(item):
                total.update(f"{file.relative_to(item).as_posix()}\n{file.stat().st_size}\n".encode())
                total.update(file.read_bytes())
        else:
            content = item.read_bytes() if isinstance(item, Path) else item.encode() if isinstance(item, str) else item
            total.update(f"{len(content)}\n".encode())
            total.update(content)
    return total.hexdigest()[:12]


def files_in(folder: Path) -> list[Path]:
    """Every file below a folder, in one order on every machine, without hidden files and __pycache__."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted((path for path in found if not path.name.startswith(".")), key=lambda path: path.as_posix())


def cached(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """The folder `<name>-<key>`, filled by `make` the first time; older ones of the same name are removed.

    It gets its name when it is complete, so an interrupted build leaves no incomplete result.
    """
    folder = CACHE / f"{name}-{key}"
    if not folder.exists():
        CACHE.mkdir(exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(prefix=f"unfinished-{name}-", dir=CACHE))
        try:
            make(unfinished)
            for old in CACHE.glob(f"{name}-*"):
                shutil.rmtree(old)
            unfinished.rename(folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return folder
