"""The list of the games: the only place that names them."""

from ..core.shelf import GAMES

__all__ = ["GAMES"]

GAMES.put("utopia-engine", "utopiary.games.utopia_engine")
GAMES.put("lantern", "utopiary.games._template", hidden=True)  # to copy from, not to choose
GAMES.put("eutopia", "utopiary.games.eutopia")
