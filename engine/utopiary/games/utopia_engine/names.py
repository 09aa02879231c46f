"""Texts that name things: everything with an id, the squares of the fields, and dice."""

from ...core.messages import Text, text
from .data import COMPONENTS, CONSTRUCTS, EVENTS, REGIONS, TOOLS, TREASURES, WORKSHOP

MONSTERS = tuple(monster for region in REGIONS.values() for monster in region.monsters)
NAMED = (
    *REGIONS, WORKSHOP, *CONSTRUCTS, *COMPONENTS, *TREASURES, *TOOLS, *EVENTS, *(monster.id for monster in MONSTERS)
)  # fmt: skip
NAMES: dict[str, Text] = {id: text("utopia-engine.name." + id) for id in NAMED}

DIGIT_NAMES = {f"{row}{n}": text(f"utopia-engine.digit.{row}{n}") for row in "tb" for n in (1, 2, 3)}
BOX_NAMES = {f"{row}{n}": text(f"utopia-engine.square.{row}", box=n) for row in "tb" for n in (1, 2, 3, 4)}

HANDS: dict[tuple[int, ...], Text] = {(die,): text("utopia-engine.one-die", die=die) for die in range(1, 7)} | {
    (first, second): text("utopia-engine.two-dice", first=first, second=second)
    for first in range(1, 7)
    for second in range(1, 7)
}


def faces(least: int, most: int) -> Text | int:
    """The faces of a die from `least` to `most`."""
    return least if least == most else text("utopia-engine.faces", least=least, most=most)
