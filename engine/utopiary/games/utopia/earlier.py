"""The rules as they were, so that old saves and links go on as they began.

Version 1 read rule 23 by the letter on the start space too: there the first in order discarded two cards, the last none
(now an option, ruling d31).
"""

from ...core.game import Options
from .rules import Utopia
from .state import State


class Utopia1(Utopia):
    rules_version = 1
    options = tuple(option for option in Utopia.options if option.id != "discards")

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return super().setup({**options, "discards": "place"}, seats, seed)
