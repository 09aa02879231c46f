"""The speaker of a game being played: the page's language first, then English, with the names of the seats."""

from functools import lru_cache
from typing import Any

from utopiary import CORE_ENGLISH, Speaker

from . import boards, languages, seats, tutorials
from .english import ENGLISH
from .played_game import GameInfo, PlayedGame


def speaker(game: PlayedGame, language: str = languages.ENGLISH) -> Speaker:
    """The speaker for a game; the same object for equal names, because speakers and boards cache what they made."""
    rules: Any = game.game  # one object for good, so it can be a key of the cache
    return _speaker(rules, language, tuple(seats.names(game, _speaker(rules, language, ()))))


@lru_cache(maxsize=16)
def _speaker(game: GameInfo, language: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(
        languages.translation(language, game.id),
        languages.translation(language, languages.APP),
        game.english,
        boards.board(game.id).english,
        tutorials.english(game.id),
        ENGLISH,
        CORE_ENGLISH,
        names=names,
    )
