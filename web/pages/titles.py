"""What a game is called: its name is the same in every language, its subtitle is not."""

from utopiary import GAMES

from .context import Context


def title(here: Context, game_id: str) -> str:
    name, *subtitle = GAMES.find(game_id).title.split(": ")
    return ": ".join([name, here.words(f"subtitle.{game_id}")]) if subtitle else name
