"""The workbench as sums and bits, so that a bot can count hundreds of changes quickly.

`Workbench.count` gives the same counts as `outcome.count_all`; a test compares them.
"""

from typing import NamedTuple

from ..data import BUILDERS, COLUMNS, ZERO_BONUS
from ..interlock import sets_of
from ..state import DOUBLE_EDGES, DOWN, EMPTY, LEFT, RIGHT, SINGLE_EDGES, TILES, UP, State

Cell = tuple[int, int, int, int]  # the content of a square: edges with a Rivet (bits), value, type, tile
OPEN: Cell = (0, 0, EMPTY, EMPTY)
Cells = list[Cell]


class Row(NamedTuple):
    """What a Builder would score now, and the values that lie idle in the row."""

    score: int
    ability: int  # what the Special Ability would add
    own: int  # tiles of the own type in the own row
    idle: int  # values of the tiles there that are in no set


class Sums:
    """Sums over all tiles, before anything burns; Rivets are kept as one bit for each square."""

    __slots__ = ("by_row", "by_type", "down", "left", "own", "right", "up", "zeros_by_row", "zeros_by_type")

    def __init__(self, rows: int) -> None:
        self.up = self.right = self.down = self.left = 0
        self.by_row, self.by_type = [0] * rows, [0] * len(BUILDERS)  # values
        self.zeros_by_row, self.zeros_by_type = [0] * rows, [0] * len(BUILDERS)
        self.own = [0] * rows

    def copy(self) -> "Sums":
        """A copy that can be changed on its own."""
        other = Sums.__new__(Sums)
        other.up, other.right, other.down, other.left = self.up, self.right, self.down, self.left
        other.by_row, other.by_type = self.by_row[:], self.by_type[:]
        other.zeros_by_row, other.zeros_by_type = self.zeros_by_row[:], self.zeros_by_type[:]
        other.own = self.own[:]
        return other

    def add(self, square: int, cell: Cell, mine: int, times: int = 1) -> None:
        """Add a tile to a row of the type `mine`; with `times=-1` take it away."""
        edges, value, kind, _ = cell
        if kind == EMPTY:
            return
        bit, row = 1 << square, square // COLUMNS
        if edges & UP:
            self.up ^= bit
        if edges & RIGHT:
            self.right ^= bit
        if edges & DOWN:
            self.down ^= bit
        if edges & LEFT:
            self.left ^= bit
        if value:
            self.by_row[row] += times * value
            self.by_type[kind] += times * value
        else:
            self.zeros_by_row[row] += times
            self.zeros_by_type[kind] += times
        if kind == mine:
            self.own[row] += times


class Workbench:
    """Counts workbenches of one game; keeps what stays the same for all of them."""

    def __init__(self, builders: tuple[int, ...], rivets: str) -> None:
        self.builders = builders
        self.rivets = rivets
        self.size = len(builders) * COLUMNS
        self.not_last = sum(1 << square for square in range(self.size) if (square + 1) % COLUMNS)
        self._known: dict[tuple[int, int, int, int], list[list[int]]] = {}
        self.abilities = [(kind, BUILDERS[kind].where == "row", BUILDERS[kind].what) for kind in builders]

    def edges(self, tile: int, facing: int) -> int:
        """The edges of a tile that have a Rivet, as bits."""
        return SINGLE_EDGES[facing] if tile % TILES else DOUBLE_EDGES[self.rivets][facing]

    def cells(self, s: State) -> Cells:
        """The contents of all squares of a position."""
        return [OPEN if tile == EMPTY else self.cell(s, tile) for tile in s.squares]

    def cell(self, s: State, tile: int) -> Cell:
        """The content of a square that holds this tile."""
        return self.edges(tile, s.facing[tile]), s.values[tile], tile // TILES, tile

    # --- counting ----------------------------------------------------------------------------------------------------

    def count(self, cells: Cells) -> list[Row]:
        """Count all rows (rules 30-33)."""
        return self._count(cells, self.sums(cells))

    def recount(self, was: Cells, sums: Sums, now: Cells, *changed: int) -> list[Row]:
        """Count cells that differ only in the changed squares from others whose sums are known."""
        sums = sums.copy()
        for square in changed:
            mine = self.builders[square // COLUMNS]
            sums.add(square, was[square], mine, -1)
            sums.add(square, now[square], mine)
        return self._count(now, sums)

    def sums(self, cells: Cells) -> Sums:
        """The sums over all squares."""
        sums = Sums(len(self.builders))
        for square, cell in enumerate(cells):
            sums.add(square, cell, self.builders[square // COLUMNS])
        return sums

    def _count(self, cells: Cells, sums: Sums) -> list[Row]:
        """Count all rows: a tile is loose until it is found in a set, and a zero always burns."""
        rows = len(self.builders)
        score, linked, linked_by_type = [0] * rows, [0] * rows, [0] * len(BUILDERS)
        loose, loose_by_type = sums.by_row[:], sums.by_type[:]
        for together in self._sets(sums):
            lowest = min([cells[square][1] for square in together])
            for square in together:
                _, value, kind, _ = cells[square]
                row = square // COLUMNS
                loose[row] -= value
                loose_by_type[kind] -= value
                if value > lowest:
                    score[row] += value
                else:
                    linked[row] += value
                    linked_by_type[kind] += value
        found = []
        for row, (kind, in_row, what) in enumerate(self.abilities):
            if what == "linked":
                ability = linked[row] if in_row else linked_by_type[kind]
            elif what == "loose":
                ability = loose[row] if in_row else loose_by_type[kind]
            else:
                ability = ZERO_BONUS * (sums.zeros_by_row[row] if in_row else sums.zeros_by_type[kind])
            found.append(Row(score[row], ability, sums.own[row], loose[row]))
        return found

    def _sets(self, sums: Sums) -> list[list[int]]:
        """The squares of each set, cached by the Rivets: many changes leave those where they are."""
        rivets = sums.up, sums.right, sums.down, sums.left
        found = self._known.get(rivets)
        if found is None:
            found = self._known[rivets] = sets_of(self._links(sums))
        return found

    def _links(self, sums: Sums) -> list[tuple[int, int]]:
        found = []
        beside = sums.right & sums.left >> 1 & self.not_last
        while beside:
            square = (beside & -beside).bit_length() - 1
            found.append((square, square + 1))
            beside &= beside - 1
        above = sums.up >> COLUMNS | (sums.up & (1 << COLUMNS) - 1) << self.size - COLUMNS  # rule 26: round the edge
        below = sums.down & above
        while below:
            square = (below & -below).bit_length() - 1
            found.append((square, (square + COLUMNS) % self.size))
            below &= below - 1
        return found
