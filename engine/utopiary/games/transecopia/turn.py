"""The order of a turn: phases that go by themselves, until somebody has something to decide."""

from collections.abc import Callable

from ...core.game import Tell
from . import ending, production, resolving, rolling
from .state import State

BY_ITSELF: dict[str, Callable[[State, Tell], None]] = {
    "dawn": rolling.begin_turn,
    "reveal": resolving.begin,
    "resolve": resolving.go_on,
    "produce": production.begin,
    "rotate": ending.rotate,
}


def go_on(s: State, tell: Tell) -> None:
    while s.phase in BY_ITSELF:
        BY_ITSELF[s.phase](s, tell)
