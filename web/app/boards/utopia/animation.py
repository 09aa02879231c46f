"""The animation of the scoring: at which step which district pays. The style sheet says how long a step is.

It is visible in the first lap of the next round, while the first guests are chosen, and when the game is over.
"""

from typing import TypedDict

from utopiary import Seat
from utopiary.games.utopia.view import View

from ...scene import Scene


class Line(TypedDict):
    """One line of the scoring: a payment, or with `None` for the district the points of a fair start."""

    seat: Seat
    district: str | None
    n: int


def _paid(view: View) -> list[Line]:
    return [{"seat": line["seat"], "district": line["district"], "n": line["n"]} for line in view["paid"]]


def _fair(view: View) -> list[Line]:
    """Return the points of a fair start, which count when the game is over."""
    players = (view["players"][seat] for seat in view["track"]) if view["phase"] == "over" else ()
    return [{"seat": player["seat"], "district": None, "n": player["fair"]} for player in players if player["fair"]]


class ScoringAnimation:
    """The lines of the last scoring with their steps, by minister in the order of payment."""

    def __init__(self, scene: Scene[View]) -> None:
        view = scene.view
        over = view["phase"] == "over"
        self.over = over
        self.round: int = view["round"] if over else view["round"] - 1  # the one that was scored
        self.shown = over or (self.round > 0 and view["lap"] == 1)
        self.paid: list[Line] = [*_paid(view), *_fair(view)] if self.shown else []
        self.skipped = scene.display.get("show") == str(self.round)
        self.groups: list[tuple[int, list[tuple[int, Line]], int]] = []  # seat, its lines with their steps, last step
        step = 1
        for seat in dict.fromkeys(line["seat"] for line in self.paid):
            lines = []
            for line in (line for line in self.paid if line["seat"] == seat):
                lines.append((step, line))
                step += 1
            self.groups.append((seat, lines, step))
            step += 1
        self.last = step

    @property
    def runs(self) -> bool:
        """Return whether the animation is on: something was paid, and the player has not skipped it."""
        return bool(self.paid) and not self.skipped

    def line_of(self, district: str) -> tuple[int, Line] | None:
        """Return the line of a district with its step, if the animation is on."""
        if not self.runs:
            return None
        found = [numbered for _, lines, _ in self.groups for numbered in lines if numbered[1]["district"] == district]
        return found[0] if found else None
