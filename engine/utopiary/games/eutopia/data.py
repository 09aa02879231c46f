"""Every number and table of EUTOPIA, to be laid beside the rulebook.

Where each comes from: [R] rulebook, [D] follows from it by arithmetic, [P] public (SALTO-YOUTH toolbox, tool 2338),
[X] reconstructed by us, for the printed cards are not public. Rule numbers and rulings are those of our specification.
Letters stand for icons as a card would print them: "ES" is one icon of Economy and one of Society.
"""

from typing import NamedTuple

# --- numbers ---------------------------------------------------------------------------------------------------------

HAND = 4  # [R] rules 11, 22: cards dealt, and cards to draw up to
LEVELS = {"beginners": 10, "advanced": 13, "hard": 16, "extreme": 18}  # [R] rule 12: events in the TIME deck
LEAST, MOST = 1, 4  # [R] rule 6; [X] ruling d1: the range of a factor
WAR = 13  # [R] rule 17: the sum of the factors that turns the Capital
FALL = 16  # [R] rule 23: the sum that loses the game
CROWD = 2  # [D] rule 24: events on the map per player that lose it: 4 / 6 / 8

# --- icons -----------------------------------------------------------------------------------------------------------

FACTORS = {"E": "economy", "S": "society", "P": "politics", "N": "environment"}  # [P] aims of the tool; [X] c1
RESOURCES = {"D": "dialogue", "K": "knowledge", "A": "aid", "J": "justice"}  # [X] c3
TERRAINS = {"M": "mountains", "F": "forest", "L": "lakes", "C": "cities"}  # [R] rule 3

# --- the map ---------------------------------------------------------------------------------------------------------

AREAS = ("nw", "n", "ne", "e", "se", "s", "sw", "w")  # [X] c2: areas 1 to 8, clockwise; odd ones are corner pieces
CORNER, STRAIGHT = "corner", "straight"


class Action(NamedTuple):
    """An Action card: what it shows, what it is as a piece of the map, and the dot on its back (rules 3 and 5)."""

    factors: str
    resources: str
    environment: str  # one or two terrains that a Journey with it can lead to
    piece: str
    terrain: str
    dot: int


class Event(NamedTuple):
    """An Event card: its border, what it takes to settle it, and the dot on its back (rules 4 and 5)."""

    name: str
    factor: str
    needs: str
    dot: int


class Character(NamedTuple):
    """A Character card: a role on each side. What the roles can do belongs to the option `talents`."""

    colour: str
    field: str  # side 1
    expert: str  # side 2
    speciality: str  # the two resources an expert can bring


# --- cards -----------------------------------------------------------------------------------------------------------

# [R] 54 cards. [X] c4: everything on them, by these schemes:
#   factors      24 cards with two icons of one factor and one of another (each main factor six times, each other one
#                twice with it) and 30 with two factors (each pair five times): 33 icons of each
#   resources    as in a pack of cards, four suits of 13 and two jokers: each suit lacks one resource, a joker none
#   environment  two terrains on every card, each pair nine times
# and every one of the 54 is different. Resources and terrains are dealt out evenly among the factors, in steps of 23 and
# 17 through their schemes; pieces alternate, terrains and dots go round.
# Why so strong: an event that is settled or calmed takes cards, cards have to be drawn again, and drawing brings events.
# A card for each step of the way, which the first tables asked for, let one event bring more than one, and nobody could
# win the upper levels. Three resources on a card, two terrains and the talents bring it down to about one: that is
# where 10, 13, 16 and 18 events make the difference that the rulebook's names for the levels promise. Few factor icons
# are hard on large teams (they begin with more events, each of which raises a factor), few resources and terrains on
# small ones (whose map is full with four events); so the two were tuned against each other. README.md has the table of
# what the best bots win.
ACTION_CARDS = (
    #     factors resources environment piece terrain dot
    Action("EES", "KAJ",  "MF", "corner",   "M", 1),  # 1
    Action("EES", "DKJ",  "MC", "straight", "F", 2),  # 2
    Action("EEP", "KAJ",  "FC", "corner",   "F", 3),  # 3
    Action("EEP", "DKJ",  "MF", "straight", "L", 4),  # 4
    Action("EEN", "DKA",  "MC", "corner",   "L", 5),  # 5
    Action("EEN", "DAJ",  "FC", "straight", "C", 6),  # 6
    Action("SSE", "DKA",  "LC", "corner",   "C", 7),  # 7
    Action("SSE", "KAJ",  "ML", "straight", "M", 8),  # 8
    Action("SSP", "DKJ",  "FL", "corner",   "M", 1),  # 9
    Action("SSP", "KAJ",  "LC", "straight", "F", 2),  # 10
    Action("SSN", "DAJ",  "ML", "corner",   "F", 3),  # 11
    Action("SSN", "DKA",  "FL", "straight", "L", 4),  # 12
    Action("PPE", "DAJ",  "LC", "corner",   "L", 5),  # 13
    Action("PPE", "DKA",  "ML", "straight", "C", 6),  # 14
    Action("PPS", "KAJ",  "FL", "corner",   "C", 7),  # 15
    Action("PPS", "DKJ",  "FC", "straight", "M", 8),  # 16
    Action("PPN", "KAJ",  "MF", "corner",   "M", 1),  # 17
    Action("PPN", "DAJ",  "MC", "straight", "F", 2),  # 18
    Action("NNE", "DKA",  "FC", "corner",   "F", 3),  # 19
    Action("NNE", "DAJ",  "MF", "straight", "L", 4),  # 20
    Action("NNS", "DKA",  "MC", "corner",   "L", 5),  # 21
    Action("NNS", "KAJ",  "FC", "straight", "C", 6),  # 22
    Action("NNP", "DKJ",  "MF", "corner",   "C", 7),  # 23
    Action("NNP", "KAJ",  "MC", "straight", "M", 8),  # 24
    Action("ES",  "DAJ",  "FL", "corner",   "M", 1),  # 25
    Action("ES",  "DKA",  "LC", "straight", "F", 2),  # 26
    Action("ES",  "DAJ",  "ML", "corner",   "F", 3),  # 27
    Action("ES",  "DKJ",  "FL", "straight", "L", 4),  # 28
    Action("ES",  "KAJ",  "LC", "corner",   "L", 5),  # 29
    Action("EP",  "DKJ",  "ML", "straight", "C", 6),  # 30
    Action("EP",  "DKAJ", "FL", "corner",   "C", 7),  # 31
    Action("EP",  "DAJ",  "LC", "straight", "M", 8),  # 32
    Action("EP",  "DKA",  "ML", "corner",   "M", 1),  # 33
    Action("EP",  "DAJ",  "MC", "straight", "F", 2),  # 34
    Action("EN",  "DKJ",  "FC", "corner",   "F", 3),  # 35
    Action("EN",  "KAJ",  "MF", "straight", "L", 4),  # 36
    Action("EN",  "DKJ",  "MC", "corner",   "L", 5),  # 37
    Action("EN",  "DKAJ", "FC", "straight", "C", 6),  # 38
    Action("EN",  "DAJ",  "MF", "corner",   "C", 7),  # 39
    Action("SP",  "DKA",  "MC", "straight", "M", 8),  # 40
    Action("SP",  "DAJ",  "FC", "corner",   "M", 1),  # 41
    Action("SP",  "DKJ",  "MF", "straight", "F", 2),  # 42
    Action("SP",  "KAJ",  "ML", "corner",   "F", 3),  # 43
    Action("SP",  "DKJ",  "FL", "straight", "L", 4),  # 44
    Action("SN",  "DKA",  "LC", "corner",   "L", 5),  # 45
    Action("SN",  "DAJ",  "ML", "straight", "C", 6),  # 46
    Action("SN",  "DKA",  "FL", "corner",   "C", 7),  # 47
    Action("SN",  "KAJ",  "LC", "straight", "M", 8),  # 48
    Action("SN",  "DKJ",  "ML", "corner",   "M", 1),  # 49
    Action("PN",  "KAJ",  "FL", "straight", "F", 2),  # 50
    Action("PN",  "DKJ",  "LC", "corner",   "F", 3),  # 51
    Action("PN",  "DKA",  "MF", "straight", "L", 4),  # 52
    Action("PN",  "DAJ",  "MC", "corner",   "L", 5),  # 53
    Action("PN",  "DKA",  "FC", "straight", "C", 6),  # 54
)  # fmt: skip

# [R] 40 cards. [X] c5: ten of each factor; of these seven need one icon, two need two, one needs three; what is needed
# fits the story, and each resource is needed 14 times.
EVENT_CARDS = (
    #     name                  factor needs dot
    Event("factory-closures",    "E", "D",   1),  # 101
    Event("price-shock",         "E", "A",   2),  # 102
    Event("youth-unemployment",  "E", "K",   3),  # 103
    Event("housing-shortage",    "E", "A",   4),  # 104
    Event("debt-crisis",         "E", "K",   5),  # 105
    Event("trade-blockade",      "E", "D",   6),  # 106
    Event("wage-strike",         "E", "DJ",  7),  # 107
    Event("black-market",        "E", "J",   8),  # 108
    Event("currency-collapse",   "E", "KA",  1),  # 109
    Event("failed-harvest",      "E", "KAJ", 2),  # 110
    Event("school-segregation",  "S", "J",   3),  # 111
    Event("hateful-words",       "S", "K",   4),  # 112
    Event("religious-tension",   "S", "D",   5),  # 113
    Event("generation-conflict", "S", "D",   6),  # 114
    Event("refugee-arrivals",    "S", "A",   7),  # 115
    Event("angry-fans",          "S", "J",   8),  # 116
    Event("fear-of-illness",     "S", "K",   1),  # 117
    Event("unsafe-streets",      "S", "KJ",  2),  # 118
    Event("divided-street",      "S", "DA",  3),  # 119
    Event("displaced-people",    "S", "DAJ", 4),  # 120
    Event("corruption-scandal",  "P", "J",   5),  # 121
    Event("press-censorship",    "P", "K",   6),  # 122
    Event("broken-treaty",       "P", "D",   7),  # 123
    Event("election-dispute",    "P", "K",   8),  # 124
    Event("rough-police",        "P", "J",   1),  # 125
    Event("border-incident",     "P", "A",   2),  # 126
    Event("night-marches",       "P", "KA",  3),  # 127
    Event("separatist-vote",     "P", "D",   4),  # 128
    Event("coup-rumours",        "P", "DJ",  5),  # 129
    Event("arms-race",           "P", "DAJ", 6),  # 130
    Event("polluted-river",      "N", "J",   7),  # 131
    Event("forest-fire",         "N", "A",   8),  # 132
    Event("drought",             "N", "K",   1),  # 133
    Event("illegal-dumping",     "N", "J",   2),  # 134
    Event("overfishing",         "N", "D",   3),  # 135
    Event("flooded-valley",      "N", "A",   4),  # 136
    Event("landslide",           "N", "K",   5),  # 137
    Event("bad-water",           "N", "DK",  6),  # 138
    Event("oil-spill",           "N", "AJ",  7),  # 139
    Event("earthquake",          "N", "DKA", 8),  # 140
)  # fmt: skip

# [R] 8 cards with two roles each. [X] c6: who they are, and what they can do. A role that one chooses should matter, so
# each side has a talent: those of the field go where they want without a card, each expert brings one of two resources.
# The first is what the role stands for; the second goes once round the resources for red and blue and across them for
# green and yellow, so that every resource is the speciality of four.
CHARACTERS = (
    Character("red", "mountain-guide", "mediator", "DK"),
    Character("red", "ranger", "teacher", "KA"),
    Character("blue", "boat-captain", "doctor", "AJ"),
    Character("blue", "courier", "lawyer", "JD"),
    Character("green", "shepherd", "journalist", "KJ"),
    Character("green", "forester", "relief-worker", "AD"),
    Character("yellow", "fisher", "judge", "JK"),
    Character("yellow", "street-artist", "diplomat", "DA"),
)

# Action cards are numbered from 1, Event cards from 101: a number says what kind of card it is.
FIRST_EVENT = 101
ACTIONS = dict(enumerate(ACTION_CARDS, 1))
EVENTS = dict(enumerate(EVENT_CARDS, FIRST_EVENT))
