"""Ids, targets and texts that name the parts of the game."""

from ...core.messages import Text, text
from .data import BUILDERS, COLUMNS, CONTRIVANCES, FACINGS, SET, SWITCH_ONS, TOOLS
from .state import KINDS


def written(number: int, form: str = "d") -> str:
    """A number as text, with a true minus sign."""
    return format(number, form).replace("-", "−")


_PLACES = [divmod(square, COLUMNS) for square in range(COLUMNS * KINDS)]
SQUARE_TARGETS = [f"square-{row + 1}-{column + 1}" for row, column in _PLACES]
SQUARE_NAMES = [text("contrivance.square", row=row + 1, column=column + 1) for row, column in _PLACES]

BUILDER_IDS = [builder.id for builder in BUILDERS]
BUILDER_NAMES = [text(f"contrivance.name.{id}") for id in BUILDER_IDS]

TILE_IDS = [f"{builder.id}-{part}" for builder in BUILDERS for part in SET]
TILE_NUMBERS = {id: tile for tile, id in enumerate(TILE_IDS)}
TILE_TARGETS = [f"tile-{id}" for id in TILE_IDS]
TILE_NAMES = [text(f"contrivance.tile.{part}", builder=BUILDER_NAMES[kind]) for kind in range(KINDS) for part in SET]

CARD_NAMES: dict[str, Text] = {card: text(f"contrivance.card.{card}") for card in TOOLS} | {
    card: text("contrivance.card.switch-on", value=written(value, "+d")) for card, value in SWITCH_ONS.items()
}
CARD_TARGETS = {card: f"card-{card}" for card in TOOLS}

FACING_NAMES = [text(f"contrivance.facing.{facing}") for facing in FACINGS]
CONTRIVANCE_NAMES = {tile.id: text(f"contrivance.name.{tile.id}") for tile in CONTRIVANCES}
