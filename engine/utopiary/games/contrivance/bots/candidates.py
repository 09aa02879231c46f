"""Every change that a Tool card, or a tile in Building, can make to the workbench, with the moves for it."""

from collections.abc import Iterator
from typing import NamedTuple

from ....core.move import Move
from ..data import BUILDING_COLUMNS, COLUMNS, FACINGS, HIGHEST, LOWEST, POINTS
from ..names import TILE_IDS
from ..state import EMPTY, State, is_building, row_of, stock
from .workbench import OPEN, Cell, Cells, Workbench

WORKING = ("move", "rotate", "swap-component", "swap-points", *POINTS)  # the cards that change the workbench


class Change(NamedTuple):
    """Two squares (twice the same if only one changes), their contents afterwards, and the moves for it."""

    one: int
    cell: Cell
    other: int
    cell_there: Cell
    moves: tuple[Move, ...]

    def on(self, cells: Cells) -> Cells:
        """The cells after this change."""
        cells = cells[:]
        cells[self.one], cells[self.other] = self.cell, self.cell_there
        return cells


DONE: Move = ("done",)
TILE_MOVES: list[Move] = [("tile", id) for id in TILE_IDS]
PUTS: list[Move] = [("put", row + 1, column + 1) for row in range(6) for column in range(COLUMNS)]


def of_card(workbench: Workbench, cells: Cells, card: str) -> Iterator[Change]:
    """The changes by a card: to any tile of any Builder (rules 23, 24). The moves begin after `play`."""
    tiles = [(square, cell) for square, cell in enumerate(cells) if cell[3] != EMPTY]
    if card == "move":
        free = [square for square, cell in enumerate(cells) if cell[3] == EMPTY]
        for square, cell in tiles:
            for target in free:
                yield Change(square, OPEN, target, cell, (TILE_MOVES[cell[3]], PUTS[target], DONE))
    elif card == "rotate":
        for square, cell in tiles:
            for turned, facing in _turns(workbench, cell):
                if turned != cell:
                    yield Change(square, turned, square, turned, (TILE_MOVES[cell[3]], ("face", facing), DONE))
    elif card in POINTS:
        for square, (edges, value, kind, tile) in tiles:
            points = min(HIGHEST, max(LOWEST, value + POINTS[card]))
            if points != value:
                now = edges, points, kind, tile
                yield Change(square, now, square, now, (TILE_MOVES[tile], DONE))
    else:
        for place, (square, one) in enumerate(tiles):
            for target, two in tiles[place + 1 :]:
                moves = TILE_MOVES[one[3]], TILE_MOVES[two[3]], DONE
                if card == "swap-component":
                    yield Change(square, two, target, one, moves)
                elif one[1] != two[1]:
                    gets, gives = (one[0], two[1], one[2], one[3]), (two[0], one[1], two[2], two[3])
                    yield Change(square, gets, target, gives, moves)


def _turns(workbench: Workbench, cell: Cell) -> list[tuple[Cell, str]]:
    """The directions that differ in their Rivets: a Double with opposite Rivets has two, not four."""
    turned: dict[int, str] = {}
    for facing, id in enumerate(FACINGS):
        turned.setdefault(workbench.edges(cell[3], facing), id)
    return [((edges, cell[1], cell[2], cell[3]), id) for edges, id in turned.items()]


def of_building(workbench: Workbench, cells: Cells, s: State) -> Iterator[Change]:
    """The placements in Building: each own tile (or the one taken) in any direction on any free square (rule 17)."""
    taken = s.phase == "put"
    for tile in [s.picked] if taken else stock(s, row_of(s, s.seat)):
        turns = _turns(workbench, workbench.cell(s, tile))
        take: tuple[Move, ...] = () if taken else (("take", TILE_IDS[tile]),)
        for square, cell in enumerate(cells):
            if cell[3] == EMPTY and square % COLUMNS < BUILDING_COLUMNS:
                for turned, facing in turns:
                    moves = (*take, PUTS[square], *_faced(facing))
                    yield Change(square, turned, square, turned, moves)


def of_facing(workbench: Workbench, cells: Cells, s: State) -> Iterator[Change]:
    """The directions of a tile that has just been placed, the present one included."""
    square = s.squares.index(s.picked)
    for turned, facing in _turns(workbench, cells[square]):
        yield Change(square, turned, square, turned, _faced(facing))


def _faced(facing: str) -> tuple[Move, ...]:
    """The moves that leave a placed tile in a direction; it was placed facing up."""
    return (DONE,) if facing == FACINGS[0] else (("face", facing), DONE)


def of_phase(workbench: Workbench, cells: Cells, s: State) -> Iterator[Change]:
    """The changes that are still possible in the middle of a card or of Building."""
    if is_building(s):
        yield from of_facing(workbench, cells, s) if s.phase == "face" else of_building(workbench, cells, s)
        return
    for change in of_card(workbench, cells, s.card):
        if s.phase == "tile":
            yield change
        elif TILE_MOVES[s.picked] in change.moves:
            first, then = change.moves[0], change.moves[1]
            yield change._replace(moves=(first if then == TILE_MOVES[s.picked] else then, DONE))
