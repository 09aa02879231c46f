"""The list of the games: the only place that names them."""

from ..core.shelf import GAMES

__all__ = ["GAMES"]

GAMES.put("utopia-engine", "utopiary.games.utopia_engine")
GAMES.put("eutopia", "utopiary.games.eutopia")
GAMES.put("transecopia", "utopiary.games.transecopia")
GAMES.put("utopia", "utopiary.games.utopia")
GAMES.put("contrivance", "utopiary.games.contrivance")
GAMES.put("lantern", "utopiary.games._template", hidden=True)  # to copy from, not to choose
