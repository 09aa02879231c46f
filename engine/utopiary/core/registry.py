"""The registry of games. A game's module is imported at its first use, so a page loads only its own game."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from .errors import SetupError
from .game import Game
from .messages import shown, text


class Registry(Mapping[str, Game[Any]]):
    """Game id -> game, in the order of the home page. `find` also knows the hidden ones (the template, test games)."""

    def __init__(self) -> None:
        self._modules: dict[str, str] = {}
        self._hidden: dict[str, str] = {}

    def register(self, id: str, module: str, *, hidden: bool = False) -> None:
        """Add a game: the module that holds it as `GAME`."""
        (self._hidden if hidden else self._modules)[id] = module

    def module(self, id: str) -> str:
        """The name of a game's module."""
        module = self._modules.get(id) or self._hidden.get(id) if isinstance(id, str) else None
        if module is None:
            raise SetupError(text("error.game-unknown", game=shown(id, 40)))
        return module

    def find(self, id: str) -> Game[Any]:
        """The game with this id, hidden or not; otherwise a `SetupError`."""
        game: Game[Any] = import_module(self.module(id)).GAME
        return game

    def hidden(self) -> tuple[str, ...]:
        """The ids of the hidden games."""
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
