"""What a page needs to start Python: its scripts and their configuration."""

import json
from collections.abc import Iterator

from app.languages import APP, ENGLISH
from app.markup import Markup, join, tag
from utopiary import GAMES

from .context import Context, up

FILES = {"pyscript": "pyscript/core.js", "boot": "boot.mjs", "worker": "worker.py"}


def worker(here: Context, path: str, *, page: str = "play", game: str = "") -> Markup:
    """The elements for the head of a page. `page` names the controller: "play", "home" or "statistics"."""
    root = here.root(path)
    addresses = {key: root + here.assets[name] for key, name in FILES.items()}
    config = {"page": page, "game": game, "language": here.language, "root": up(path), "sw": root + "sw.js"}
    config |= {"bundles": ",".join(_bundles(here.language, game)), **addresses}
    written = Markup(json.dumps({**config, "off": here.off}).replace("<", "\\u003c"))
    settings = tag("script", written, type="application/json", id="utopiary-config")
    start = tag(
        "script", src=root + here.assets["start.js"], type="module", async_=True
    )  # it imports the other scripts
    hints = [tag("link", rel="modulepreload", href=root + path, fetchpriority="low") for path in _core(here)]
    return join([settings, start, *hints])


def live() -> Markup:
    """The live region for the body of such a page. It has two elements, so that a repeated text is read again."""
    return tag("div", tag("p"), tag("p"), id="live", aria_live="polite", class_="spoken")


def _core(here: Context) -> list[str]:
    """The files of PyScript's core, to fetch them together and not one after the other."""
    return [path for name, path in here.assets.items() if name.startswith("pyscript/core") and name.endswith(".js")]


def _bundles(language: str, game: str) -> Iterator[str]:
    """The bundles that this page needs besides the core (made by site/fast/inside/compile_bundles.py)."""
    folder = GAMES.module(game).rpartition(".")[2] if game else ""
    if folder:
        yield folder
    else:
        yield "later"
    if language != ENGLISH:
        yield f"{language}-{APP}"
        if folder:
            yield f"{language}-{game.replace('-', '_')}"
