"""Packs our own code as bytecode, in bundles. Runs inside Pyodide, on the standard library of the fast start.

    compile_bundles.py <folder to write into> <library.bundle> <paths to leave out> <folder> <package in it> [...]

Which module goes into which bundle is found by opening every game's page, making the first move, and looking at what
was imported:

    core           what every game's page imports
    <game>         what the page of this game imports besides
    <game>-later   the rest of the game: its bots, its odds
    hu-<domain>    a language's sentences: a bundle for the app and one for each game
    later          the rest: other pages, dialogs that few visitors open
    library        what compile_stdlib.py kept of the standard library and no start needs

Afterwards it imports every module: code that needs a part of the standard library which the fast start lacks fails
here, in the build.
"""

import importlib
import json
import os
import re
import sys
from collections.abc import Iterator

import bytecode

Modules = dict[str, tuple[bool, bytes]]

GAME = re.compile(r"(?:utopiary\.games|app\.boards|app\.tutorials)\.(\w+)")
LANGUAGE = re.compile(r"app\.catalogues\.(\w+)(?:\.(\w+))?")  # `pt_BR`, and a domain or the package itself
CORE, LATER, LIBRARY, APP = "core", "later", "library", "app"


def main(target: str, library: str, left_out: str, *pairs: str) -> None:
    """Write the bundles into the folder `target`."""
    modules: Modules = {}
    for folder, package in zip(pairs[::2], pairs[1::2], strict=True):
        for name in files_of(folder, package):
            if name.endswith(".py") and not name.startswith(tuple(left_out.split(","))):
                with open(f"{folder}/{name}", "rb") as source:
                    modules[bytecode.name_of(name)] = bytecode.module(source.read(), f"/lib/{name}", optimize=0)
    with open(library, "rb") as library_bundle:
        packed_library = library_bundle.read()
    bundles = start_importing_from(modules, packed_library)
    needed = needed_for_the_first_move(modules)
    games = {name.split(".")[2] for name in modules if name.startswith("utopiary.games.")}
    index = {name: bundle_of(name, name in needed, games) for name in sorted(modules)}
    whole_index = {**index, **dict.fromkeys(bundles.unpacked(packed_library)[0], LIBRARY)}
    for bundle in sorted(set(index.values())):
        inside = {name: modules[name] for name, where in index.items() if where == bundle}
        with open(f"{target}/{bundle}", "wb") as file:
            file.write(bundles.packed(inside, whole_index if bundle == CORE else {}))
    for name in modules:
        importlib.import_module(name)
    print(f"{len(modules)} modules compiled and imported")


def start_importing_from(modules: Modules, library: bytes):  # type: ignore[no-untyped-def]
    """Import `app.bundles`, and from now on everything else out of what was just compiled."""
    bundles = type(sys)("app.bundles")
    exec(bytecode.loaded(modules["app.bundles"]), bundles.__dict__)
    bundles.import_from([bundles.packed(modules, {}), library], None)
    return bundles


def needed_for_the_first_move(modules: Modules) -> set[str]:
    """The modules that are imported after every game's page was opened and its first move was made."""
    from app.dispatcher import Dispatcher
    from utopiary import GAMES, Session

    for game in (*GAMES, *GAMES.hidden()):
        page = Dispatcher()(json.dumps({"do": "open", "game": game, "root": "", "language": "en", "stored": {}}))
        if '"ask"' not in page:
            raise SystemExit(f"The page of {game} does not open: {page[:400]}")
        session = Session.new(game, seed="Utopiary", seats=GAMES.find(game).seats[0])
        seat = session.active[0]
        session.play(seat, session.prompt(seat).choices[0].move)
        session.save()
    return {"app.bundles", *(name for name in modules if name in sys.modules)}


def bundle_of(name: str, needed: bool, games: set[str]) -> str:
    """The bundle of a module; `needed`: the first move of some game imports it."""
    if name == "app.catalogues":
        return CORE  # empty, and imported with every language
    if language := LANGUAGE.fullmatch(name):
        return f"{language[1].replace('_', '-')}-{language[2] or APP}"
    if (game := GAME.match(name)) and game[1] in games:
        return game[1] if needed else f"{game[1]}-{LATER}"
    return CORE if needed else LATER


def files_of(folder: str, package: str) -> Iterator[str]:
    """The files of a package, relative to `folder`, in one order on every machine."""
    for path, inner, names in os.walk(f"{folder}/{package}"):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        for name in sorted(names):
            yield f"{path}/{name}".removeprefix(f"{folder}/")


if __name__ == "__main__":
    main(*sys.argv[1:])
