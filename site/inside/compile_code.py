"""Packs our own code as bytecode, in parts. Runs inside Pyodide, on the fast standard library.

    compile_code.py <folder to write into> <part with the library> <paths to leave out> <folder> <package in it> [...]

Which module goes into which part is found by doing what a visitor does, not by reading: open every game's page, make
the first move, and see what was imported.

    core           what every game's page imports
    <game>         what the page of this game imports besides
    <game>-later   the rest of the game: its bots, its odds
    hu-<game>      a language, one part for each game and one for the table
    later          the rest: other pages, dialogs that few people open
    library        what compile_stdlib.py kept of the standard library and no start needs

Afterwards it imports every module: code that asks for a part of the standard library which the fast start lacks fails
here, in the build, and not in front of a visitor.
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
LANGUAGE = re.compile(r"app\.catalogues\.([a-z]+)_(\w+)")
CORE, LATER, LIBRARY = "core", "later", "library"


def main(target: str, library: str, left_out: str, *pairs: str) -> None:
    modules: Modules = {}
    for folder, package in zip(pairs[::2], pairs[1::2], strict=True):
        for name in files_of(folder, package):
            if name.endswith(".py") and not name.startswith(tuple(left_out.split(","))):
                with open(f"{folder}/{name}", "rb") as source:
                    modules[bytecode.name_of(name)] = bytecode.module(source.read(), f"/lib/{name}", optimize=0)
    with open(library, "rb") as library_part:
        packed_library = library_part.read()
    parts = start_importing_from(modules, packed_library)
    needed = needed_for_the_first_move(modules)
    games = {name.split(".")[2] for name in modules if name.startswith("utopiary.games.")}
    places = {name: place(name, name in needed, games) for name in sorted(modules)}
    everywhere = {**places, **dict.fromkeys(parts.unpacked(packed_library)[0], LIBRARY)}
    for part in sorted(set(places.values())):
        inside = {name: modules[name] for name, where in places.items() if where == part}
        with open(f"{target}/{part}", "wb") as file:
            file.write(parts.packed(inside, everywhere if part == CORE else {}))
    for name in modules:
        importlib.import_module(name)
    print(f"{len(modules)} modules compiled and imported")


def start_importing_from(modules: Modules, library: bytes):  # type: ignore[no-untyped-def]
    """Import `app.parts`, which then imports everything else from what was just compiled."""
    here = type(sys)("app.parts")
    exec(bytecode.loaded(modules["app.parts"]), here.__dict__)
    here.begin([here.packed(modules, {}), library], None)
    return here


def needed_for_the_first_move(modules: Modules) -> set[str]:
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
    return {"app.parts", *(name for name in modules if name in sys.modules)}


def place(name: str, needed: bool, games: set[str]) -> str:
    if language := LANGUAGE.fullmatch(name):
        return f"{language[1]}-{language[2]}"
    if (game := GAME.match(name)) and game[1] in games:
        return game[1] if needed else f"{game[1]}-{LATER}"
    return CORE if needed else LATER


def files_of(folder: str, package: str) -> Iterator[str]:
    for path, inner, names in os.walk(f"{folder}/{package}"):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        for name in sorted(names):
            yield f"{path}/{name}".removeprefix(f"{folder}/")


if __name__ == "__main__":
    main(*sys.argv[1:])
