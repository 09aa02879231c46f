"""The home page: the games to choose from."""

from collections.abc import Mapping
from typing import Any

from app.markup import Markup, tag
from utopiary import GAMES
from utopiary.core.game import Game
from utopiary.core.words import Speaker, text

from .layout import layout, say


def page(assets: Mapping[str, str]) -> str:
    name = say(text("app.name"))
    games = [_cover(game) for game in GAMES.values()]
    shelf = tag("ul", *games, class_="shelf") if games else tag("p", say(text("page.shelf-empty")))
    body = tag("main", tag("h1", name), tag("p", say(text("app.about")), class_="lead"), shelf, class_="page")
    return layout(assets, "index.html", name, body)


def _cover(game: Game[Any]) -> Markup:
    fewest, most = game.seats[0], game.seats[-1]
    players = text("page.players-one") if most == 1 else text("page.players", fewest=fewest, most=most)
    about = Speaker(game.english)(text(f"{game.id}.about"))
    link = tag("a", game.title, href=f"play/{game.id}/index.html")
    return tag(
        "li",
        tag("h2", link),
        tag("p", about),
        tag("p", say(players), " · ", say(text(f"kind.{game.kind}")), class_="facts"),
    )
