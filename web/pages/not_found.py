"""The page for addresses that do not exist."""

from base64 import b64encode
from hashlib import sha256

from app.languages import LANGUAGES
from app.markup import Markup, tag

from .context import Context, context

STYLE = """
body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center;
  background: light-dark(#f7f2e7, #14171f); color: light-dark(#22262f, #ece6d8); text-align: center; }
h1, h2 { font-family: Georgia, serif; margin: 1rem 1rem 0; }
p { margin: 0.3rem 1rem; }
a { color: light-dark(#8a4b12, #f0b961); display: inline-block; margin-top: 1rem; padding: 0.6rem 1.2rem;
  border: 1px solid; border-radius: 0.6rem; }
[hidden] { display: none; }
"""
HOME = """
const home = document.getElementById("home");
const folders = location.pathname.split("/").slice(1, -1);
for (let n = folders.length; n >= 0 && home.hidden; n--) {
  const root = "/" + folders.slice(0, n).map((folder) => folder + "/").join("");
  const answer = await fetch(root + "manifest.webmanifest").catch(() => ({ ok: false }));
  if (answer.ok) Object.assign(home, { href: root, hidden: false });
}
"""


def _only(text: str) -> str:
    """The policy's source that allows exactly this text, by its hash."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


POLICY = (
    f"default-src 'none'; script-src {_only(HOME)}; style-src {_only(STYLE)}; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)


def page(here: Context) -> str:
    """The page as HTML. The host shows it for any path, so its style and script are inline.

    It has its text in every language. Its script finds the home page: the nearest folder above with a manifest.
    """
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", here.words("page.not-found")),
        tag("style", Markup(STYLE)),
    )
    others = [context(here.assets, language) for language in LANGUAGES if language != here.language]
    home = tag("p", tag("a", here.words("app.name"), id="home", hidden=True))
    told = [_told(here, "h1"), *[_told(other, "h2") for other in others]]
    body = tag("body", tag("main", *told, home), tag("script", Markup(HOME), type="module"))
    return "<!doctype html>\n" + tag("html", head, body, lang=here.language)


def _told(here: Context, heading: str) -> Markup:
    why = tag("p", here.words("page.not-found-why"))
    return tag("div", tag(heading, here.words("page.not-found")), why, lang=here.language)
