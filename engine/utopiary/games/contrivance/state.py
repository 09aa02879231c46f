"""A position of Contrivance, and the names of its parts.

A Component tile is a number: four times its type (the place of its Builder in `BUILDERS`) plus its place in the set,
so that tile // 4 is its type and tile % 4 == 0 a Double. A square is a number too: five times its row plus its column.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Self

from ...core.game import Seat
from ...core.messages import Text, text
from ...core.rng import Rng
from .data import (
    BUILDERS,
    COLUMNS,
    CONTRIVANCES,
    FACINGS,
    RIVETS,
    SET,
    START_DAMAGE,
    START_VALUES,
    SWITCH_ONS,
    TOOLS,
    Tile,
)

EMPTY = -1  # a square without a tile
NO_TILE = -1
KINDS = len(BUILDERS)
TILES = len(SET)  # of one type

Bench = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # squares, facing and values as they lay


@dataclass(slots=True)
class State:
    contrivances: ClassVar[tuple[Tile, ...]] = CONTRIVANCES  # what there is to draw from; earlier rules had others

    rng: Rng
    rivets: str  # option: where a Double has its two
    tie: str  # option: ruling d18
    builders: tuple[int, ...]  # the type of each row, from the top, which is the order of play (rule 11)
    first: Seat  # who has the top row
    contrivance: int  # its place in `contrivances`; nobody knows it before the end
    deck: list[str]  # the last is on top
    safe: int  # cards on top of it that cannot be Switch On (rule 15)
    hands: list[list[str]]  # by seat; sorted, so that nothing tells which card came last
    squares: list[int]  # tile or EMPTY
    facing: list[int] = field(default_factory=lambda: [0] * (KINDS * TILES))  # by tile: quarter turns clockwise
    values: list[int] = field(default_factory=lambda: list(START_VALUES) * KINDS)  # by tile
    discard: list[str] = field(default_factory=list)  # the last is on top
    damage: int = START_DAMAGE
    turns: int = 0  # turns that are over, both phases together
    passes: int = 0  # turns in a row in which nothing was done (ruling d13)
    seat: Seat = 0
    phase: str = "take"
    # what is being done, until it is confirmed
    card: str = ""  # the Tool card on the table
    picked: int = NO_TILE  # the tile it is about
    fetched: str = ""  # the card taken out of the discard pile
    before: Bench | None = None  # the workbench as it was, when it has been changed

    def copy(self) -> Self:
        return self.__class__(
            self.rng.copy(),
            self.rivets,
            self.tie,
            self.builders,
            self.first,
            self.contrivance,
            self.deck[:],
            self.safe,
            [hand[:] for hand in self.hands],
            self.squares[:],
            self.facing[:],
            self.values[:],
            self.discard[:],
            self.damage,
            self.turns,
            self.passes,
            self.seat,
            self.phase,
            self.card,
            self.picked,
            self.fetched,
            self.before,
        )


# --- rows, seats and turns -------------------------------------------------------------------------------------------


def rows(s: State) -> int:
    return len(s.builders)


def seat_of(s: State, row: int) -> Seat:
    return (s.first + row) % len(s.builders)


def row_of(s: State, seat: Seat) -> int:
    return (seat - s.first) % len(s.builders)


def is_building(s: State) -> bool:
    """Rule 17: everybody has four turns to place four tiles."""
    return s.turns < TILES * len(s.builders)


def round_of(s: State) -> int:
    """The round of the phase one is in, from 1."""
    turns = s.turns if is_building(s) else s.turns - TILES * len(s.builders)
    return turns // len(s.builders) + 1


def stock(s: State, row: int) -> list[int]:
    """The tiles that the Builder of a row has not placed yet."""
    kind = s.builders[row]
    return [tile for tile in range(TILES * kind, TILES * (kind + 1)) if tile not in s.squares]


def remember(s: State) -> None:
    """The workbench as it lies now, so that a board can show what a change is worth."""
    s.before = tuple(s.squares), tuple(s.facing), tuple(s.values)


# --- what they are called --------------------------------------------------------------------------------------------

ROW_COLUMN = [divmod(square, COLUMNS) for square in range(COLUMNS * KINDS)]
SQUARE_TARGETS = [f"square-{row + 1}-{column + 1}" for row, column in ROW_COLUMN]
SQUARE_NAMES = [text("contrivance.square", row=row + 1, column=column + 1) for row, column in ROW_COLUMN]

TILE_IDS = [f"{builder.id}-{part}" for builder in BUILDERS for part in SET]
TILE_NUMBERS = {id: tile for tile, id in enumerate(TILE_IDS)}
TILE_TARGETS = [f"tile-{id}" for id in TILE_IDS]

BUILDER_IDS = [builder.id for builder in BUILDERS]
BUILDER_NAMES = [text(f"contrivance.name.{id}") for id in BUILDER_IDS]
TILE_NAMES = [text(f"contrivance.tile.{part}", builder=BUILDER_NAMES[kind]) for kind in range(KINDS) for part in SET]


def written(number: int, form: str = "d") -> str:
    """A number as people write it, with a true minus sign."""
    return format(number, form).replace("-", "−")


CARDS = (*TOOLS, *SWITCH_ONS)
CARD_RANK = {card: rank for rank, card in enumerate(CARDS)}
CARD_NAMES: dict[str, Text] = {card: text(f"contrivance.card.{card}") for card in TOOLS} | {
    card: text("contrivance.card.switch-on", value=written(value, "+d")) for card, value in SWITCH_ONS.items()
}
CARD_TARGETS = {card: f"card-{card}" for card in TOOLS}
FACING_NAMES = [text(f"contrivance.facing.{facing}") for facing in FACINGS]
CONTRIVANCE_NAMES = {tile.id: text(f"contrivance.name.{tile.id}") for tile in CONTRIVANCES}


def in_order(hand: list[str]) -> None:
    hand.sort(key=CARD_RANK.__getitem__)


def _edges(rivets: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(1 << (rivet + turned) % 4 for rivet in rivets) for turned in range(4))


SINGLE_EDGES = _edges(RIVETS["single"])
DOUBLE_EDGES = {geometry: _edges(RIVETS[geometry]) for geometry in ("opposite", "adjacent")}
UP, RIGHT, DOWN, LEFT = (1 << edge for edge in range(4))  # an edge with a Rivet, as a bit


def edges(tile: int, facing: int, geometry: str) -> int:
    """The edges of a tile that have a Rivet, as bits."""
    return SINGLE_EDGES[facing] if tile % TILES else DOUBLE_EDGES[geometry][facing]
