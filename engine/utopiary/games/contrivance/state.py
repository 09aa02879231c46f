"""The position, and small helpers on it.

A Component tile is a number: four times its type (the place of its Builder in `BUILDERS`) plus its place in the set,
so that tile // 4 is its type and tile % 4 == 0 a Double. A square is a number too: five times its row plus its column.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Self

from ...core.game import Seat
from ...core.rng import Rng
from .data import BUILDERS, CONTRIVANCES, RIVETS, SET, START_DAMAGE, START_VALUES, SWITCH_ONS, TOOLS, ContrivanceTile

EMPTY = -1  # a square without a tile
NO_TILE = -1
KINDS = len(BUILDERS)
TILES = len(SET)  # of one type

Workbench = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # squares, facing and values of an earlier moment

CARDS = (*TOOLS, *SWITCH_ONS)
CARD_RANK = {card: rank for rank, card in enumerate(CARDS)}


@dataclass(slots=True)
class State:
    """What undo restores. Names and order of the fields are part of every digest."""

    contrivances: ClassVar[tuple[ContrivanceTile, ...]] = CONTRIVANCES  # to draw from; earlier rules had others

    rng: Rng
    rivets: str  # option: where a Double has its two
    tie: str  # option: ruling d18
    builders: tuple[int, ...]  # the type of each row, from the top, which is the order of play (rule 11)
    first: Seat  # the seat of the top row
    contrivance: int  # its place in `contrivances`; hidden until the end
    deck: list[str]  # the last is on top
    safe: int  # cards on top of it that cannot be Switch On (rule 15)
    hands: list[list[str]]  # by seat; sorted, so that the order does not reveal the last card
    squares: list[int]  # tile or EMPTY
    facing: list[int] = field(default_factory=lambda: [0] * (KINDS * TILES))  # by tile: quarter turns clockwise
    values: list[int] = field(default_factory=lambda: list(START_VALUES) * KINDS)  # by tile
    discard: list[str] = field(default_factory=list)  # the last is on top
    damage: int = START_DAMAGE
    turns: int = 0  # turns that are over, both phases together
    passes: int = 0  # turns in a row that did nothing (ruling d13)
    seat: Seat = 0
    phase: str = "take"
    # the action under way, until it is confirmed
    card: str = ""  # the Tool card on the table
    picked: int = NO_TILE  # the tile it is about
    fetched: str = ""  # the card taken out of the discard pile
    before: Workbench | None = None  # the workbench before an unconfirmed change

    def copy(self) -> Self:
        """A copy that shares nothing that can change."""
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
    """The number of rows in play: one for each Builder."""
    return len(s.builders)


def seat_of(s: State, row: int) -> Seat:
    """The seat of the Builder of a row."""
    return (s.first + row) % len(s.builders)


def row_of(s: State, seat: Seat) -> int:
    """The row of a seat's Builder."""
    return (seat - s.first) % len(s.builders)


def is_building(s: State) -> bool:
    """True in the first phase, while each Builder has four turns to place four tiles (rule 17)."""
    return s.turns < TILES * len(s.builders)


def round_of(s: State) -> int:
    """The round of the current phase, from 1."""
    turns = s.turns if is_building(s) else s.turns - TILES * len(s.builders)
    return turns // len(s.builders) + 1


def stock(s: State, row: int) -> list[int]:
    """The tiles that the Builder of a row has not placed yet."""
    kind = s.builders[row]
    return [tile for tile in range(TILES * kind, TILES * (kind + 1)) if tile not in s.squares]


def remember(s: State) -> None:
    """Keep the workbench as it lies now, so that a board can show what a change is worth."""
    s.before = tuple(s.squares), tuple(s.facing), tuple(s.values)


def sort_hand(hand: list[str]) -> None:
    """Sort a hand, so that the order does not reveal which card came last."""
    hand.sort(key=CARD_RANK.__getitem__)


# --- Rivets ----------------------------------------------------------------------------------------------------------


def _turned(rivets: tuple[int, ...]) -> tuple[int, ...]:
    """The edges with a Rivet as bits, for each of the four directions."""
    return tuple(sum(1 << (rivet + turned) % 4 for rivet in rivets) for turned in range(4))


SINGLE_EDGES = _turned(RIVETS["single"])
DOUBLE_EDGES = {geometry: _turned(RIVETS[geometry]) for geometry in ("opposite", "adjacent")}
UP, RIGHT, DOWN, LEFT = (1 << edge for edge in range(4))  # an edge with a Rivet, as a bit


def edges(tile: int, facing: int, geometry: str) -> int:
    """The edges of a tile that have a Rivet, as bits."""
    return SINGLE_EDGES[facing] if tile % TILES else DOUBLE_EDGES[geometry][facing]
