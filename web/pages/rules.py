"""The rules pages: a game's rules in our own words, with contents, figures and a search field. They need no Python.

A text is Markdown. The anchor of a section stands on a line before its heading, `{#walk}`; a picture of the board is a
fenced block, `figure <name>` with its caption inside.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin

from app.markup import Markup, escape, join, tag

from . import figures
from .context import Context, up
from .home import cover, facts
from .layout import layout
from .titles import title

TEXTS = Path(__file__).parent.parent / "rules"


class Chapter(NamedTuple):
    """One section of the rules, from a second-level heading to the next."""

    anchor: str  # empty before the first heading
    title: str
    html: Markup


def page(here: Context, game_id: str) -> str:
    """The page as HTML."""
    path = f"rules/{game_id}/index.html"
    opening, *rest = chapters(game_id, here.language)
    play = tag("a", here.words("page.play"), href=f"{up(path)}play/{game_id}/", class_="button main")
    top = tag(
        "div",
        cover(game_id),
        tag("div", opening.html, tag("p", play, class_="row"), facts(here, game_id), class_="rules-intro"),
        class_="rules-top",
    )
    told = [tag("section", chapter.html) for chapter in rest]
    text = tag("div", figures.symbols(game_id, join(told)), *told, class_="rules-text")
    body = tag("main", top, _contents(here, rest), text, class_="page rules")
    script = tag("script", src=here.root(path) + here.assets["search.js"], type="module")
    called = title(here, game_id)
    about, whole = here.words("rules.about", title=called), here.words("page.rules-of", title=called)
    return layout(here, path, whole, body, about=about, head=script, games=[game_id])


def written(game_id: str, language: str = "en") -> bool:
    """Does the game have a rules page? A game without one is not published yet."""
    return (TEXTS / f"{game_id}.{language}.md").exists()


def chapters(game_id: str, language: str = "en") -> list[Chapter]:
    """The sections of a game's rules."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table").use(attrs_block_plugin)
    markdown.add_render_rule("fence", _figure)
    source = (TEXTS / f"{game_id}.{language}.md").read_text("utf-8")
    env = {"game": game_id, "language": language}
    parsed = markdown.parse(source, env)
    for token in parsed:
        if token.type == "table_open":
            token.attrSet("tabindex", "0")  # wide tables scroll on a phone, by keyboard too
    return [_chapter(markdown, tokens, env) for tokens in _parts(parsed)]


def _parts(tokens: list[Token]) -> Iterator[list[Token]]:
    """The tokens of each section, split at second-level headings."""
    part: list[Token] = []
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            yield part
            part = []
        part.append(token)
    yield part


def _chapter(markdown: MarkdownIt, tokens: list[Token], env: dict[str, Any]) -> Chapter:
    html = Markup(markdown.renderer.render(tokens, markdown.options, env))
    return Chapter(str(tokens[0].attrs.get("id", "")), tokens[1].content, html)


def _figure(renderer: Any, tokens: list[Token], at: int, options: Any, env: dict[str, Any]) -> str:
    block = tokens[at]
    kind, _, name = block.info.partition(" ")
    if kind != "figure":
        return tag("pre", block.content)
    drawn = figures.figure(env["game"], name.strip(), env["language"])
    return tag("figure", drawn, tag("figcaption", block.content.strip()))


def _contents(here: Context, parts: list[Chapter]) -> Markup:
    """The table of contents, and the search field, which is hidden until its script has started."""
    links = [tag("li", tag("a", escape(part.title), href=f"#{part.anchor}")) for part in parts]
    label = here.words("rules.search")
    field = tag("input", type="search", id="search-words", placeholder=label, autocomplete="off", spellcheck="false")
    said = tag(
        "output",
        data_some=here.words("rules.found", n=0),
        data_none=here.words("rules.found-none"),
        for_="search-words",
    )
    search = tag(
        "search", tag("label", label, for_="search-words", class_="spoken"), field, said, id="find", hidden=True
    )
    contents = tag("summary", here.words("rules.contents"))
    return tag(
        "nav",
        search,
        tag("details", contents, tag("ol", *links)),
        class_="contents",
        aria_label=here.words("rules.contents"),
    )
