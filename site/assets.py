"""Names with a hash of the content in them: a browser may keep such a file for ever, a changed one has a new name."""

import hashlib
import posixpath
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path

from problem import Problem


class Assets:
    """Writes files into the site and remembers, by logical name, where each one went."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.paths: dict[str, str] = {}  # "style.css" -> "assets/style.1a2b3c4d.css", relative to the site's root
        self.sums: dict[str, str] = {}  # such a path -> its content's hash

    def add(self, name: str, content: bytes) -> str:
        """One file, the hash in its own name."""
        folder, _, last = name.rpartition("/")
        stem, dot, ending = last.partition(".")
        path = posixpath.join("assets", folder, f"{stem}.{_hash(content)}{dot}{ending}")
        return self._put(name, path, content)

    def add_folder(self, folder: str, files: Mapping[str, bytes], prefix: str = "") -> str:
        """Files that know each other by name: the names stay, the hash of them all is in the folder's.

        Their logical names are their own with `prefix` in front.
        """
        everything = b"".join(name.encode() + _hash(files[name]).encode() for name in sorted(files))
        hashed = f"{folder}-{_hash(everything)}"
        for name, content in files.items():
            self._put(prefix + name, f"{hashed}/{name}", content)
        return f"{hashed}/"

    def _put(self, name: str, path: str, content: bytes) -> str:
        target = self.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        self.paths[name] = path
        self.sums[path] = sum_of(content)
        return path


def style_sheet(sheets: Iterable[Path], paths: Mapping[str, str]) -> bytes:
    """Style sheets as one; `url(../fonts/x.woff2)` gets the hashed name."""

    def hashed(found: re.Match[str]) -> str:
        name = posixpath.normpath(posixpath.join("style", found[2]))
        if found[2].startswith(("data:", "#")):
            return found[0]
        if name not in paths:
            raise Problem(f"A style sheet asks for {found[2]}, which is not among the files of the site.")
        return f"url({posixpath.relpath(paths[name], 'assets')})"

    written = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    return re.sub(r"url\((['\"]?)([^'\")]+)\1\)", hashed, written).encode()


def filled_in(template: Path, **values: str) -> bytes:
    """A script whose constants the build knows: the line `const NAME = …; // filled in by the build` gets the value."""
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        line = re.compile(rf"^const {name} = .*; // filled in by the build$", re.MULTILINE)
        if len(line.findall(text)) != 1:
            raise Problem(f"{template.name} needs one line `const {name} = …; // filled in by the build`.")
        before, after = line.split(text)
        text = f"{before}const {name} = {value};{after}"
    return text.encode()


def sum_of(content: bytes) -> str:
    """The whole hash, in the form that browsers check while they fetch."""
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:8]
