"""The map by numbers, reckoned once from the tables: the rules count civilizations, islands and districts from 0.

A guest is a number too: island * 5 + civilization. So is a heap of princes: district * 5 + civilization.
"""

from .data import CIVILIZATIONS, CLOSED_FOR_TWO, DISTRICTS, ISLANDS, KINDS, PLACES, ZONES, District

CIVILIZATION = {id: number for number, id in enumerate(CIVILIZATIONS)}
ISLAND = {id: number for number, id in enumerate(ISLANDS)}
DISTRICT = {district.id: number for number, district in enumerate(DISTRICTS)}

ISLAND_OF = tuple(ISLAND[district.island] for district in DISTRICTS)
VALUE = tuple(district.value for district in DISTRICTS)
ON_ISLAND = tuple(tuple(d for d in range(PLACES) if ISLAND_OF[d] == island) for island in range(len(ISLANDS)))
NUMBER_OF = tuple(ON_ISLAND[ISLAND_OF[d]].index(d) + 1 for d in range(PLACES))  # on its island
ALL_GUESTS = tuple(range(len(ISLANDS) * KINDS))

CLOSED = ISLAND[CLOSED_FOR_TWO]


def closed(seats: int, island: int) -> bool:
    """Two ministers do without Water Island (rule 6)."""
    return seats == 2 and island == CLOSED


def by_land(district: District) -> tuple[int, ...]:
    """Rule 26: across a street or a bridge (ruling d21)."""
    return tuple(DISTRICT[id] for id in (*district.streets, *district.bridges))


def by_sea(district: District) -> tuple[int, ...]:
    """Rule 26: from ship to ship, in the same or a neighbouring zone of the sea; not past the reef."""
    if not district.ship:
        return ()
    zone = ZONES.index(district.island)
    near = [ship for ship in DISTRICTS if ship.ship and abs(ZONES.index(ship.island) - zone) <= 1]
    return tuple(DISTRICT[ship.id] for ship in near if ship is not district)


BY_LAND = tuple(by_land(district) for district in DISTRICTS)
BY_SEA = tuple(by_sea(district) for district in DISTRICTS)


def _open(seats: int) -> tuple[int, ...]:
    return tuple(d for d in range(PLACES) if not closed(seats, ISLAND_OF[d]))


def _reach(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(d for d in sorted({*BY_LAND[here], *BY_SEA[here]}) if not closed(seats, ISLAND_OF[d]))
        for here in range(PLACES)
    )


# both by number of ministers
OPEN = tuple(_open(seats) for seats in range(6))  # the districts that are played in
REACH = tuple(_reach(seats) for seats in range(6))  # for each district those one card leads to, by land or sea
