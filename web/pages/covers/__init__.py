"""The covers of the boxes, our own art, in one language: a sky, a great disc over a horizon, a world cut from paper.

One module a game, named like the game's folder in the engine, with `draw() -> Markup`, the picture, and `BAND`, the
colour of the ground on which the title stands. A game without one stands on the shelf without a picture.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from app.markup import Markup
from utopiary import GAMES


class Cover(NamedTuple):
    picture: Markup
    band: str


def cover(game_id: str) -> Cover | None:
    name = f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Cover(module.draw(), module.BAND)
