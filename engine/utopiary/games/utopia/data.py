"""Every number and table of the game, to be laid beside its rulebook.

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
ROUNDS = 20  # [X] building is voluntary, so by the rulebook a game need never end; ours does after this round

FAIR_START = {  # [X] ours, an option: points at the end by place on the start space (tests/utopia/bots/balance.py)
    2: (2, 0),
    3: (2, 2, 0),
    4: (2, 2, 1, 0),
    5: (2, 1, 0, 0, 0),
}

# --- the map (rule 2) ------------------------------------------------------------------------------------------------

ISLANDS = ("water", "earth", "fire", "wind")  # [R]
ANIMALS = {"water": "fish", "earth": "snake", "fire": "salamander", "wind": "bird"}  # [R]
CLOSED_FOR_TWO = "water"  # [R] rule 6
ZONES = ("fire", "water", "earth", "wind")  # [X] c2: the sea from the reef round to the reef, a lighthouse between two


class District(NamedTuple):
    id: str
    island: str
    value: int
    ship: bool
    streets: tuple[str, ...]  # to neighbours on the island
    bridges: tuple[str, ...]  # to neighbours on other islands


def _row(id: str, value: int, ship: str, streets: str, bridges: str = "") -> District:
    island = {"w": "water", "e": "earth", "f": "fire", "a": "wind"}[id[0]]
    return District(id, island, value, ship == "ship", tuple(streets.split()), tuple(bridges.split()))


DISTRICTS = (  # [X] c1; a is Wind (air)
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
