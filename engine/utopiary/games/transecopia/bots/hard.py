"""The hard bot: plans all dice together and expects opponents where they usually go."""

from .planner import Planner
from .weights import HARD


class Hard(Planner):
    """The planner with all its weights."""

    def __init__(self) -> None:
        super().__init__(HARD)
