"""The medium bot: plans for the upgrade at hand, one die after the other, without regard to opponents."""

from .planner import Planner
from .weights import MEDIUM


class Medium(Planner):
    """The planner with narrow weights."""

    def __init__(self) -> None:
        super().__init__(MEDIUM)
