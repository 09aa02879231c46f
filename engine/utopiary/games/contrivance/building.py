"""Phase 1, Building: take a tile, put it on a square, turn it, confirm (rules 17, 18)."""

from ...core.game import Ask, Tell
from .data import BUILDING_COLUMNS, COLUMNS, FACINGS
from .names import FACING_NAMES, SQUARE_NAMES, SQUARE_TARGETS, TILE_IDS, TILE_NAMES, TILE_NUMBERS, TILE_TARGETS
from .state import EMPTY, State, remember, row_of, stock


def begin_turn(s: State) -> None:
    """Begin a turn of Building; the last tile of a Builder is taken without a question."""
    left = stock(s, row_of(s, s.seat))
    if len(left) == 1:
        s.phase, s.picked = "put", left[0]
    else:
        s.phase = "take"


def ask_take(s: State, ask: Ask) -> None:
    """Offer the tiles that the Builder has not placed yet."""
    left = stock(s, row_of(s, s.seat))
    ask("contrivance.ask.take", rule="building", n=len(left))
    for tile in left:
        ask.choice(
            "take", TILE_IDS[tile],
            label="contrivance.take", target=TILE_TARGETS[tile], group="take",
            tile=TILE_NAMES[tile], value=s.values[tile],
        )  # fmt: skip


def do_take(s: State, tell: Tell, id: str) -> None:
    """Take a tile to place it."""
    s.picked, s.phase = TILE_NUMBERS[id], "put"


def offer_squares(s: State, ask: Ask) -> None:
    """Offer the empty ones among the first four squares of every row in play (rule 17)."""
    ask("contrivance.ask.put", rule="building", tile=TILE_NAMES[s.picked], value=s.values[s.picked])
    for square, tile in enumerate(s.squares):
        if tile == EMPTY and square % COLUMNS < BUILDING_COLUMNS:
            offer_square(ask, square)


def offer_square(ask: Ask, square: int) -> None:
    """Offer to put the tile in question on one square."""
    row, column = divmod(square, COLUMNS)
    ask.choice(
        "put", row + 1, column + 1,
        label="contrivance.put", target=SQUARE_TARGETS[square], group="put", square=SQUARE_NAMES[square],
    )  # fmt: skip


def place(s: State, tell: Tell, square: int) -> None:
    """Place the taken tile on a square, facing up."""
    remember(s)
    s.squares[square], s.facing[s.picked] = s.picked, 0
    s.phase = "face"
    tell(
        "contrivance.placed",
        tile=TILE_NAMES[s.picked], value=s.values[s.picked], square=SQUARE_NAMES[square], target=SQUARE_TARGETS[square],
    )  # fmt: skip


def offer_facings(s: State, ask: Ask) -> None:
    """Offer the three directions in which the tile in question does not face."""
    now = s.facing[s.picked]
    for facing, id in enumerate(FACINGS):
        if facing != now:
            ask.choice(
                "face", id,
                label="contrivance.face", target=TILE_TARGETS[s.picked], group="face", facing=FACING_NAMES[facing],
            )  # fmt: skip


def turn(s: State, tell: Tell, id: str) -> None:
    """Turn the tile in question to face a direction."""
    facing = FACINGS.index(id)
    s.facing[s.picked] = facing
    s.phase = "confirm"
    tell(
        "contrivance.faced",
        tile=TILE_NAMES[s.picked], facing=FACING_NAMES[facing], target=TILE_TARGETS[s.picked],
    )  # fmt: skip
