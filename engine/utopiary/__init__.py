"""Five utopias, one engine: the rules of tabletop games as pure functions, and one session to play any of them.

>>> from utopiary import Session
>>> game = Session.new("lantern", seed="K7Q2-9XMP", seats=2)
>>> game.active
(0,)
>>> [move for move, *_ in game.prompt(0).choices]
[('walk',)]
"""

from .core.errors import IllegalMove, LinkError, SaveError, SetupError, UtopiaryError
from .core.session import Session
from .games import GAMES

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "LinkError", "SaveError", "Session", "SetupError", "UtopiaryError", "__version__"]
