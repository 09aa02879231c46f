"""The hard bot: plans its whole turn, looks on to its next guest and minds its rivals. It also gives the hints."""

from .planner import Planner
from .weights import HARD


class Hard(Planner):
    """A planner with a wide beam and rollouts of the draft."""

    def __init__(self) -> None:
        super().__init__(HARD, width=6, depth=12)
