"""Expensive results kept between builds, in folders named after a hash of everything they were made from."""

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from paths import CACHE


def digest(parts: Iterable[bytes | str | Path]) -> str:
    """A short hash of texts, bytes and the contents of files; a folder counts with all it holds, names included."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path) and part.is_dir():
            for file in files_in(part):
                total.update(f"{file.relative_to(part).as_posix()}\n{file.stat().st_size}\n".encode())
                total.update(file.read_bytes())
        else:
            content = part.read_bytes() if isinstance(part, Path) else part.encode() if isinstance(part, str) else part
            total.update(f"{len(content)}\n".encode())
            total.update(content)
    return total.hexdigest()[:12]


def files_in(folder: Path) -> list[Path]:
    """Every file below a folder, in one order on every machine, without what Python and editors leave behind."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return sorted((path for path in found if not path.name.startswith(".")), key=lambda path: path.as_posix())


def cached(name: str, key: str, make: Callable[[Path], None]) -> Path:
    """The folder `<name>-<key>`, filled by `make` the first time; an older one of the same name goes.

    It appears under its name only when it is complete, so a build that was interrupted is simply done again.
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
