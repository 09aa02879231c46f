"""Every number and table of EUTOPIA, with its provenance.

[R] rulebook, [D] follows from it by arithmetic, [P] public (SALTO-YOUTH toolbox, tool 2338), [X] reconstructed by us,
for the printed cards are not public. Rule numbers and rulings are those of RULES.md.
Letters stand for icons as a card would print them: "ES" is one icon of Economy and one of Society.
"""

from typing import NamedTuple

# --- numbers ---------------------------------------------------------------------------------------------------------

HAND_SIZE = 4  # [R] rules 11, 22: cards dealt, and the hand that Supply fills up to
LEVELS = {"beginners": 10, "advanced": 13, "hard": 16, "extreme": 18}  # [R] rule 12: events in the TIME deck
MIN_FACTOR, MAX_FACTOR = 1, 4  # [R] rule 6; [X] ruling d1: the range of a factor
WAR_SUM = 13  # [R] rule 17: the sum of the factors that turns the Capital
LOSING_SUM = 16  # [R] rule 23: the sum that loses the game
EVENTS_PER_PLAYER = 2  # [D] rule 24: events on the map per player that lose it: 4 / 6 / 8

# --- icons -----------------------------------------------------------------------------------------------------------

FACTORS = {"E": "economy", "S": "society", "P": "politics", "N": "environment"}  # [P] aims of the tool; [X] ruling c1
RESOURCES = {"D": "dialogue", "K": "knowledge", "A": "aid", "J": "justice"}  # [X] ruling c3
TERRAINS = {"M": "mountains", "F": "forest", "L": "lakes", "C": "cities"}  # [R] rule 3

# --- the map ---------------------------------------------------------------------------------------------------------

AREAS = ("nw", "n", "ne", "e", "se", "s", "sw", "w")  # [X] ruling c2: areas 1 to 8, clockwise; odd ones are corners
CORNER, STRAIGHT = "corner", "straight"


class Action(NamedTuple):
    """An Action card: what it shows, what it is as a piece of the map, and the dot on its back (rules 3, 5)."""

    factors: str
    resources: str
    environment: str  # one or two terrains that a Journey with it can lead to
    piece: str
    terrain: str
    dot: int


class Event(NamedTuple):
    """An Event card: its border, what it takes to settle it, and the dot on its back (rules 4, 5)."""

    name: str
    factor: str
    needs: str
    dot: int


class Character(NamedTuple):
    """A Character card: a role on each side. What the roles can do belongs to the option `talents` (state.py)."""

    colour: str
    field: str  # side 1 ...
    home: str  # ... and two terrains
    expert: str  # side 2 ...
    brings: str  # ... and two resources


# --- cards -----------------------------------------------------------------------------------------------------------

# [R] 54 cards. [X] ruling c4: everything on them. Each kind of icon follows one scheme: 24 cards with one icon twice
# (for terrains: once), 30 with two icons, every pair equally often; so no factor, resource or terrain is rarer than
# another.
ACTION_CARDS = (
    #      factors resources environment piece  terrain dot
    Action("EE", "KK", "M",  "corner",   "M", 1),  # 1
    Action("EE", "DJ", "C",  "straight", "F", 2),  # 2
    Action("EE", "DD", "FL", "corner",   "F", 3),  # 3
    Action("EE", "DK", "M",  "straight", "L", 4),  # 4
    Action("EE", "AJ", "C",  "corner",   "L", 5),  # 5
    Action("EE", "JJ", "MC", "straight", "C", 6),  # 6
    Action("SS", "KA", "LC", "corner",   "C", 7),  # 7
    Action("SS", "KK", "L",  "straight", "M", 8),  # 8
    Action("SS", "DA", "ML", "corner",   "M", 1),  # 9
    Action("SS", "DD", "LC", "straight", "F", 2),  # 10
    Action("SS", "DK", "L",  "corner",   "F", 3),  # 11
    Action("SS", "KJ", "ML", "straight", "L", 4),  # 12
    Action("PP", "AA", "FC", "corner",   "L", 5),  # 13
    Action("PP", "KA", "F",  "straight", "C", 6),  # 14
    Action("PP", "KK", "MF", "corner",   "C", 7),  # 15
    Action("PP", "DA", "FC", "straight", "M", 8),  # 16
    Action("PP", "DD", "F",  "corner",   "M", 1),  # 17
    Action("PP", "DK", "MF", "straight", "F", 2),  # 18
    Action("NN", "KJ", "FL", "corner",   "F", 3),  # 19
    Action("NN", "AA", "M",  "straight", "L", 4),  # 20
    Action("NN", "KA", "C",  "corner",   "L", 5),  # 21
    Action("NN", "KK", "MC", "straight", "C", 6),  # 22
    Action("NN", "DA", "M",  "corner",   "C", 7),  # 23
    Action("NN", "DD", "C",  "straight", "M", 8),  # 24
    Action("ES", "JJ", "MC", "corner",   "M", 1),  # 25
    Action("ES", "KJ", "LC", "straight", "F", 2),  # 26
    Action("ES", "AA", "L",  "corner",   "F", 3),  # 27
    Action("ES", "DJ", "ML", "straight", "L", 4),  # 28
    Action("ES", "KK", "LC", "corner",   "L", 5),  # 29
    Action("EP", "DA", "L",  "straight", "C", 6),  # 30
    Action("EP", "AJ", "ML", "corner",   "C", 7),  # 31
    Action("EP", "JJ", "FC", "straight", "M", 8),  # 32
    Action("EP", "KJ", "F",  "corner",   "M", 1),  # 33
    Action("EP", "AA", "MF", "straight", "F", 2),  # 34
    Action("EN", "DJ", "FL", "corner",   "F", 3),  # 35
    Action("EN", "KK", "F",  "straight", "L", 4),  # 36
    Action("EN", "DA", "C",  "corner",   "L", 5),  # 37
    Action("EN", "AJ", "FL", "straight", "C", 6),  # 38
    Action("EN", "JJ", "M",  "corner",   "C", 7),  # 39
    Action("SP", "KJ", "C",  "straight", "M", 8),  # 40
    Action("SP", "AA", "MC", "corner",   "M", 1),  # 41
    Action("SP", "DJ", "M",  "straight", "F", 2),  # 42
    Action("SP", "DD", "L",  "corner",   "F", 3),  # 43
    Action("SP", "DK", "MC", "straight", "L", 4),  # 44
    Action("SN", "AJ", "LC", "corner",   "L", 5),  # 45
    Action("SN", "JJ", "L",  "straight", "C", 6),  # 46
    Action("SN", "KA", "ML", "corner",   "C", 7),  # 47
    Action("SN", "AA", "FC", "straight", "M", 8),  # 48
    Action("SN", "DJ", "F",  "corner",   "M", 1),  # 49
    Action("PN", "DD", "MF", "straight", "F", 2),  # 50
    Action("PN", "DK", "FC", "corner",   "F", 3),  # 51
    Action("PN", "AJ", "F",  "straight", "L", 4),  # 52
    Action("PN", "JJ", "MF", "corner",   "L", 5),  # 53
    Action("PN", "KA", "FL", "straight", "C", 6),  # 54
)  # fmt: skip

# [R] 40 cards. [X] ruling c5: ten of each factor: one needs a single icon, three need two, four need three, two need
# all four. Over all factors every resource is needed alone once, every pair twice, every three four times, and all four
# together eight times: each twice as often as the one before. That makes 27 icons of each resource, as many as the
# Action cards show. Small events take one resource, great ones the whole team; what an event needs fits its story.
EVENT_CARDS = (
    #     name                  factor needs  dot
    Event("factory-closures",    "E", "DKA",  1),  # 101
    Event("price-shock",         "E", "A",    2),  # 102
    Event("youth-unemployment",  "E", "KA",   3),  # 103
    Event("housing-shortage",    "E", "AJ",   4),  # 104
    Event("debt-crisis",         "E", "DKJ",  5),  # 105
    Event("trade-blockade",      "E", "DAJ",  6),  # 106
    Event("wage-strike",         "E", "DJ",   7),  # 107
    Event("black-market",        "E", "KAJ",  8),  # 108
    Event("currency-collapse",   "E", "DKAJ", 1),  # 109
    Event("failed-harvest",      "E", "DKAJ", 2),  # 110
    Event("school-segregation",  "S", "KJ",   3),  # 111
    Event("hateful-words",       "S", "DKJ",  4),  # 112
    Event("religious-tension",   "S", "DK",   5),  # 113
    Event("generation-conflict", "S", "D",    6),  # 114
    Event("refugee-arrivals",    "S", "DKAJ", 7),  # 115
    Event("angry-fans",          "S", "DJ",   8),  # 116
    Event("fear-of-illness",     "S", "DKA",  1),  # 117
    Event("unsafe-streets",      "S", "KAJ",  2),  # 118
    Event("divided-street",      "S", "DAJ",  3),  # 119
    Event("displaced-people",    "S", "DKAJ", 4),  # 120
    Event("corruption-scandal",  "P", "KAJ",  5),  # 121
    Event("press-censorship",    "P", "KJ",   6),  # 122
    Event("broken-treaty",       "P", "DAJ",  7),  # 123
    Event("election-dispute",    "P", "DKJ",  8),  # 124
    Event("rough-police",        "P", "J",    1),  # 125
    Event("border-incident",     "P", "DA",   2),  # 126
    Event("night-marches",       "P", "DKA",  3),  # 127
    Event("separatist-vote",     "P", "DK",   4),  # 128
    Event("coup-rumours",        "P", "DKAJ", 5),  # 129
    Event("arms-race",           "P", "DKAJ", 6),  # 130
    Event("polluted-river",      "N", "DKJ",  7),  # 131
    Event("forest-fire",         "N", "DKA",  8),  # 132
    Event("drought",             "N", "K",    1),  # 133
    Event("illegal-dumping",     "N", "AJ",   2),  # 134
    Event("overfishing",         "N", "DAJ",  3),  # 135
    Event("flooded-valley",      "N", "DA",   4),  # 136
    Event("landslide",           "N", "KA",   5),  # 137
    Event("bad-water",           "N", "KAJ",  6),  # 138
    Event("oil-spill",           "N", "DKAJ", 7),  # 139
    Event("earthquake",          "N", "DKAJ", 8),  # 140
)  # fmt: skip

# [R] 8 cards with two roles each. [X] ruling c6: their names and talents. Each side has a talent, used once
# a turn without a card: field roles travel, experts bring a resource to an event. Both sides of the card should matter:
# the side that is up counts in full (anywhere; anything), the other one for the two terrains or resources beside it.
# In a team of two both count in full.
# Every terrain and every resource stands on four cards: in the circles M F L C and D K A J with its neighbour for red
# and blue, with the one across for green and yellow.
#
# Why talents at all: every action takes cards, cards have to be drawn again, and drawing brings events. At Hard and
# Extreme, where every third card is an event, an event that takes three cards (to travel, to settle, to calm) brings
# another one before it is gone; without talents no tables that we tried could be won there. What a talent does takes
# no card. So talents act most where time is short, and needs where there is time: strong talents and great needs
# together are what makes Advanced hard enough and Extreme possible. In teams of two, whose map is full with four
# events, the same talents are too weak, hence both sides. The rules page says how often the best bots win (#levels).
CHARACTERS = (
    Character("red",    "mountain-guide", "MF", "mediator",      "DJ"),
    Character("red",    "ranger",         "FL", "teacher",       "KD"),
    Character("blue",   "boat-captain",   "LC", "doctor",        "AK"),
    Character("blue",   "courier",        "CM", "lawyer",        "JA"),
    Character("green",  "shepherd",       "ML", "journalist",    "KJ"),
    Character("green",  "forester",       "FC", "relief-worker", "AD"),
    Character("yellow", "fisher",         "LM", "judge",         "JK"),
    Character("yellow", "street-artist",  "CF", "diplomat",      "DA"),
)  # fmt: skip

# Action cards are numbered from 1, Event cards from 101: a number says what kind of card it is.
FIRST_EVENT = 101
ACTIONS = dict(enumerate(ACTION_CARDS, 1))
EVENTS = dict(enumerate(EVENT_CARDS, FIRST_EVENT))
