"""Scoring as a show: which district pays when. The style sheet knows how long a step is (`n-3` is the fourth step).

It is to be seen while the next round begins, as long as the first guests are chosen, and when the game is over.
"""

from typing import Any

from utopiary import View

from ...scene import Scene

Line = dict[str, Any]


def _fair(view: View) -> list[Line]:
    """What a fair start adds when the game is over: points that no district paid."""
    players = (view["players"][seat] for seat in view["track"]) if view["phase"] == "over" else ()
    return [{"seat": player["seat"], "district": None, "n": player["fair"]} for player in players if player["fair"]]


class Show:
    def __init__(self, scene: Scene[Any]) -> None:
        view = scene.view
        over = view["phase"] == "over"
        self.over = over
        self.round: int = view["round"] if over else view["round"] - 1  # the one that was scored
        self.shown = over or (self.round > 0 and view["lap"] == 1)
        self.paid: list[Line] = [*view["paid"], *_fair(view)] if self.shown else []
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
        return bool(self.paid) and not self.skipped

    def line_of(self, district: str) -> tuple[int, Line] | None:
        """The step at which this district pays, if somebody is looking."""
        if not self.runs:
            return None
        found = [numbered for _, lines, _ in self.groups for numbered in lines if numbered[1]["district"] == district]
        return found[0] if found else None
