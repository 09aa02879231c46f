"""Texts that name civilizations, islands and districts, and ids of the board parts that moves and events point at."""

from collections.abc import Sequence

from ...core.messages import Text, text
from .data import ALL_GUESTS, CIVILIZATIONS, DISTRICT_IDS, ISLAND_OF, ISLANDS, KINDS, NUMBER_OF, PLACES

CIV_NAMES = tuple(text("utopia.civilization." + id) for id in CIVILIZATIONS)
OF_CIV = tuple(text("utopia.of." + id) for id in CIVILIZATIONS)
A_CIV = tuple(text("utopia.a." + id) for id in CIVILIZATIONS)  # with the article, because languages inflect it
ISLAND_NAMES = tuple(text("utopia.island." + id) for id in ISLANDS)
DISTRICT_NAMES = tuple(
    text("utopia.district", island=ISLAND_NAMES[ISLAND_OF[d]], number=NUMBER_OF[d]) for d in range(PLACES)
)

DISTRICT_TARGETS = tuple(f"district-{id}" for id in DISTRICT_IDS)
WONDER_TARGETS = tuple(f"wonder-{id}" for id in ISLANDS)
CARD_TARGETS = tuple(f"card-{id}" for id in CIVILIZATIONS)
SCALE_TARGETS = tuple(f"scale-{id}" for id in CIVILIZATIONS)
GUEST_TARGETS = tuple(f"guest-{ISLANDS[g // KINDS]}-{CIVILIZATIONS[g % KINDS]}" for g in ALL_GUESTS)


def listed(parts: Sequence[Text], join: str = "utopia.list") -> Text:
    """Return several texts as one: a, b, c."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = text(join, first=part, rest=said)
    return said
