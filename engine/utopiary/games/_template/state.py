"""The position: what undo restores."""

from dataclasses import dataclass

from ...core.rng import Rng


@dataclass(slots=True)
class State:
    """The race at one moment. Names and order of the fields are part of every digest."""

    rng: Rng
    summit: int
    camp: list[int]  # height of each seat's last camp
    seat: int = 0
    night: int = 1
    climbed: int = 0  # tonight; lost in the dark
    last: int = 0  # the die on the table
    phase: str = "climb"

    def copy(self) -> "State":
        """A copy that shares nothing that can change."""
        return State(
            self.rng.copy(), self.summit, self.camp[:], self.seat, self.night, self.climbed, self.last, self.phase
        )
