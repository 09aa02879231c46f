"""The workbench as a bot looks at it: flat, so that hundreds of changes can be counted in an instant.

`count` says the same as `scoring.count_all`; a test holds them together.
"""

from typing import NamedTuple

from ..data import BUILDERS, COLUMNS, ZERO_BONUS
from ..state import DOUBLE_EDGES, DOWN, EMPTY, LEFT, RIGHT, SINGLE_EDGES, TILES, UP, State

Cell = tuple[int, int, int, int]  # what lies in a square: edges with a Rivet (bits), value, type, tile
OPEN: Cell = (0, 0, EMPTY, EMPTY)
Cells = list[Cell]
LOOSE = -1  # instead of the lowest value of its set, for a tile in none


class Row(NamedTuple):
    """What a Builder would get now, and what lies idle in the row."""

    score: int
    ability: int  # what the Special Ability would add
    own: int  # tiles of the own type in the own row
    idle: int  # values of the tiles there that are in no set


class Bench:
    """What stays the same for all benches of one game."""

    def __init__(self, builders: tuple[int, ...], rivets: str) -> None:
        self.builders = builders
        self.rivets = rivets
        size = len(builders) * COLUMNS
        self.reach = [[self._reach(square, edges, size) for edges in range(1 << 4)] for square in range(size)]
        self.rows = [(builders[row], BUILDERS[builders[row]], row * COLUMNS) for row in range(len(builders))]

    @staticmethod
    def _reach(square: int, edges: int, size: int) -> list[tuple[int, int]]:
        """The squares to the right and below that a tile with these Rivets could hold, and by which edge of theirs."""
        right = [(square + 1, LEFT)] if edges & RIGHT and (square + 1) % COLUMNS else []
        return right + [((square + COLUMNS) % size, UP)] * bool(edges & DOWN)  # rule 26: round from the last row

    def edges(self, tile: int, facing: int) -> int:
        return SINGLE_EDGES[facing] if tile % TILES else DOUBLE_EDGES[self.rivets][facing]

    def cells(self, s: State) -> Cells:
        return [OPEN if tile == EMPTY else self.cell(s, tile) for tile in s.squares]

    def cell(self, s: State, tile: int) -> Cell:
        return self.edges(tile, s.facing[tile]), s.values[tile], tile // TILES, tile

    def lowest(self, cells: Cells) -> list[int]:
        """Square by square the least value of the set that the tile is in: rules 25-27."""
        links = [
            (square, other)
            for square, cell in enumerate(cells)
            for other, edge in self.reach[square][cell[0]]
            if cells[other][0] & edge
        ]
        sets: dict[int, list[int]] = {}
        for one, other in links:
            mine, theirs = sets.get(one), sets.get(other)
            if mine is None:
                mine = sets[one] = [one]
            if theirs is None:
                mine.append(other)
                sets[other] = mine
            elif theirs is not mine:
                mine += theirs
                for square in theirs:
                    sets[square] = mine
        found = [LOOSE] * len(cells)
        for square, together in sets.items():
            if found[square] == LOOSE:
                low = min([cells[part][1] for part in together])
                for part in together:
                    found[part] = low
        return found

    def count(self, cells: Cells) -> list[Row]:
        """Rules 30-33, row by row."""
        lowest, burnt = self.lowest(cells), [[0, 0, 0] for _ in BUILDERS]  # by type: linked, loose, zeros
        found = []
        for kind, _, first in self.rows:
            score = own = linked = loose = zeros = 0
            for square in range(first, first + COLUMNS):
                _, value, type, _ = cells[square]
                if type < 0:
                    continue
                if type == kind:
                    own += 1
                if not value:  # whether in a set or not, it burns
                    zeros += 1
                    burnt[type][2] += 1
                    continue
                low = lowest[square]
                if value > low >= 0:
                    score += value
                elif low < 0:
                    loose += value
                    burnt[type][1] += value
                else:
                    linked += value
                    burnt[type][0] += value
            found.append((score, own, linked, loose, zeros))
        return [
            Row(row[0], self._ability(builder, burnt[kind] if builder[1] == "type" else row[2:]), row[1], row[3])
            for (kind, builder, _), row in zip(self.rows, found, strict=True)
        ]

    @staticmethod
    def _ability(builder: tuple[str, str, str], burnt: list[int] | tuple[int, ...]) -> int:
        what = builder[2]
        return burnt[0] if what == "linked" else burnt[1] if what == "loose" else ZERO_BONUS * burnt[2]
