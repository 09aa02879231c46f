"""What a game's board exports to the page."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from utopiary import Catalogue, Speaker, Text

from ..markup import Markup, tag
from ..scene import Scene

V = TypeVar("V")  # the game's view
DisplayOptions = Mapping[str, str]  # display options that the player has set


class LegendEntry(NamedTuple):
    """One line of the legend: a symbol of the board and what it means."""

    picture: Markup
    meaning: Text
    symbols: tuple[str, ...] = ()  # ids of the `<symbol>` elements that get the meaning as their tooltip


def _no_legend(say: Speaker) -> Iterable[LegendEntry]:
    return ()


def _never_helps(view: Any, display: DisplayOptions) -> bool:
    return False


def _no_animation(view: Any, display: DisplayOptions) -> float:
    return 0.0


class Board(NamedTuple, Generic[V]):
    """The functions of one game's board. All are pure; `boards.board(game_id)` finds them as the module's `BOARD`."""

    draw: Callable[[Scene[V]], Markup] | None = None  # without it the page shows the sentences of `describe`
    picture: Callable[[V, Speaker], Markup] | None = None  # a position as a small picture, for lists of games
    english: Catalogue = MappingProxyType({})
    legend: Callable[[Speaker], Iterable[LegendEntry]] = _no_legend  # every symbol on the board
    counts_as_help: Callable[[V, DisplayOptions], bool] = _never_helps  # is what is shown help, as a hint is?
    animation_seconds: Callable[[V, DisplayOptions], float] = _no_animation  # before the next bot may move

    @property
    def has_legend(self) -> bool:
        """Does the board explain its symbols?"""
        return self.legend is not _no_legend


def section(id: str, content: Markup, label: str | None = None, panel: bool = False) -> Markup:
    """One region of a board; a panel stands out from what is under it."""
    return tag("section", content, id=id, class_=f"panel {id}" if panel else id, aria_label=label)


def tooltips(legend: Callable[[Speaker], Iterable[LegendEntry]], say: Speaker) -> dict[str, str]:
    """Symbol id -> its meaning, for the `<title>` of the symbol. The first entry that names a symbol explains it."""
    found: dict[str, str] = {}
    for entry in legend(say):
        for symbol in entry.symbols:
            found.setdefault(symbol, say(entry.meaning))
    return found
