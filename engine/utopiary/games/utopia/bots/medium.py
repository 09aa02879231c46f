"""The medium bot: values what every prince can become, and takes the best next action."""

from .planner import Planner
from .weights import MEDIUM


class Medium(Planner):
    """A planner that keeps one plan and hardly minds its rivals."""

    def __init__(self) -> None:
        super().__init__(MEDIUM, width=1, depth=12)
