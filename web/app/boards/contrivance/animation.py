"""The test at the end as an animation: when each step happens. The class `n-3` delays an element to the fourth step;
the style sheet knows how long a step is.
"""

from utopiary.games.contrivance.view import FinalRow, View

from ...scene import Scene

FIRST_TILE = 3  # steps before it: throwing the switch and turning the Contrivance over


def skipped(scene: Scene[View]) -> bool:
    """True if the player skipped the animation of this very position."""
    return scene.display.get("show") == str(scene.number)


class Animation:
    """The steps: every tile is tested in reading order, then rows are counted, then abilities; empty before the end."""

    def __init__(self, view: View) -> None:
        self._lines: list[FinalRow] = view["end"]["table"] if view["end"] else []
        tiles = [(row["row"], column) for row in view["rows"] for column, tile in enumerate(row["squares"], 1) if tile]
        self._tiles = {place: FIRST_TILE + number for number, place in enumerate(tiles)}
        self._counted = FIRST_TILE + len(tiles) + 1
        self._paid = self._counted + len(self._lines) + 1
        self.last = self._paid + len(self._lines) + 1

    def on(self, scene: Scene[View]) -> str:
        """The class of an element with animated parts."""
        return " animated" if self._lines and not skipped(scene) else ""

    def test(self, row: int, column: int) -> str:
        """The classes of a tile: the step of its test."""
        return f" tested n-{self._tiles[row, column]}" if self._lines else ""

    def step_of_score(self, row: int) -> str | None:
        """The classes of a row's score."""
        return f"appears n-{self._counted + row - 1}" if self._lines else None

    def step_of_bonus(self, row: int) -> str:
        """The classes of a row's bonus."""
        return f"appears n-{self._paid + row - 1}"

    def step_of_result(self) -> str:
        """The classes of the result."""
        return f"appears n-{self.last}"

    def bonus(self, row: int) -> int | None:
        """The bonus of a row; None before the end."""
        return self._lines[row - 1]["bonus"] if self._lines else None
