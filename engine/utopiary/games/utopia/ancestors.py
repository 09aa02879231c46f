"""The rules as they were, so that saves and links of their time go on as they began.

1    there was no fair start to choose
"""

from ...core.game import Options
from .rules import Utopia
from .state import State


class FirstUtopia(Utopia):
    rules_version = 1
    options = tuple(option for option in Utopia.options if option.id != "start")

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return super().setup({**options, "start": "rulebook"}, seats, seed)


ANCESTORS = (FirstUtopia(),)
