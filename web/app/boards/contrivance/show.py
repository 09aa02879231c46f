"""The end as a show: when each thing happens. The style sheet knows how long a step is (`n-3` is the fourth step)."""

from typing import Any

from utopiary import View

from ...scene import Scene

BEFORE = 3  # steps for throwing the switch and turning the Contrivance over


def skipped(scene: Scene[Any]) -> bool:
    """Has somebody seen enough of this very show?"""
    return scene.display.get("show") == str(scene.number)


class Show:
    """The steps, one after the other: every tile is tested in reading order, then rows are counted, then abilities."""

    def __init__(self, view: View) -> None:
        self._lines: list[dict[str, Any]] = view["end"]["table"] if view["end"] else []
        tiles = [(row["row"], column) for row in view["rows"] for column, tile in enumerate(row["squares"], 1) if tile]
        self._tiles = {place: BEFORE + number for number, place in enumerate(tiles)}
        self._counted = BEFORE + len(tiles) + 1
        self._paid = self._counted + len(self._lines) + 1
        self.last = self._paid + len(self._lines) + 1

    def on(self, scene: Scene[Any]) -> str:
        """The class of whatever plays a part in it."""
        return " show" if self._lines and not skipped(scene) else ""

    def test(self, row: int, column: int) -> str:
        return f" tested n-{self._tiles[row, column]}" if self._lines else ""

    def step_of_score(self, row: int) -> str | None:
        return f"appears n-{self._counted + row - 1}" if self._lines else None

    def step_of_bonus(self, row: int) -> str:
        return f"appears n-{self._paid + row - 1}"

    def step_of_result(self) -> str:
        return f"appears n-{self.last}"

    def bonus(self, row: int) -> int | None:
        return self._lines[row - 1]["bonus"] if self._lines else None
