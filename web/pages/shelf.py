"""The home page: the games to choose from."""

from app import languages
from app.markup import Markup, tag
from utopiary import GAMES
from utopiary.core.words import Speaker, text

from .context import Context
from .layout import layout
from .python import worker


def page(here: Context) -> str:
    name = here.words("app.name")
    games = [_cover(here, game_id) for game_id in GAMES]
    shelf = tag("ul", *games, class_="shelf") if games else tag("p", here.words("page.shelf-empty"))
    body = tag(
        "main",
        tag("h1", name),
        tag("p", here.words("app.about"), class_="lead"),
        tag("section", id="waiting"),
        shelf,
        class_="page",
    )
    return layout(here, "index.html", name, body, head=worker(here, "index.html", page="shelf"))


def about(here: Context, game_id: str) -> str:
    """What a game is, in a sentence."""
    return Speaker(languages.words(here.language, game_id), GAMES.find(game_id).english)(text(f"{game_id}.about"))


def _cover(here: Context, game_id: str) -> Markup:
    game = GAMES.find(game_id)
    fewest, most = game.seats[0], game.seats[-1]
    players = here.words("page.players-one") if most == 1 else here.words("page.players", fewest=fewest, most=most)
    return tag(
        "li",
        tag("h2", tag("a", game.title, href=f"play/{game_id}/")),
        tag("p", about(here, game_id)),
        tag("p", tag("a", here.words("shelf.daily"), href=f"play/{game_id}/?daily"), class_="daily"),
        tag("p", players, " · ", here.words(f"kind.{game.kind}"), class_="facts"),
    )
