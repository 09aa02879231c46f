"""Every number and table of Contrivance, each with its source.

[R]: the rulebook. [D]: follows from it by arithmetic. [P]: public fact. [X]: our reconstruction, where neither the
rulebook nor any public source says it. Numbers in comments are the rules and rulings of RULES.md.
"""

from typing import NamedTuple

# --- the workbench ---------------------------------------------------------------------------------------------------

COLUMNS = 5  # [R] rule 1: squares of a row
BUILDING_COLUMNS = 4  # [R] rule 17: the fifth square waits for the second phase
MAT_ROWS = 3  # [R] rule 1: rows of one of the two mats

# --- builders (rules 4, 33) ------------------------------------------------------------------------------------------


class Builder(NamedTuple):
    """A Builder tile; its ability counts burnt-out Components."""

    id: str
    where: str  # "row": in the own row; "type": of the own type, anywhere
    what: str  # "linked": values of the interlocked; "loose": values of the others; "zeros": how many are worth nothing


BUILDERS = (  # [R]
    Builder("engineer", "row", "linked"),
    Builder("mechanic", "row", "loose"),
    Builder("regulator", "row", "zeros"),
    Builder("cognicator", "type", "linked"),
    Builder("assembler", "type", "loose"),
    Builder("intendent", "type", "zeros"),
)
ZERO_BONUS = 2  # [R] rule 33: points for each zero

# --- components (rules 5, 6, 12) -------------------------------------------------------------------------------------

SET = ("double", "a", "b", "c")  # [R] the four tiles of a type; the letters are ours
START_VALUES = (6, 0, 1, 3)  # [R] rule 12
LOWEST, HIGHEST = 0, 6  # [R] rule 6
FACINGS = ("up", "right", "down", "left")  # where the Rivet is (on a Double: the one with the dot), turning clockwise
RIVETS = {  # the edges with a Rivet while the tile faces up, as numbers of FACINGS
    "single": (0,),  # [R] rule 5: one, near an edge
    "opposite": (0, 2),  # [X] ruling c4: the two of a Double; the option `rivets`
    "adjacent": (0, 1),  # [X] ruling c4: the other way to read it
}

# --- tool cards (rule 7) ---------------------------------------------------------------------------------------------

TOOLS = {  # [R] card -> copies
    "move": 6,
    "rotate": 6,
    "swap-component": 6,
    "swap-points": 6,
    "plus-1": 3,
    "minus-1": 3,
    "plus-2": 2,
    "minus-2": 2,
    "plus-3": 1,
    "minus-3": 1,
    "take-a-tool": 6,
    "redraw-a-tool": 6,
}
POINTS = {"plus-1": 1, "minus-1": -1, "plus-2": 2, "minus-2": -2, "plus-3": 3, "minus-3": -3}  # [R] rule 23
HAND = 4  # [R] rules 13, 19
TOP_PILE = 2  # [R] rule 13: cards for each player that lie above the first Switch On

# --- switching on (rules 10, 21) -------------------------------------------------------------------------------------

SWITCH_ONS = {  # [X] ruling c1: card -> what it adds to the damage
    "on-plus-3": 3,
    "on-plus-2": 2,
    "on-plus-1": 1,
    "on-minus-1": -1,
    "on-minus-2": -2,
    "on-minus-3": -3,
}
SWITCH_ON_COPIES = (1, 2, 1, 3, 4, 3)  # [X] ruling c1; that there are 14 is [R]
GUIDE = {  # [X] ruling c2: players -> copies in the deck, in the order of SWITCH_ONS
    2: (1, 2, 1, 3, 4, 3),
    3: (1, 2, 1, 2, 3, 3),
    4: (1, 2, 0, 1, 3, 3),
    5: (0, 2, 0, 1, 3, 2),
    6: (0, 2, 0, 0, 2, 2),
}
START_DAMAGE = 6  # [R] rule 10
REPAIRED = 0  # [R] ruling d1: this or less ends the game, with bonuses
MOST_DAMAGE = 9  # [R] rule 21: more ends the game, without them

# --- the Contrivance (rules 2, 32) ------------------------------------------------------------------------------------


class ContrivanceTile(NamedTuple):
    """A Contrivance tile; its number is how many own tiles in the own row a Special Ability needs."""

    id: str
    number: int


# Ruling c3: which numbers there are, and which belongs to which name, is ours. With two tiles of each number (ruling
# d17) nearly every ability counts, and with six players the Mechanic won three times as often as the Cognicator. Now
# the best Builder wins about 1.3 times its share and the worst about 0.75 times, with any number of players.
CONTRIVANCES = (
    ContrivanceTile("trans-aether-relocator", 2),  # name [P], number [X]
    ContrivanceTile("elemental-transmorgrafier", 3),  # name [P], number [X]
    ContrivanceTile("chrono-kettle", 1),  # [X]
    ContrivanceTile("galvanic-weather-organ", 2),  # [X]
    ContrivanceTile("subterranean-phonoscope", 3),  # [X]
    ContrivanceTile("self-winding-valet", 3),  # [X]
)
CONTRIVANCES_1 = (*CONTRIVANCES[:5], ContrivanceTile("self-winding-valet", 1))  # in version 1 of these rules
