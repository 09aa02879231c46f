"""Whose this is and what it is made of; and the page for addresses that lead nowhere."""

from app.markup import tag

from .context import Context
from .layout import layout

BUILT_ON = (  # what comes to the browser besides our own: name, licence
    ("Pyodide", "Mozilla Public License 2.0"),
    ("PyScript", "Apache License 2.0"),
    ("micropip", "Mozilla Public License 2.0"),
    ("Idiomorph", "BSD Zero Clause License"),
)


def page(here: Context) -> str:
    title = here.words("page.about")
    body = tag(
        "main",
        tag("h1", title),
        *[tag("p", here.words(f"about.{part}")) for part in ("what", "whose", "where")],
        tag("h2", here.words("about.built-on")),
        tag("ul", *[tag("li", f"{name}: {licence}") for name, licence in BUILT_ON]),
        class_="page",
    )
    return layout(here, "about/index.html", title, body)


def not_found(here: Context) -> str:
    """A host shows this for any path, however deep, so it refers to nothing: no style sheet, no script."""
    title = here.words("page.not-found")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
    )
    body = tag("body", tag("main", tag("h1", title), tag("p", here.words("page.not-found-why"))))
    return "<!doctype html>\n" + tag("html", head, body, lang="en")
