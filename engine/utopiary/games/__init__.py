"""The list of the games: the only place that names them."""

from ..core.shelf import GAMES

__all__ = ["GAMES"]

GAMES.put("lantern", "utopiary.games._template", hidden=True)  # to copy from, not to choose
GAMES.put("eutopia", "utopiary.games.eutopia", hidden=True)  # until its board is drawn
