"""Where the games stand.

A game's code is loaded when somebody first takes it down: a page pays only for its own game.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from .errors import SetupError
from .game import Game
from .messages import shown, text


class Registry(Mapping[str, Game[Any]]):
    """Game id -> game, in the order people see them.

    `find` also knows those kept behind it (the template, test games).
    """

    def __init__(self) -> None:
        self._modules: dict[str, str] = {}
        self._hidden: dict[str, str] = {}

    def register(self, id: str, module: str, *, hidden: bool = False) -> None:
        """Stand a game on the shelf: the module that holds it as `GAME`."""
        (self._hidden if hidden else self._modules)[id] = module

    def module(self, id: str) -> str:
        """The name of the module a game lives in."""
        module = self._modules.get(id) or self._hidden.get(id) if isinstance(id, str) else None
        if module is None:
            raise SetupError(text("error.game-unknown", game=shown(id, 40)))
        return module

    def find(self, id: str) -> Game[Any]:
        game: Game[Any] = import_module(self.module(id)).GAME
        return game

    def hidden(self) -> tuple[str, ...]:
        return tuple(self._hidden)

    def __getitem__(self, id: str) -> Game[Any]:
        if id not in self._modules:
            raise KeyError(id)
        return self.find(id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


GAMES = Registry()
