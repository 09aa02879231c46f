"""Who speaks at a table: the page's language first, then English, with the seats' names in it."""

from utopiary import Session
from utopiary.core.english import ENGLISH as CORE_ENGLISH
from utopiary.core.words import Speaker

from . import boards, languages, seats, tutorials
from .english import ENGLISH


def speaker(session: Session, language: str = languages.ENGLISH) -> Speaker:
    game_id = session.game.id
    translated = languages.words(language, game_id), languages.words(language, languages.TABLE)
    catalogues = (
        *translated,
        session.game.english,
        boards.english(game_id),
        tutorials.english(game_id),
        ENGLISH,
        CORE_ENGLISH,
    )
    return Speaker(*catalogues, names=seats.names(session, Speaker(*catalogues)))
