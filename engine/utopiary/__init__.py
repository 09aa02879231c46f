"""Five utopias, one engine: the rules of tabletop games as pure functions, and one session to play any of them.

>>> from utopiary import Session
>>> game = Session.new("lantern", seed="K7Q2-9XMP", seats=2)
>>> game.active
(0,)
>>> [move for move, *_ in game.prompt(0).choices]
[('walk',)]

All that a program on top of the engine needs is exported here: the page imports nothing else of `utopiary.core`.

* `Session`, `Hint`, `LogLine`, `MoveKind`: one game being played.
* `GAMES`: every game by its id. `Game`, `Rules`, `Option`, `Kind`, `Setup`: what a game is.
* `Prompt`, `Choice`, `Move`, `move_text`, `parse_move`, `Event`, `Outcome`, `Seat`, `View`: what is asked and answered.
* `Text`, `text`, `Arg`, `seat_name`: messages in no language. `Speaker`, `Catalogue`, `Sentence`, `Translation`:
  their words.
* `Advice`: what a bot answers. `Player`, `Players`, `players`: names and badges. `seeds`: seeds from text and numbers.
* `save_identity`: whether two saves hold the same game.
* `UtopiaryError` and its kinds `IllegalMove`, `SetupError`, `SaveError`, `LinkError`.
"""

from .core import players
from .core import seed as seeds
from .core.bots import Advice
from .core.english import ENGLISH as CORE_ENGLISH
from .core.errors import IllegalMove, LinkError, SaveError, SetupError, UtopiaryError
from .core.game import Choice, Event, Game, Kind, Option, Outcome, Prompt, Rules, Seat, View
from .core.messages import Arg, Catalogue, Sentence, Speaker, Text, Translation, seat_name, text
from .core.move import Move, move_text, parse_move
from .core.players import Player, Players
from .core.save import identity as save_identity
from .core.session import Hint, LogLine, MoveKind, Session
from .core.setup import Setup
from .games import GAMES

__version__ = "0.1.0"
__all__ = [
    "CORE_ENGLISH",
    "GAMES",
    "Advice",
    "Arg",
    "Catalogue",
    "Choice",
    "Event",
    "Game",
    "Hint",
    "IllegalMove",
    "Kind",
    "LinkError",
    "LogLine",
    "Move",
    "MoveKind",
    "Option",
    "Outcome",
    "Player",
    "Players",
    "Prompt",
    "Rules",
    "SaveError",
    "Seat",
    "Sentence",
    "Session",
    "Setup",
    "SetupError",
    "Speaker",
    "Text",
    "Translation",
    "UtopiaryError",
    "View",
    "__version__",
    "move_text",
    "parse_move",
    "players",
    "save_identity",
    "seat_name",
    "seeds",
    "text",
]
