"""A game's rules in our own words, readable without Python in the page."""

from pathlib import Path

from markdown_it import MarkdownIt
from mdit_py_plugins.attrs import attrs_block_plugin

from app.markup import Markup, tag
from utopiary import GAMES

from .context import Context, up
from .layout import layout

TEXTS = Path(__file__).parent.parent / "rules"


def page(here: Context, game_id: str) -> str:
    game = GAMES.find(game_id)
    path = f"rules/{game_id}/index.html"
    play = tag("a", here.words("page.play"), href=f"{up(path)}play/{game_id}/index.html", class_="button main")
    body = tag("main", html(game_id, here.language), tag("p", play, class_="row"), class_="page rules")
    return layout(here, path, here.words("page.rules-of", title=game.title), body)


def written(game_id: str, language: str = "en") -> bool:
    """Does the game have its rules page? One that has none is not for people yet."""
    return (TEXTS / f"{game_id}.{language}.md").exists()


def html(game_id: str, language: str = "en") -> Markup:
    """The rules as HTML; the anchor of a section stands on a line before its heading: `{#walk}`."""
    source = (TEXTS / f"{game_id}.{language}.md").read_text("utf-8")
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table").use(attrs_block_plugin)
    return Markup(markdown.render(source))
