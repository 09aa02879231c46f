"""Phase 1, Building: rules 17 and 18. One takes a tile, puts it somewhere, turns it, and is done."""

from ...core.game import Ask, Tell
from .data import BUILDING_COLUMNS, COLUMNS, FACINGS
from .state import (
    EMPTY,
    FACING_NAMES,
    SQUARE_NAMES,
    SQUARE_TARGETS,
    TILE_IDS,
    TILE_NAMES,
    TILE_NUMBERS,
    TILE_TARGETS,
    State,
    remember,
    row_of,
    stock,
)


def begin_turn(s: State) -> None:
    """Who has only one tile left need not say which."""
    left = stock(s, row_of(s, s.seat))
    if len(left) == 1:
        s.phase, s.picked = "put", left[0]
    else:
        s.phase = "take"


def ask_take(s: State, ask: Ask) -> None:
    left = stock(s, row_of(s, s.seat))
    ask("contrivance.ask.take", rule="building", n=len(left))
    for tile in left:
        ask.choice(
            "take", TILE_IDS[tile],
            label="contrivance.take", target=TILE_TARGETS[tile], group="take",
            tile=TILE_NAMES[tile], value=s.values[tile],
        )  # fmt: skip


def take(s: State, tell: Tell, id: str) -> None:
    s.picked, s.phase = TILE_NUMBERS[id], "put"


def offer_squares(s: State, ask: Ask) -> None:
    """Rule 17: the first four squares of every row in play."""
    ask("contrivance.ask.put", rule="building", tile=TILE_NAMES[s.picked], value=s.values[s.picked])
    for square, tile in enumerate(s.squares):
        if tile == EMPTY and square % COLUMNS < BUILDING_COLUMNS:
            offer_square(ask, square)


def offer_square(ask: Ask, square: int) -> None:
    row, column = divmod(square, COLUMNS)
    ask.choice(
        "put", row + 1, column + 1,
        label="contrivance.put", target=SQUARE_TARGETS[square], group="put", square=SQUARE_NAMES[square],
    )  # fmt: skip


def put(s: State, tell: Tell, square: int) -> None:
    remember(s)
    s.squares[square], s.facing[s.picked] = s.picked, 0
    s.phase = "face"
    tell(
        "contrivance.placed",
        tile=TILE_NAMES[s.picked], value=s.values[s.picked], square=SQUARE_NAMES[square], target=SQUARE_TARGETS[square],
    )  # fmt: skip


def offer_facings(s: State, ask: Ask) -> None:
    """The three other directions for the tile in question."""
    now = s.facing[s.picked]
    for facing, id in enumerate(FACINGS):
        if facing != now:
            ask.choice(
                "face", id,
                label="contrivance.face", target=TILE_TARGETS[s.picked], group="face", facing=FACING_NAMES[facing],
            )  # fmt: skip


def face(s: State, tell: Tell, id: str) -> None:
    facing = FACINGS.index(id)
    s.facing[s.picked] = facing
    s.phase = "confirm"
    tell(
        "contrivance.faced",
        tile=TILE_NAMES[s.picked], facing=FACING_NAMES[facing], target=TILE_TARGETS[s.picked],
    )  # fmt: skip
