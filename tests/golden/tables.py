"""The tables in every game's data.py and its options, a line each, with their `rules_version`.

They notice a changed value of a district or number of a card, which the two hundred games may miss.
"""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from utopiary import GAMES
from utopiary.core.canonical import digest


def lines() -> Iterator[str]:
    """`<game> rules <version> table <name>: <digest>` and `<game> rules <version> option <id>: <values>`."""
    for id in (*GAMES, *GAMES.hidden()):
        game = GAMES.find(id)
        for name, value in constants(data_of(id)):
            yield f"{id} rules {game.rules_version} table {name}: {digest(value)}"
        for version in (game, *game.old_rules):
            for option in version.options:
                yield f"{id} rules {version.rules_version} option {option.id}: {' '.join(option.values)}"


def data_of(id: str) -> ModuleType | None:
    """The module with a game's tables; the test game has none."""
    package = import_module(GAMES.module(id))
    return import_module(f"{package.__name__}.data") if hasattr(package, "__path__") else None


def constants(module: ModuleType | None) -> Iterator[tuple[str, Any]]:
    """The public constants of a module as plain values, by name."""
    source = vars(module) if module else {}
    for name in sorted(source):
        if name.isupper() and not name.startswith("_"):
            yield name, plain(source[name])


def plain(value: Any) -> Any:
    """A constant in a form that `digest` accepts: ranges as lists, floats as text."""
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, range):
        return [*value]
    if isinstance(value, dict) or hasattr(value, "keys"):
        return {key: plain(value[key]) for key in value}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value
