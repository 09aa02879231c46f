"""Sheets in the middle of a game, for tests: searching, fighting, everything activated."""

from typing import Any

from utopiary import testing
from utopiary.games.utopia_engine.data import CONSTRUCTS, TIES
from utopiary.games.utopia_engine.state import Box, Link

NOTHING: frozenset[str] = frozenset()
FULL_BOX = Box((1, 1, 1, 1, 1, 1), 0)


def game(*rolls: int, options: dict[str, str] | None = None, **fields: Any) -> testing.TestSession:
    return testing.session("utopia-engine", rolls=rolls, options=options, **fields)


def moves(s: testing.TestSession) -> list[str]:
    return [" ".join(map(str, choice.move)) for choice in s.prompt(0).choices]


def searched(top: str, bottom: str, *then: int, place: str = "great-wilds", **fields: Any) -> testing.TestSession:
    """A search that ends with these two numbers."""
    rolls = [int(digit) for pair in zip(top, bottom, strict=True) for digit in pair]
    s = game(*rolls, *then, **fields).play_all(f"search {place} 1")
    for column in range(3):
        s.play_all(f"put {top[column]} t{column + 1}", f"put {bottom[column]} b{column + 1}")
    return s


def fighting(level: int, *rolls: int, place: str = "great-wilds", **fields: Any) -> testing.TestSession:
    return game(*rolls, **{"charged": NOTHING, **fields}, phase="combat", place=place, level=level)


def linked(value: int) -> dict[str, Link]:
    return {component: Link(True, value=value) for component in TIES}


def all_active() -> dict[str, Any]:
    return {"found": frozenset(CONSTRUCTS), "activated": frozenset(CONSTRUCTS)}


def stock(**components: int) -> dict[str, int]:
    return {**dict.fromkeys(TIES, 0), **components}
