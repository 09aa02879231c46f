"""What stands on the table before anybody has sat down, in the build as in the browser."""

from functools import cache

from utopiary import GAMES, Session

from . import languages
from .markup import Markup
from .screen import Table, parts
from .words import speaker


def opening(game_id: str, seed: str) -> Session:
    """The game a visitor finds: a person and, where there is another seat to fill, bots."""
    game = GAMES.find(game_id)
    return Session.new(game_id, seed=seed, bots=dict.fromkeys(range(1, game.seats[0]), game.levels[-1]))


@cache
def prerendered(game_id: str, root: str, language: str = languages.ENGLISH) -> dict[str, Markup]:
    """The screen as the build draws it. It is in the snapshot that the fast start begins with (site/fast)."""
    session = opening(game_id, "Utopiary")
    return parts(Table(session, 0, speaker(session, language), root))
