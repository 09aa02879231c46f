"""Every number and table of Utopia Engine, to be laid beside the rulebook and the printed adventure sheets.

[R]: the rulebook of the 2nd edition (2011). [P]: its printed sheets. The 3rd edition has other tables.
"""

from typing import NamedTuple


class Monster(NamedTuple):
    """A monster of a region's chart."""

    id: str
    attack: int  # a die from 1 to this hurts
    hit: int  # a die from this to 6 kills
    spirit: bool = False


class Region(NamedTuple):
    """A region of the first sheet."""

    id: str
    construct: str
    component: str
    tracker: tuple[int, ...]  # the circles of the day tracker: the days each costs
    treasure: str
    monsters: tuple[Monster, ...]  # by encounter level, from 1


class Tie(NamedTuple):
    """A link box of the workshop: which Constructs it joins; it is known by the component it takes."""

    component: str
    first: str
    second: str


WORKSHOP = "workshop"

REGIONS = {  # tables of the sheet one [P], monsters also at the end of the rulebook [R]; in the order of the event die
    region.id: region
    for region in (
        Region(
            "halebeard-peak", "seal-of-balance", "silver", (1, 1, 0, 1, 0, 0), "ice-plate",
            (
                Monster("ice-bear", 1, 5),
                Monster("roving-bandits", 1, 6),
                Monster("blood-wolves", 2, 6),
                Monster("horse-eater-hawk", 3, 6),
                Monster("giant-of-the-peaks", 4, 6),
            ),
        ),
        Region(
            "great-wilds", "hermetic-mirror", "quartz", (1, 0, 0, 1, 0, 0), "bracelet-of-ios",
            (
                Monster("rogue-thief", 2, 5),
                Monster("blanket-of-crows", 1, 6),
                Monster("hornback-bison", 1, 6),
                Monster("grassyback-troll", 3, 5),
                Monster("thunder-king", 4, 6, spirit=True),
            ),
        ),
        Region(
            "root-strangled-marshes", "void-gate", "gum", (1, 0, 1, 0, 1, 0), "shimmering-moonlace",
            (
                Monster("gemscale-boa", 1, 5),
                Monster("ancient-alligator", 2, 6),
                Monster("land-shark", 2, 6),
                Monster("abyssal-leech", 3, 6),
                Monster("dweller-in-the-tides", 4, 6),
            ),
        ),
        Region(
            "glassrock-canyon", "golden-chassis", "silica", (1, 0, 1, 0, 1, 0), "scale-of-the-infinity-wurm",
            (
                Monster("feisty-gremlin", 1, 5),
                Monster("glasswing-drake", 1, 6),
                Monster("reaching-claws", 2, 6, spirit=True),
                Monster("terrible-wurm", 3, 6),
                Monster("leviathan-serpent", 4, 6),
            ),
        ),
        Region(
            "ruined-city", "scrying-lens", "wax", (1, 0, 0, 1, 0, 0), "ancient-record",
            (
                Monster("grave-robbers", 1, 5),
                Monster("ghost-lights", 1, 6, spirit=True),
                Monster("vengeful-shade", 2, 6, spirit=True),
                Monster("nightmare-crab", 3, 6),
                Monster("the-unnamed", 4, 6, spirit=True),
            ),
        ),
        Region(
            "fiery-maw", "crystal-battery", "lead", (1, 1, 0, 1, 0, 0), "molten-shard",
            (
                Monster("minor-imp", 1, 5),
                Monster("renegade-warlock", 2, 5),
                Monster("giant-flame-lizard", 3, 5),
                Monster("spark-elemental", 3, 6, spirit=True),
                Monster("volcano-spirit", 4, 6, spirit=True),
            ),
        ),
    )
}  # fmt: skip

ORDER = tuple(REGIONS)  # [R] the event die: 1 to 6
CONSTRUCTS = tuple(region.construct for region in REGIONS.values())
COMPONENTS = tuple(region.component for region in REGIONS.values())
TREASURES = tuple(region.treasure for region in REGIONS.values())
HOME_OF = {region.construct: region.id for region in REGIONS.values()}

TIES = {  # sheet two [P]
    tie.component: tie
    for tie in (
        Tie("silver", "seal-of-balance", "scrying-lens"),
        Tie("quartz", "seal-of-balance", "golden-chassis"),
        Tie("silica", "seal-of-balance", "hermetic-mirror"),
        Tie("wax", "hermetic-mirror", "void-gate"),
        Tie("gum", "golden-chassis", "void-gate"),
        Tie("lead", "golden-chassis", "crystal-battery"),
    )
}

# --- search [R] ------------------------------------------------------------------------------------------------------

BOXES = 6  # search boxes, and circles of the day tracker, of each region [P]
SEARCH_SQUARES = ("t1", "t2", "t3", "b1", "b2", "b3")  # top and bottom: hundreds, tens, ones


class Find(NamedTuple):
    """A line of the search result chart, for results that are not negative."""

    id: str
    least: int
    most: int


FINDS = (
    Find("zero", 0, 0),  # rule 6
    Find("construct", 1, 10),
    Find("component", 11, 99),
    Find("level-1", 100, 199),
    Find("level-2", 200, 299),
    Find("level-3", 300, 399),
    Find("level-4", 400, 499),
    Find("level-5", 500, 555),
)
PAIR = Find("pair", 0, 10)  # instead of the first two, once the Construct is found: rule 5, ruling c4
DEEPEST = (-100, -200, -300, -400, -555)  # encounter level of a negative result: the first of these it does not pass
TOP_LEVEL = 5

FORTUNE = 10  # Good Fortune, Scrying Lens and Hermetic Mirror each: subtract up to
SIGHT = {  # the Construct that helps to search there, while active
    "glassrock-canyon": "scrying-lens",
    "root-strangled-marshes": "scrying-lens",
    "halebeard-peak": "hermetic-mirror",
    "fiery-maw": "hermetic-mirror",
}
ROD = 100  # the Dowsing Rod: subtract up to,
ROD_FLOOR = 1  # but never below
ZERO_ENERGY = 5  # God's Hand energy for a perfect zero

# --- time [P], [R] ---------------------------------------------------------------------------------------------------

DAYS = 22
EVENT_DAYS = (2, 5, 8, 11, 14, 17, 20)
FIRST_SKULL = 15
SKULLS = 8
EVENTS = ("active-monsters", "fleeting-visions", "good-fortune", "foul-weather")
BOLDER = 2  # levels that Active Monsters add

# --- sizes [P], [R] --------------------------------------------------------------------------------------------------

HIT_POINTS = 6
HAND = 6  # energy the God's Hand holds
HAND_PRICE = 3  # energy for a skull
STORE = 4  # of each component
BASKET = 10
TOOLS = ("dowsing-rod", "paralysis-wand", "focus-charm")
WAND = 2  # added to every die
CHASSIS = 1  # added to every die against spirits
BATTERY_PRICE = 3  # components
ASLEEP, ASLEEP_GATE = 6, 4  # days unconscious, and with the Void Gate

# --- workshop [R] ----------------------------------------------------------------------------------------------------

FIELD_SQUARES = ("t1", "t2", "t3", "t4", "b1", "b2", "b3", "b4")
FIELDS = 2  # activation fields of each Construct
YIELD = {5: 2, 4: 1}  # energy of a box by its result
ENOUGH = 4  # energy that activates
CHARM = 2  # energy of the Focus Charm
LINK_SQUARES = ("t1", "t2", "t3", "b1", "b2", "b3")
PATCHED = 2  # what a negative box counts after another component
RECORD = 1  # the value of a link made with the Ancient Record

# --- score [R] -------------------------------------------------------------------------------------------------------

SCORE = {
    "found": 10,
    "perfect": 20,
    "treasure": 10,
    "active": 5,
    "link": 5,
    "tool": 10,
    "hit-point": 1,
    "engine": 50,
    "day": 5,
}
