"""What all pages share: head, policy, header, footer."""

from collections.abc import Iterable, Mapping

from app.languages import LANGUAGES
from app.markup import Markup, tag

from .context import Context, up

# GitHub Pages sets no headers, so the policy is a tag. It allows only what PyScript needs: compiling WebAssembly and
# a worker from a blob. (PyScript's hooks would need 'unsafe-eval' too; page.js does without them.)
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)


THEME = {"(prefers-color-scheme: light)": "#f7f2e7", "(prefers-color-scheme: dark)": "#14171f"}  # as --paper
FONT = "fonts/title.woff2"  # preloaded, because titles are in the first paint

PAGES = {"stats.title": "statistics/", "page.about": "about/"}  # message id -> path: the links of the header


def layout(
    here: Context,
    path: str,
    title: str,
    body: Markup,
    *,
    about: str = "",
    head: Markup | None = None,
    games: Iterable[str] = (),
    kind: str | None = None,
) -> str:
    """A whole page for `path`, as HTML. All addresses are relative, so the site works under any path.

    It links the style sheets of `games`, and then `head`: the browser fetches first what the first paint needs. `kind`
    is a class of `<html>`.
    """
    root, assets, app = here.root(path), here.assets, here.words("app.name")
    return "<!doctype html>\n" + tag(
        "html",
        tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            tag("meta", name="description", content=about or here.words("app.about")),
            tag("meta", name="color-scheme", content="light dark"),
            tag("title", title if title == app else f"{title} · {app}"),
            *[tag("meta", name="theme-color", content=colour, media=media) for media, colour in THEME.items()],
            tag("link", rel="preload", href=root + assets[FONT], as_="font", type="font/woff2", crossorigin=True),
            *[tag("link", rel="stylesheet", href=root + assets[name]) for name in _sheets(assets, games)],
            tag("link", rel="icon", type="image/svg+xml", href=root + assets["icons/icon.svg"]),
            tag("link", rel="apple-touch-icon", href=root + assets["icons/touch.png"]),
            tag("link", rel="manifest", href=root + "manifest.webmanifest"),
            tag("script", src=root + assets["language.js"], type="module"),
            head,
        ),
        tag("body", _header(here, path), body, tag("footer", here.words("app.about"), class_="site")),
        lang=here.language,
        class_=kind,
    )


def _sheets(assets: Mapping[str, str], games: Iterable[str]) -> list[str]:
    """The style sheets of all pages and of these games."""
    return [name for name in ("style.css", *(f"{game}.css" for game in games)) if name in assets]


def _twin(here: Context, path: str, language: str) -> str:
    """The address of the same page in another language."""
    return here.root(path) + here.at(path, language).removesuffix("index.html")


def _header(here: Context, path: str) -> Markup:
    home = up(path)
    icon = tag("img", src=here.root(path) + here.assets["icons/icon.svg"], alt="", width=28, height=28)
    logo = tag("a", icon, tag("span", here.words("app.name")), href=home, class_="logo")
    pages = [tag("a", here.words(id), href=home + at) for id, at in PAGES.items()]
    languages = [
        tag("a", name, href=_twin(here, path, language), lang=language, hreflang=language, data_language=language)
        for language, name in LANGUAGES.items()
        if language != here.language
    ]
    return tag("header", logo, tag("nav", *pages, *languages, aria_label=here.words("app.name")), class_="site")
