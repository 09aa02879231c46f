"""The about page: the games' credits, and the licences of all that the site is made of."""

import json
from pathlib import Path

from app.markup import Markup, tag
from utopiary import GAMES

from .context import Context, up
from .credits import CREDITS, Credits
from .layout import layout
from .rules import written

OFL, FONT_LICENCE = "OFL-1.1", "fonts/OFL.txt"  # this licence must be published with the fonts
LICENCES = json.loads(Path(__file__).with_name("licences.json").read_text("utf-8"))  # made by site/licences.py


def page(here: Context) -> str:
    """The page as HTML."""
    title, path = here.words("page.about"), "about/index.html"
    body = tag(
        "main",
        tag("h1", title),
        *[tag("p", here.words(f"about.{part}")) for part in ("what", "whose", "where")],
        tag("h2", here.words("about.games")),
        tag("ul", *[_game(here, path, id, credits) for id, credits in CREDITS.items()], class_="credits"),
        tag("h2", here.words("about.built-on")),
        tag("h3", here.words("about.in-the-browser")),
        _used(here, path, "in-the-browser"),
        tag("h3", here.words("about.at-home")),
        _used(here, path, "at-home"),
        tag("p", here.words("about.licence")),
        class_="page about",
    )
    return layout(here, path, title, body)


def _game(here: Context, path: str, id: str, credits: Credits) -> Markup:
    name = GAMES.find(id).title
    shown = tag("a", name, href=f"{up(path)}rules/{id}/") if written(id) else name
    by = here.words("about.by", designers=_listed(here, credits.designers))
    came = ", ".join(part for part in (credits.publisher, str(credits.year or "")) if part)
    art = here.words("about.art", artists=_listed(here, credits.art)) if credits.art else ""
    return tag("li", tag("b", shown), f" {by}", f" ({came})" if came else "", f". {art}" if art else ".")


def _listed(here: Context, names: tuple[str, ...]) -> str:
    """Names as a list in a sentence: "A", "A and B", "A, B and C"."""
    *most, last = names
    return here.words("about.and", most=", ".join(most), last=last) if most else last


def _used(here: Context, path: str, where: str) -> Markup:
    """The packages used there, by licence."""
    by_licence: dict[str, list[str]] = {}
    for name, version, licence in LICENCES[where]:
        by_licence.setdefault(licence, []).append(f"{name} {version}")
    text = here.root(path) + here.assets[FONT_LICENCE]
    named = {licence: tag("a", licence, href=text) if licence == OFL else tag("b", licence) for licence in by_licence}
    return tag(
        "ul", *[tag("li", named[licence], ": ", ", ".join(by_licence[licence])) for licence in sorted(by_licence)]
    )
