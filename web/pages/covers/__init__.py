"""The covers of the boxes, our own art, in one language: a sky, a great disc over a horizon, a world cut from paper.

One module a game, named like the game's folder in the engine, with `draw() -> Markup`, the picture, and `BAND`, the
colour of its ground, which goes on below it and bears the title (style/25-home.css). A game without one stands on the
shelf without a picture.
"""

from importlib import import_module
from importlib.util import find_spec

from app.markup import Markup
from utopiary import GAMES


def cover(game_id: str) -> Markup | None:
    name = f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
    if find_spec(name) is None:
        return None
    picture: Markup = import_module(name).draw()
    return picture
