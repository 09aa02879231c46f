"""The default session of a game's page and its screen, which the build renders ahead."""

from functools import cache

from utopiary import GAMES, Session

from . import languages
from .markup import Markup
from .screen import ScreenModel, regions
from .speakers import speaker


def opening(game_id: str, seed: str) -> Session:
    """The session of a first visit: one person, and bots on the other seats that the game needs."""
    game = GAMES.find(game_id)
    return Session.new(game_id, seed=seed, bots=dict.fromkeys(range(1, game.seats[0]), game.levels[-1]))


@cache
def prerendered(game_id: str, root: str, language: str = languages.ENGLISH) -> dict[str, Markup]:
    """The regions of the screen as the build renders them. They are part of the snapshot of the fast start."""
    session = opening(game_id, "Utopiary")
    return regions(ScreenModel(session, 0, speaker(session, language), root, shareable=session))
