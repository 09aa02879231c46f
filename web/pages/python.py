"""How a page gets its Python: the terminal, and where it finds what it needs."""

import json

from app.markup import Markup, join, tag

from .context import Context, up

FILES = {"pyscript": "pyscript/core.js", "boot": "boot.mjs", "worker": "worker.py"}


def worker(here: Context, path: str, *, page: str = "play", **more: str) -> Markup:
    """For the head of a page: the terminal and its settings. `page` says what Python is to do there."""
    root = here.root(path)
    addresses = {key: root + here.assets[name] for key, name in FILES.items()}
    config = {"page": page, "language": here.language, "root": up(path), "sw": root + "sw.js", **addresses, **more}
    written = Markup(json.dumps(config).replace("<", "\\u003c"))
    settings = tag("script", written, type="application/json", id="utopiary-config")
    return join([settings, tag("script", src=root + here.assets["page.js"], type="module")])
