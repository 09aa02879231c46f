"""Earlier rules versions, newest first, so that old saves and links go on as they began.

1    without the option of a fair start
2    a fair start gave four and five ministers other points
"""

from typing import ClassVar

from ...core.game import Options
from .rules import Utopia
from .setup import FairStart
from .state import State


class Utopia2(Utopia):
    """Version 2: the first table of points for a fair start."""

    rules_version = 2
    fair_start: ClassVar[FairStart] = {2: (2, 0), 3: (2, 2, 0), 4: (2, 2, 0, 0), 5: (2, 3, 0, 0, 0)}


class Utopia1(Utopia):
    """Version 1: no fair start."""

    rules_version = 1
    options = tuple(option for option in Utopia.options if option.id != "start")

    def setup(self, options: Options, seats: int, seed: str) -> State:
        """Return the first position of a game by the rulebook."""
        return super().setup({**options, "start": "rulebook"}, seats, seed)


OLD_RULES: tuple[Utopia, ...] = (Utopia2(), Utopia1())
