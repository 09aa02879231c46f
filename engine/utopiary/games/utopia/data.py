"""Every number and table of the game, in the order of the rulebook, and the map as numbers.

[R] rulebook, [P] public fact, [X] reconstructed: the rulebook's text does not tell the map, so this one is ours, within
what is publicly known of it (24 districts on islands of 5 to 8, values 2 to 4, three lighthouses and a reef).
"""

from typing import NamedTuple

# --- components (rules 1-4) ------------------------------------------------------------------------------------------

CIVILIZATIONS = ("maya", "persia", "egypt", "greece", "china")  # [R]
KINDS = len(CIVILIZATIONS)

PRINCES = 8  # [P] of each civilization, for each minister: 40 [R]
MONUMENTS = 7  # [R] of each civilization: 8, but one stands on the prestige scale
BASES = 8  # [R] for each minister
PRIVILEGES = 2  # [R] for each minister, for the whole game (ruling d16)
GUESTS = 2  # [R] of each civilization for each island
CARDS = 10  # [R] of each civilization

# --- numbers of the rules --------------------------------------------------------------------------------------------

GOAL = 50  # [R] rule 1
PASSES = 3  # [R] rules 15, 16: guests for each minister
DEALT = 5  # [R] rule 23
KEPT = 5  # [R] rule 24: cards that may be kept
DISCARDS_FIRST, DISCARDS_BETWEEN, DISCARDS_LAST = 2, 1, 0  # [R] rule 23
FOR_CONTROL = 3  # [R] rule 21: princes of one civilization in one district
WONDER_POINTS = 6  # [R] rule 20
HOST_POINTS = 1  # [R] rule 27: for the owner of the district
REMOVE_POINTS = 2  # [R] rule 29
MOVED = 2  # [R] rule 26: princes at most
CARDS_ANYWHERE = 3  # [R] rule 28
CARDS_TO_LOWER = 2  # [R] rule 30
ROUNDS = 20  # [X] ruling d31: the last round

FAIR_START = {  # [X] ruling d34: points at the end by place on the start space (tests/utopia/bots/balance.py)
    2: (2, 0),
    3: (2, 2, 0),
    4: (2, 2, 1, 0),
    5: (2, 1, 0, 0, 0),
}

# --- the map (rule 2) ------------------------------------------------------------------------------------------------

ISLANDS = ("water", "earth", "fire", "wind")  # [R]
ANIMALS = {"water": "fish", "earth": "snake", "fire": "salamander", "wind": "bird"}  # [R]
CLOSED_FOR_TWO = "water"  # [R] rule 6
ZONES = ("fire", "water", "earth", "wind")  # [X] ruling c2: from the reef round to the reef


class District(NamedTuple):
    """One district as printed on the board."""

    id: str
    island: str
    value: int  # scored by the owner of the island's wonder (rule 22)
    ship: bool
    streets: tuple[str, ...]  # to neighbours on the island
    bridges: tuple[str, ...]  # to neighbours on other islands


def _row(id: str, value: int, ship: str, streets: str, bridges: str = "") -> District:
    island = {"w": "water", "e": "earth", "f": "fire", "a": "wind"}[id[0]]
    return District(id, island, value, ship == "ship", tuple(streets.split()), tuple(bridges.split()))


DISTRICTS = (  # [X] ruling c1; a is Wind (air)
    _row("w1", 2, "ship", "w2 w4"),
    _row("w2", 3, "-", "w1 w3 w5"),
    _row("w3", 3, "-", "w2 w5", "f1"),
    _row("w4", 2, "ship", "w1 w5", "e1"),
    _row("w5", 4, "-", "w2 w3 w4", "f5 e2"),
    _row("e1", 3, "-", "e2 e3", "w4"),
    _row("e2", 4, "-", "e1 e4 e5", "w5 a1"),
    _row("e3", 2, "ship", "e1 e4"),
    _row("e4", 3, "ship", "e2 e3 e5"),
    _row("e5", 4, "-", "e2 e4", "a4"),
    _row("f1", 3, "-", "f2 f5", "w3"),
    _row("f2", 2, "ship", "f1 f3 f6"),
    _row("f3", 4, "-", "f2 f4 f7"),
    _row("f4", 2, "ship", "f3 f8"),
    _row("f5", 3, "-", "f1 f6", "w5"),
    _row("f6", 4, "-", "f2 f5 f7", "a1"),
    _row("f7", 4, "-", "f3 f6 f8", "a2"),
    _row("f8", 2, "ship", "f4 f7"),
    _row("a1", 4, "-", "a2 a4", "e2 f6"),
    _row("a2", 3, "-", "a1 a3 a5", "f7"),
    _row("a3", 3, "-", "a2 a6"),
    _row("a4", 2, "ship", "a1 a5", "e5"),
    _row("a5", 4, "-", "a2 a4 a6"),
    _row("a6", 2, "ship", "a3 a5"),
)
PLACES = len(DISTRICTS)

# --- the map by numbers, derived from the tables ---------------------------------------------------------------------
# The rules count civilizations, islands and districts from 0. A guest is a number as well: island * 5 + civilization.
# So is a heap of princes: district * 5 + civilization.

CIVILIZATION = {id: number for number, id in enumerate(CIVILIZATIONS)}
ISLAND = {id: number for number, id in enumerate(ISLANDS)}
DISTRICT = {district.id: number for number, district in enumerate(DISTRICTS)}
DISTRICT_IDS = tuple(district.id for district in DISTRICTS)

ISLAND_OF = tuple(ISLAND[district.island] for district in DISTRICTS)
VALUE = tuple(district.value for district in DISTRICTS)
ON_ISLAND = tuple(tuple(d for d in range(PLACES) if ISLAND_OF[d] == island) for island in range(len(ISLANDS)))
NUMBER_OF = tuple(ON_ISLAND[ISLAND_OF[d]].index(d) + 1 for d in range(PLACES))  # on its island
ALL_GUESTS = tuple(range(len(ISLANDS) * KINDS))

CLOSED = ISLAND[CLOSED_FOR_TWO]


def closed(seats: int, island: int) -> bool:
    """Return whether an island is out of play: Water Island with two ministers (rule 6)."""
    return seats == 2 and island == CLOSED


def full_bag(seats: int) -> list[int]:
    """Return the guests in the bag before any is drawn: how many, by guest (rule 6)."""
    return [0 if closed(seats, guest // KINDS) else GUESTS for guest in ALL_GUESTS]


def by_land(district: District) -> tuple[int, ...]:
    """Return the districts across a street or a bridge (rule 26, ruling d21)."""
    return tuple(DISTRICT[id] for id in (*district.streets, *district.bridges))


def by_sea(district: District) -> tuple[int, ...]:
    """Return the districts a ship reaches: those with ships in the same or a neighbouring sea zone (rule 26)."""
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


# Both are indexed by the number of ministers.
OPEN = tuple(_open(seats) for seats in range(6))  # districts in play
REACH = tuple(_reach(seats) for seats in range(6))  # by district: those one card leads to, by land or sea
