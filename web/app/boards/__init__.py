"""One module a game: `draw(scene) -> Markup`, pure. It is named like the game's own folder in the engine."""

from importlib import import_module

from utopiary import GAMES

from ..markup import Markup
from ..scene import Scene


def draw(game_id: str, scene: Scene) -> Markup:
    folder = GAMES.module(game_id).rpartition(".")[2]
    board: Markup = import_module(f"{__name__}.{folder}").draw(scene)
    return board
