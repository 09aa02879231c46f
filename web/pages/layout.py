"""What all pages share: head, policy, header, footer."""

from collections.abc import Mapping

from app.english import ENGLISH
from app.markup import Markup, tag
from utopiary.core.english import ENGLISH as CORE_ENGLISH
from utopiary.core.words import Speaker, text

say = Speaker(ENGLISH, CORE_ENGLISH)

# GitHub Pages sets no headers, so the policy is a tag. Everything is closed but what PyScript needs: it builds
# functions from text ('unsafe-eval'), compiles WebAssembly and starts its worker from a blob.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "worker-src 'self' blob:",
        "connect-src 'self' blob:",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)


def layout(
    assets: Mapping[str, str], path: str, title: str, body: Markup, *, about: str = "", head: Markup | None = None
) -> str:
    """A whole page that stands at `path`: every address in it is relative, so the site works wherever it is put."""
    root = up(path)
    name = say(text("app.name"))
    return "<!doctype html>\n" + tag(
        "html",
        tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            tag("meta", name="description", content=about or say(text("app.about"))),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", title if title == name else f"{title} · {name}"),
            tag("link", rel="stylesheet", href=root + assets["style.css"]),
            tag("link", rel="icon", type="image/svg+xml", href=root + assets["icons/icon.svg"]),
            tag("link", rel="manifest", href=root + "manifest.webmanifest")
            if "manifest.webmanifest" in assets
            else None,
            head,
        ),
        tag("body", _header(root), body, _footer(root)),
        lang="en",
    )


def up(path: str) -> str:
    """The way from a page to the site's root."""
    return "../" * path.count("/") or "./"


def _header(root: str) -> Markup:
    logo = tag("a", say(text("app.name")), href=root + "index.html", class_="logo")
    links = tag("a", say(text("page.about")), href=root + "about/index.html")
    return tag("header", logo, tag("nav", links), class_="site")


def _footer(root: str) -> Markup:
    return tag("footer", say(text("app.about")), class_="site")
