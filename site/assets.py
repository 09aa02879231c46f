"""Files with a hash of the content in their names, so that browsers may cache them for ever; scripts and styles."""

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
        """Write a file with the hash in its own name; return its path."""
        folder, _, last = name.rpartition("/")
        stem, dot, ending = last.partition(".")
        path = posixpath.join("assets", folder, f"{stem}.{_hash(content)}{dot}{ending}")
        return self._put(name, path, content)

    def add_folder(self, folder: str, files: Mapping[str, bytes], prefix: str = "") -> str:
        """Write files that refer to each other by name into a folder with the hash of them all; return its path.

        Their logical names are their own names with `prefix` in front.
        """
        everything = b"".join(name.encode() + _hash(files[name]).encode() for name in sorted(files))
        hashed = f"{folder}-{_hash(everything)}"
        for name, content in files.items():
            self._put(prefix + name, f"{hashed}/{name}", content)
        return f"{hashed}/"

    def checked(self, path: str) -> dict[str, str]:
        """The path of a file and its content's hash, for scripts that let the browser check it."""
        return {"path": path, "integrity": self.sums[path]}

    def _put(self, name: str, path: str, content: bytes) -> str:
        target = self.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        self.paths[name] = path
        self.sums[path] = sum_of(content)
        return path


def style_sheet(sheets: Iterable[Path], paths: Mapping[str, str]) -> bytes:
    """Style sheets as one file, with hashed names in `url(../fonts/x.woff2)`."""

    def hashed(found: re.Match[str]) -> str:
        name = posixpath.normpath(posixpath.join("style", found[2]))
        if found[2].startswith(("data:", "#")):
            return found[0]
        if name not in paths:
            raise Problem(f"A style sheet asks for {found[2]}, which is not among the files of the site.")
        return f"url({posixpath.relpath(paths[name], 'assets')})"

    written = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    return re.sub(r"url\((['\"]?)([^'\")]+)\1\)", hashed, written).encode()


def filled_in(script: str, **values: str) -> bytes:
    """A script whose constants the build knows: the line `const NAME = …; // filled in by the build` gets the value."""
    for name, value in values.items():
        line = re.compile(rf"^const {name} = .*; // filled in by the build$", re.MULTILINE)
        if len(line.findall(script)) != 1:
            raise Problem(f"A script needs one line `const {name} = …; // filled in by the build`.")
        before, after = line.split(script)
        script = f"{before}const {name} = {value};{after}"
    return script.encode()


IMPORT = re.compile(r'^import \{ [\w, ]+ \} from "([^"]+)";\n', re.MULTILINE)
COMMENT = re.compile(r"^ *(//.*|/\*\*(?s:.*?)\*/)\n", re.MULTILINE)  # that stands on lines of its own


def joined(entry: Path, instead: Mapping[Path, Path] | None = None) -> str:
    """A module and those it imports as one script without comments, each after those that it imports itself.

    One file is one request. Their top-level names must differ; only the names of `entry` stay exported. `instead` says
    which module takes the place of another one.
    """
    replaced, found = {path.resolve(): other for path, other in (instead or {}).items()}, dict[Path, str]()

    def add(module: Path) -> None:
        module = replaced.get(module.resolve(), module).resolve()
        if module in found:
            return
        text = module.read_text(encoding="utf-8")
        for imported in IMPORT.findall(text):
            add(module.parent / imported)
        text = COMMENT.sub("", IMPORT.sub("", text)).strip("\n")
        found[module] = text if module == entry.resolve() else re.sub(r"^export ", "", text, flags=re.MULTILINE)

    add(entry)
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join(found.values())) + "\n"


def sum_of(content: bytes) -> str:
    """The hash of a content, in the form of the attribute `integrity`."""
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:8]
