"""The titles of games: the name is the same in every language, the subtitle is translated."""

from utopiary import GAMES

from .context import Context


def title(here: Context, game_id: str) -> str:
    """The title of a game in the page's language."""
    name, *subtitle = GAMES.find(game_id).title.split(": ")
    return ": ".join([name, here.words(f"subtitle.{game_id}")]) if subtitle else name
