"""Whose this is and what it is made of; and the page for addresses that lead nowhere."""

from collections.abc import Mapping

from app.markup import tag
from utopiary.core.words import text

from .layout import layout, say

BUILT_ON = (  # what comes to the browser besides our own: name, licence
    ("Pyodide", "Mozilla Public License 2.0"),
    ("PyScript", "Apache License 2.0"),
    ("micropip", "Mozilla Public License 2.0"),
    ("Idiomorph", "BSD Zero Clause License"),
)


def page(assets: Mapping[str, str]) -> str:
    title = say(text("page.about"))
    body = tag(
        "main",
        tag("h1", title),
        *[tag("p", say(text(f"about.{part}"))) for part in ("what", "whose", "where")],
        tag("h2", say(text("about.built-on"))),
        tag("ul", *[tag("li", f"{name}: {licence}") for name, licence in BUILT_ON]),
        class_="page",
    )
    return layout(assets, "about/index.html", title, body)


def not_found(assets: Mapping[str, str]) -> str:
    title = say(text("page.not-found"))
    body = tag("main", tag("h1", title), tag("p", say(text("page.not-found-why"))), class_="page")
    return layout(assets, "404.html", title, body)
