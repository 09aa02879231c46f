"""What each seat sees: everything, because nothing is hidden but the dice to come."""

from typing import TypedDict

from ...core.game import Seat
from .data import NIGHTS
from .state import State


class View(TypedDict):
    """The race as every seat sees it."""

    summit: int
    nights: int
    night: int
    camp: list[int]
    climbed: int
    last: int
    seat: Seat | None


def view(s: State) -> View:
    """The view of a position."""
    return {
        "summit": s.summit,
        "nights": NIGHTS,
        "night": min(s.night, NIGHTS),
        "camp": s.camp[:],
        "climbed": s.climbed,
        "last": s.last,
        "seat": None if s.phase == "over" else s.seat,
    }
