"""Every number and table of Transecopia, in the order of the rulebook.

[R]: the rulebook (2024). [D]: derived from it. [X]: our reconstruction, because the cards and mats are not public;
only these may be tuned. [C]: our ruling. Numbers of rules and rulings are those of RULES.md.
Resources are written iron, copper, astatine, light, discovery.
"""

from typing import NamedTuple

# --- dice ------------------------------------------------------------------------------------------------------------

MOST_DICE = 6  # [R] rule 9: the most that a captain rolls
NORMAL, RED, GREEN, BLUE = 0, 1, 2, 3  # a die is 10 * colour + value: 4 is a normal four, 14 a red Prismatic one
COLOURS = ("", "red", "green", "blue")
PRISMATIC = (RED, GREEN, BLUE)
PRISMS = 2  # [D] rule 2: Prismatic dice of each colour
PRISM_FACES = (4, 5, 6)  # [R] rule 4

# --- Zones -----------------------------------------------------------------------------------------------------------

IRON, MINE, CRATER, CARGO, GRAVEYARD, VESSEL, ACQUISITION, CRYSTALS = range(8)
ZONES = ("iron", "mine", "crater", "cargo", "graveyard", "vessel", "acquisition", "crystals")  # [R] in this order
COMPETITIVE = (IRON, MINE, CRATER, CARGO, ACQUISITION, CRYSTALS)  # [R] rule 25
UNLIMITED = 99
ZONES_FOR = (  # [R] rule 23: where a die of each colour may go
    tuple(range(8)),
    (IRON, CARGO, GRAVEYARD, VESSEL, ACQUISITION, CRYSTALS),
    (CRATER, CARGO, GRAVEYARD, VESSEL, ACQUISITION, CRYSTALS),
    (MINE, CARGO, GRAVEYARD, VESSEL, ACQUISITION, CRYSTALS),
)
SILENT = (IRON, ACQUISITION)  # [R] rule 38: Derelict Icon and Gem do nothing here


def limits(seats: int) -> tuple[int, ...]:
    """[R] rules 3, 26: dice that each player may place, by Zone; the inserts have a side for 2 and 3 players."""
    few = seats <= 3
    return (UNLIMITED, 1 if few else 2, 2, 2 if few else 3, 2, 2, UNLIMITED, 1)


def crystal_ranks(seats: int) -> int:
    """[D] rule 31: rank icons of the Prismatic Crystals, two dice each."""
    return 2 if seats <= 3 else 3


IRON_REWARDS = (3, 2, 1)  # [X] ruling c1; the third for every further die: [R] at least 1
MINE_REWARDS = (1, 1)  # [X] ruling c1: copper; [R] both the same
CRATER_PICKS = (2, 1)  # [R] rule 26
CRATER_OFFERS = ("astatine", "discovery")  # [R]
CARGO_KINDS = ("iron", "discovery", "astatine")  # [R]
Rewards = tuple[int, int, int]
# [X] ruling c1, by number of players: the insert has a side for few. Two Iron, as rules version 1 had it everywhere,
# were not worth a good die to two or three captains: the Lutra Sentinel was first with nearly every low die, and among
# three won 1.6 times the fair share. With three Iron rivals compete there, as they always did with four and five.
CARGO_REWARDS: dict[int, Rewards] = {2: (3, 1, 1), 3: (3, 1, 1), 4: (2, 1, 1), 5: (2, 1, 1)}
CARGO_REWARDS_1: dict[int, Rewards] = {2: (2, 1, 1), 3: (2, 1, 1), 4: (2, 1, 1), 5: (2, 1, 1)}
VESSEL_REWARD = ("copper", 1)  # [R] for the pair, ruling d2 for one die

# --- Light -----------------------------------------------------------------------------------------------------------

LIGHT_TOKENS = 10  # [R] rule 2


class LightCard(NamedTuple):
    """A Light card: how many dice its captain rolls, and the reward of the Alien Vessel."""

    name: str
    dice: tuple[int, int, int]  # with the token at Ballast Manifold, Chassis Frame, Reactor Shielding
    reward: tuple[tuple[str, int], ...]  # of the Alien Vessel


_IRON, _ASTATINE, _DISCOVERY, _LIGHT = ("iron", 1), ("astatine", 1), ("discovery", 1), ("light", 1)

# [X] ruling c2, by number of players; [R] names V Radiant, IV, III ... and "Dim" for the last (ruling d23). Before the
# first upgrade every captain rolls three dice: captains who began with more won 1.2 to 1.6 times the fair share.
LIGHT: dict[int, tuple[LightCard, ...]] = {
    5: (
        LightCard("v", (3, 5, 6), (_IRON,)),
        LightCard("iv", (3, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 4, 5), (_DISCOVERY,)),
        LightCard("ii", (3, 3, 4), (_LIGHT,)),
        LightCard("i", (3, 3, 4), (_LIGHT, _IRON)),
    ),
    4: (
        LightCard("v", (3, 5, 6), (_IRON,)),
        LightCard("iv", (3, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 4, 5), (_DISCOVERY,)),
        LightCard("ii", (3, 3, 4), (_LIGHT, _IRON)),
    ),
    3: (
        LightCard("v", (3, 4, 5), (_IRON,)),
        LightCard("iv", (3, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 3, 4), (_LIGHT,)),
    ),
    2: (
        LightCard("v", (3, 4, 5), (_IRON,)),
        LightCard("iv", (3, 3, 4), (_LIGHT,)),
    ),
}
# Rules version 1. With them, games of few good players were also too short: 7.3 turns on average with two, where 8 to
# 14 are wanted. Few captains find more in the Zones, so their light is dimmer.
LIGHT_1: dict[int, tuple[LightCard, ...]] = {
    5: (
        LightCard("v", (4, 5, 6), (_IRON,)),
        LightCard("iv", (4, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 4, 5), (_DISCOVERY,)),
        LightCard("ii", (3, 3, 4), (_LIGHT,)),
        LightCard("i", (2, 3, 4), (_LIGHT, _IRON)),
    ),
    4: (
        LightCard("v", (4, 5, 6), (_IRON,)),
        LightCard("iv", (4, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 4, 5), (_DISCOVERY,)),
        LightCard("ii", (2, 3, 4), (_LIGHT, _IRON)),
    ),
    3: (
        LightCard("v", (4, 5, 6), (_IRON,)),
        LightCard("iv", (3, 4, 5), (_ASTATINE,)),
        LightCard("iii", (3, 3, 4), (_LIGHT,)),
    ),
    2: (
        LightCard("v", (4, 5, 6), (_IRON,)),
        LightCard("iv", (3, 4, 5), (_LIGHT,)),
    ),
}

# --- Parts and upgrades ----------------------------------------------------------------------------------------------

PARTS = (  # [R] rule 5: the first six by the number of the die, then the Prismatic ones of 4, 5 and 6
    "porthole", "bolts", "pipes", "propeller", "aperture", "gear",
    "prismatic-propeller", "prismatic-aperture", "prismatic-gear",
)  # fmt: skip
PART_TOKENS = (8, 8, 8, 8, 8, 8, 3, 3, 3)  # [R] rule 2
PART_PRICES = (3, 3, 3, 3, 3, 3, 6, 6, 6)  # [R] rule 6: astatine
TIERS = ("ballast-manifold", "chassis-frame", "reactor-shielding")  # [R] rule 7
TOP = len(TIERS)  # [R] rule 37: upgrades to win


class Upgrade(NamedTuple):
    """An Upgrade card: what building it takes."""

    id: str
    parts: tuple[int, ...]  # indices of PARTS
    tech: tuple[int, ...]  # amounts, each met by separate cards (rule 33)


_P4, _P5, _P6 = 6, 7, 8  # the Prismatic Parts


def _tier(*cards: Upgrade) -> tuple[Upgrade, ...]:
    return cards


UPGRADES = (  # [X] ruling c3; [R] only Mary's card, "4 and 7". Parts are written as index: die number minus one
    _tier(
        Upgrade("bm1", (0, 1), (4,)),
        Upgrade("bm2", (1, 2), (4,)),
        Upgrade("bm3", (0, 2), (4,)),
        Upgrade("bm4", (0, 3), (3,)),
        Upgrade("bm5", (1, 4), (3,)),
        Upgrade("bm6", (2, 5), (3,)),
        Upgrade("bm7", (3, 4), (3,)),
    ),
    _tier(
        Upgrade("cf1", (0, 2, 4), (4, 7)),
        Upgrade("cf2", (1, 3, 5), (4, 6)),
        Upgrade("cf3", (0, 1, 2), (5, 7)),
        Upgrade("cf4", (0, 3, 5), (4, 6)),
        Upgrade("cf5", (1, 2, 4), (4, 7)),
        Upgrade("cf6", (2, 3, 4), (4, 6)),
        Upgrade("cf7", (0, 1, 5), (5, 6)),
    ),
    _tier(
        Upgrade("rs1", (0, 1, 4, _P4), (6, 9)),
        Upgrade("rs2", (1, 2, 5, _P5), (6, 9)),
        Upgrade("rs3", (0, 2, 3, _P6), (6, 9)),
        Upgrade("rs4", (0, 3, 4, _P4), (6, 8)),
        Upgrade("rs5", (1, 4, 5, _P5), (6, 8)),
        Upgrade("rs6", (2, 3, 5, _P6), (6, 8)),
        Upgrade("rs7", (0, 1, _P4, _P5), (5, 8)),
    ),
)

# --- Tech ------------------------------------------------------------------------------------------------------------

Cost = tuple[int, int, int]  # iron, copper, astatine
POOL = 3  # [R] rule 14


class Tech(NamedTuple):
    """A kind of Tech card."""

    id: str
    copies: int
    value: int
    cost: Cost
    prismatic: bool = False  # only for a Prismatic die (rule 29)
    bonus: int = 0
    price: Cost = (0, 0, 0)  # of the bonus


TECHS = (  # [X] ruling c4
    Tech("ta", 8, 2, (2, 0, 0), bonus=1, price=(0, 0, 1)),
    Tech("tb", 8, 3, (3, 0, 0)),
    Tech("tc", 7, 3, (0, 1, 0), bonus=1, price=(1, 0, 0)),
    Tech("td", 7, 4, (1, 1, 0)),
    Tech("te", 6, 5, (2, 1, 0), bonus=1, price=(0, 0, 1)),
    Tech("tf", 4, 5, (0, 1, 0), prismatic=True),
    Tech("tg", 5, 6, (0, 1, 1), prismatic=True, bonus=2, price=(0, 1, 0)),
)
UPSIDE_DOWN = len(TECHS)  # a Tech card is its index here, plus this when its bonus was paid
TECH_VALUE = tuple(tech.value for tech in TECHS) + tuple(tech.value + tech.bonus for tech in TECHS)
TECH_CARDS = tuple(index for index, tech in enumerate(TECHS) for _ in range(tech.copies))
EMPTY = -1  # a place of the pool that cannot be filled

# --- Discovery -------------------------------------------------------------------------------------------------------


class Find(NamedTuple):
    """A Discovery card: what it is turned in for, or what it counts as."""

    id: str
    copies: int
    kind: str  # iron copper astatine light: turned in at any time; tech: counts when building; fragment: is kept
    n: int


FINDS = (  # [X] ruling c5; [R] the kinds
    Find("fragment", 16, "fragment", 1),
    Find("light", 12, "light", 1),
    Find("iron", 8, "iron", 1),
    Find("iron-2", 8, "iron", 2),
    Find("copper", 6, "copper", 1),
    Find("astatine", 10, "astatine", 1),
    Find("astatine-2", 2, "astatine", 2),
    Find("tech-1", 6, "tech", 1),
    Find("tech-2", 4, "tech", 2),
)
FRAGMENT = 0  # a Discovery card is its index in FINDS
TECH_FINDS = tuple(index for index, find in enumerate(FINDS) if find.kind == "tech")
FIND_CARDS = tuple(index for index, find in enumerate(FINDS) for _ in range(find.copies))
FIND_INDEX = {find.id: index for index, find in enumerate(FINDS)}

# --- Artifacts and Characters ----------------------------------------------------------------------------------------

ARTIFACTS: dict[str, Cost] = {  # [R] with their access costs
    "derelict-gem": (0, 1, 0),
    "gem-of-purity": (6, 0, 0),
    "cyclical-crystal": (1, 1, 0),
    "crystal-of-renewal": (0, 1, 0),
    "tablet-of-change": (1, 1, 0),
    "invigorating-icon": (2, 1, 0),
    "derelict-icon": (2, 1, 0),
}
ARTIFACTS_IN_PLAY = 5  # [R] rule 12
FIRST_GAME = (  # [R] rule 12: the set for the first game
    "crystal-of-renewal", "cyclical-crystal", "tablet-of-change", "derelict-icon", "invigorating-icon",
)  # fmt: skip
TRADES = {  # [R] Cyclical Crystal
    "copper": ("copper", "iron", 3),
    "iron": ("iron", "astatine", 1),
    "astatine": ("astatine", "copper", 1),
}


def slot_costs(seats: int) -> tuple[int, ...]:
    """[X] ruling c6: the ship slots of an Artifact and the astatine each costs on top; [R] the second costs 1."""
    return (0, 1) if seats <= 3 else (0, 1, 2)


RESEARCHER, LUTRA, NAGA, PRIEST, SERGEANT, INTIMIDATOR = CHARACTERS = (  # [R]
    "field-researcher", "lutra-sentinel", "naga-agent", "peggon-priest", "picetos-sergeant", "syndicate-intimidator",
)  # fmt: skip
LUTRA_REWARDS = {1: "light", 2: "astatine", 3: "iron"}  # [R]
DEMANDS = {"iron": 2, "astatine": 1}  # [R] Intimidator; ruling d1
MATCH = 3  # [R] Sergeant: dice alike

LAST_TURN = 20  # [C] ruling a6; twice as long as a game takes (ruling c7: 8 to 13 turns)
