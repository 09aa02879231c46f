"""The rules as they were, so that saves and links of their time go on as they began.

1    there was no fair start to choose
2    a fair start gave four and five ministers other points
"""

from ...core.game import Options
from .rules import Utopia
from .state import State

SECOND_FAIR_START = {2: (2, 0), 3: (2, 2, 0), 4: (2, 2, 0, 0), 5: (2, 3, 0, 0, 0)}


class SecondUtopia(Utopia):
    rules_version = 2
    fair_start = SECOND_FAIR_START


class FirstUtopia(Utopia):
    rules_version = 1
    options = tuple(option for option in Utopia.options if option.id != "start")

    def setup(self, options: Options, seats: int, seed: str) -> State:
        return super().setup({**options, "start": "rulebook"}, seats, seed)


OLD_RULES: tuple[Utopia, ...] = (SecondUtopia(), FirstUtopia())
