"""Who speaks at a table: the page's language first, then English, with the seats' names in it."""

from functools import lru_cache
from typing import Any

from utopiary import CORE_ENGLISH, Game, Session, Speaker

from . import boards, languages, seats, tutorials
from .english import ENGLISH


def speaker(session: Session, language: str = languages.ENGLISH) -> Speaker:
    """The same one for everybody called the same: what it has said, and what boards have drawn with it, is at hand."""
    game: Any = session.game  # one object for good, so it can be a key
    return _speaker(game, language, tuple(seats.names(session, _speaker(game, language, ()))))


@lru_cache(maxsize=16)
def _speaker(game: Game[Any], language: str, names: tuple[str, ...]) -> Speaker:
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
