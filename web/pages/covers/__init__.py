"""The covers of the games, our own art in one visual language: a sky, a large disc over a horizon, a paper-cut world.

One module for each game, named as in the engine, with `draw() -> Markup`, the picture, and `BAND`, the colour of its
ground, on which the title stands below the picture. A game without one has no picture on the home page.
"""

from importlib import import_module
from importlib.util import find_spec

from app.markup import Markup
from utopiary import GAMES


def cover(game_id: str) -> Markup | None:
    """The picture of a game, if it has one."""
    name = f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
    if find_spec(name) is None:
        return None
    picture: Markup = import_module(name).draw()
    return picture
