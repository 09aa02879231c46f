"""Whose this is and what it is made of."""

from app.markup import Markup, tag
from utopiary import GAMES

from .box import BOXES, Box
from .context import Context, up
from .layout import layout
from .rules import written

LICENCE = "fonts/OFL.txt"  # the one that asks to come along with what it is for
IN_THE_BROWSER = (  # what comes there besides our own: name, licence, where it can be read
    ("Pyodide", "Mozilla Public License 2.0", ""),
    ("CPython", "Python Software Foundation License 2", ""),
    ("PyScript", "Apache License 2.0", ""),
    ("polyscript, coincident", "Apache License 2.0, MIT License", ""),
    ("micropip", "Mozilla Public License 2.0", ""),
    ("Idiomorph", "BSD Zero Clause License", ""),
    ("Fraunces", "SIL Open Font License 1.1", LICENCE),
)
AT_HOME = (  # what builds, tests and measures it
    ("Babel", "BSD 3-Clause License"),
    ("markdown-it-py, mdit-py-plugins, hatchling, fontTools, Brotli", "MIT License"),
    ("pytest, pytest-xdist, ruff, mypy", "MIT License"),
    ("Playwright, pytest-playwright, Lighthouse", "Apache License 2.0"),
    ("axe-core", "Mozilla Public License 2.0"),
)


def page(here: Context) -> str:
    title, path = here.words("page.about"), "about/index.html"
    body = tag(
        "main",
        tag("h1", title),
        *[tag("p", here.words(f"about.{part}")) for part in ("what", "whose", "where")],
        tag("h2", here.words("about.games")),
        tag("ul", *[_game(here, path, id, box) for id, box in BOXES.items()], class_="credits"),
        tag("h2", here.words("about.built-on")),
        tag("h3", here.words("about.in-the-browser")),
        tag("ul", *[_used(here, path, *line) for line in IN_THE_BROWSER]),
        tag("h3", here.words("about.at-home")),
        tag("ul", *[tag("li", f"{name}: {licence}") for name, licence in AT_HOME]),
        tag("p", here.words("about.licence")),
        class_="page about",
    )
    return layout(here, path, title, body)


def _game(here: Context, path: str, id: str, box: Box) -> Markup:
    name = GAMES.find(id).title
    shown = tag("a", name, href=f"{up(path)}rules/{id}/") if written(id) else name
    by = here.words("about.by", designers=_listed(here, box.designers))
    came = ", ".join(part for part in (box.publisher, str(box.year or "")) if part)
    art = here.words("about.art", artists=_listed(here, box.art)) if box.art else ""
    return tag("li", tag("b", shown), f" {by}", f" ({came})" if came else "", f". {art}" if art else ".")


def _listed(here: Context, names: tuple[str, ...]) -> str:
    """One, two, or many names, as one says them."""
    *most, last = names
    return here.words("about.and", most=", ".join(most), last=last) if most else last


def _used(here: Context, path: str, name: str, licence: str, file: str) -> Markup:
    shown = tag("a", licence, href=here.root(path) + here.assets[file]) if file else licence
    return tag("li", f"{name}: ", shown)
