"""The list of the games: the only place that names them."""

from ..core.registry import GAMES

__all__ = ["GAMES"]

GAMES.register("utopia-engine", "utopiary.games.utopia_engine")
GAMES.register("eutopia", "utopiary.games.eutopia")
GAMES.register("transecopia", "utopiary.games.transecopia")
GAMES.register("utopia", "utopiary.games.utopia")
GAMES.register("contrivance", "utopiary.games.contrivance")
GAMES.register("lantern", "utopiary.games._template", hidden=True)  # to copy from, not to choose
