"""One module a game: `draw(scene) -> Markup`, pure. It is named like the game's own folder in the engine.

It may offer more: `picture(view, say) -> Markup`, a position as a small picture; `ENGLISH`, words of its own;
`helps(view, wish) -> bool`, whether what somebody wished to see there is help that the result should mention;
`legend(say)`, every symbol that it draws, each as a small picture with what it means;
`lingers(view, wish) -> float`, seconds that it takes to show what happened, before a bot moves on.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from utopiary import GAMES, Catalogue, Speaker, Text, View

from ..markup import Markup
from ..scene import Scene


def drawn(game_id: str) -> bool:
    """Has anybody drawn a board for this game? Until then it is played by its words."""
    return find_spec(_name(game_id)) is not None


def draw(game_id: str, scene: Scene) -> Markup:
    board: Markup = _module(game_id).draw(scene)
    return board


def picture(game_id: str, view: View, say: Speaker) -> Markup | None:
    """A position as a small picture, for lists of games; nothing, if nobody has drawn one."""
    small = getattr(_module(game_id), "picture", None)
    return small(view, say) if small else None


def english(game_id: str) -> Catalogue:
    words: Catalogue = getattr(_module(game_id), "ENGLISH", {})
    return words


def helps(game_id: str, view: View, wish: Mapping[str, str]) -> bool:
    asks = getattr(_module(game_id), "helps", None)
    return bool(asks and asks(view, wish))


def has_legend(game_id: str) -> bool:
    return hasattr(_module(game_id), "legend")


def legend(game_id: str, say: Speaker) -> Iterable[tuple[Markup, Text]]:
    """What the symbols on the board mean; people who cannot point at one find it in this list."""
    found: Iterable[tuple[Markup, Text]] = _module(game_id).legend(say) if has_legend(game_id) else ()
    return found


def lingers(game_id: str, view: View, wish: Mapping[str, str]) -> float:
    seconds = getattr(_module(game_id), "lingers", None)
    return seconds(view, wish) if seconds else 0.0


def _module(game_id: str) -> Any:
    return import_module(_name(game_id)) if drawn(game_id) else None


def _name(game_id: str) -> str:
    return f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}"
