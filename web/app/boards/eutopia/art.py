"""The art: icons as symbols that are sent once, and the shape of the island.

Icons take the colour of the text around them; what is filled stands after a bar. Colours are the style sheet's.
"""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import MappingProxyType

from utopiary import Speaker
from utopiary.games.eutopia.view import TalentsView

from ...markup import Markup, tag
from .common import GROUP, icon_name, letter

Point = tuple[float, float]

ICONS = {  # 24 x 24
    "economy": "M4 7a8 3.500 0 1 0 16 0a8 3.500 0 1 0-16 0M4 7v5a8 3.500 0 0 0 16 0V7M4 12v5a8 3.500 0 0 0 16 0v-5",
    "society": "M8 4a3.500 3.500 0 1 0 .01 0zM1.500 20c0-5.500 2.500-8 6.500-8s6.500 2.500 6.500 8zM17 6.500a2.800 2.800 0 1 0 .01 0zM15 13c5-1 7.500 2 7.500 7h-4.500",
    "politics": "M2.500 9L12 3l9.500 6zM5 9v9M9.700 9v9M14.300 9v9M19 9v9M2.500 21h19",
    "environment": "M4 21C3 9 9 3 21 3c0 13-6 18-15 15M4 21c2-6 6-10 11-12",
    "dialogue": "M2 3h13v9H8l-4 3.500V12H2zM18 8h4v9h-2v3.500L16 17h-6v-2",
    "knowledge": "M12 6c-3-2.200-6-2.500-10-2v14c4-.5 7-.2 10 2c3-2.200 6-2.500 10-2V4c-4-.5-7-.2-10 2zM12 6v14",
    "aid": "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1a5 5 0 0 1 10 1c0 4-3 7-10 13zM12 9v6M9 12h6",
    "justice": "M12 2.500V20M7 21h10M4 6h16M5 6l-3.500 8.500h7zM19 6l-3.500 8.500h7z",
    "mountains": "M1 21L9 5l4.500 8L16 9l7 12zM6 11l3 2 2.500-2",
    "forest": "M8 2l5.500 8H10l4 6H2l4-6H2.500zM8 16v6M17.500 7l4.500 7h-2.500l3 4.500H15M17.500 18.500V22",
    "lakes": "M1.500 7q3-3.500 7 0t7 0t7 0M1.500 13q3-3.500 7 0t7 0t7 0M1.500 19q3-3.500 7 0t7 0t7 0",
    "cities": "M2 21V11l5-4.500 5 4.500v10zM12 21V3h9.500v18M15 7h3.500M15 11h3.500M15 15h3.500M5.500 21v-5h3v5M1 21h22",
    "hourglass": "M6 2h12M6 22h12M7 2c0 6 5 7 5 10s-5 4-5 10M17 2c0 6-5 7-5 10s5 4 5 10|M9 20.500c0-3 3-3 3-6c0 3 3 3 3 6z",
    "event": "M12 22c-4.500 0-8-3-8-7.500c0-4 3-6 4-11c2 1 3 3 3 5.500c1.500-1.500 2-4 1.500-7.500c4.500 2.500 7.500 7 7.500 12.500c0 5-3.500 8-8 8z|M12 22c-4.500 0-8-3-8-7.500c0-4 3-6 4-11c2 1 3 3 3 5.500c1.500-1.500 2-4 1.500-7.500c4.500 2.500 7.500 7 7.500 12.500c0 5-3.500 8-8 8z",
    "tick": "M4 13l5 5L20 6",
    "gift": "M3 9h18v4H3zM5 13v8h14v-8M12 9v12M12 9C8 9 6 7 7 5s4-1 5 4c1-5 4-6 5-4s-1 4-5 4",
    "calm": "M12 3v14M6 11.500l6 6 6-6M4 21h16",
    "back": "M9 5L3 11l6 6M3 11h11a6 6 0 0 1 6 6v3",
    "flag": "M5 22V3M5 4h13l-3 4.500 3 4.500H5|M5 4h13l-3 4.500 3 4.500H5z",
    "dove": "M2 12c4 0 6-1 8-4c-1-3 0-5 2-6c0 4 2 5 5 6c2-1 4-1 5 1l-3 1c-1 6-5 10-11 10c-2 0-3-1-4-2c3 0 5-1 6-3c-3 1-6 0-8-3z|M2 12c4 0 6-1 8-4c-1-3 0-5 2-6c0 4 2 5 5 6c2-1 4-1 5 1l-3 1c-1 6-5 10-11 10c-2 0-3-1-4-2c3 0 5-1 6-3c-3 1-6 0-8-3z",
    "card": "M6 2.500h12v19H6zM9 7h6M9 12h6M9 17h6",
}  # fmt: skip

SCENERY = {  # 60 x 60: class, path; what a terrain looks like from the air
    "mountains": (
        ("rock", "M2 54L24 10l12 22 6-10 16 32z"),
        ("shade", "M24 10l12 22 4 22H22z"),
        ("snow", "M24 10l-8 16 5-3 4 5 4-6 3 3z"),
    ),
    "forest": (
        ("trunk", "M15 46h4v10h-4zM42 48h4v9h-4z"),
        ("leaf", "M17 8l12 18h-6l9 12h-6l7 10H1l7-10H2l9-12H5z"),
        ("leaf light", "M44 20l10 15h-5l8 10h-5l5 6H31l5-6h-5l8-10h-5z"),
    ),
    "lakes": (
        ("water", "M4 34C4 22 16 16 30 18s26 4 26 15-14 19-28 17S4 46 4 34z"),
        ("foam", "M14 30q5-4 10 0t10 0M24 40q5-4 10 0t10 0"),
    ),
    "cities": (
        ("wall", "M4 32h20v24H4zM28 18h14v38H28zM44 36h13v20H44z"),
        ("roof", "M1 33l13-14 13 14zM25 19l10-13 10 13zM42 37l8.500-9 8.500 9z"),
        ("pane", "M9 40h4v5H9zM16 40h4v5h-4zM32 26h3v5h-3zM37 26h3v5h-3zM32 37h3v5h-3zM37 37h3v5h-3zM48 43h5v5h-5z"),
    ),
}

# How an area is strewn with it: where, in what size, and which of the places.
LAND = 220  # across
SPOTS = ((-58, -56), (2, -66), (60, -54), (-70, 2), (68, 4), (-52, 58), (4, 66), (58, 56))  # from the middle
FEW = {"mountains": (0, 1, 2, 4, 5), "forest": (0, 1, 2, 3, 4, 5, 7), "lakes": (0, 2, 3, 7), "cities": (0, 1, 2, 3, 4)}
SIZES = {"mountains": 62, "forest": 50, "lakes": 64, "cities": 52}

# The two sides of the Capital, in the middle of the map: class, path.
PEACEFUL = (
    ("glow", "M320 232a88 88 0 1 0 .01 0z"),
    ("hill", "M236 372q84-40 168 0q-8 26-84 26t-84-26z"),
    ("house", "M250 340h30v34h-30zM360 340h30v34h-30zM284 322h72v52h-72z"),
    ("roof", "M245 341l20-18 20 18zM355 341l20-18 20 18z"),
    ("dome", "M288 322a32 32 0 0 1 64 0zM316 290v-12h8v12z"),
    ("door", "M312 374v-24a8 8 0 0 1 16 0v24zM292 334h10v14h-10zM338 334h10v14h-10zM260 350h10v10h-10zM370 350h10v10h-10z"),
    ("branch", "M252 392q-26-30-18-74M388 392q26-30 18-74"),
    ("olive", "M234 340q-14-6-16-18q14 2 16 18zM236 358q-16 0-22-12q16-4 22 12zM242 374q-16 4-24-6q14-8 24 6zM236 322q-4-14 4-24q10 12-4 24z"),
    ("olive", "M406 340q14-6 16-18q-14 2-16 18zM404 358q16 0 22-12q-16-4-22 12zM398 374q16 4 24-6q-14-8-24 6zM404 322q4-14-4-24q-10 12 4 24z"),
)  # fmt: skip
WARLIKE = (
    ("glow", "M320 232a88 88 0 1 0 .01 0z"),
    ("smoke", "M276 320c-18-20 6-30-6-50c22 6 10 26 20 30c2-22 26-20 18-52c26 16 8 40 14 50c8-16 26-14 26-36c18 18-4 34 2 58z"),
    ("hill", "M236 372q84-40 168 0q-8 26-84 26t-84-26z"),
    ("house", "M250 346l8-10 10 8 6-6 6 4v32h-30zM360 340l12 8 6-12 12 10v28h-30zM284 330l14-12 8 10 14-18 10 14 12-6 14 8v48h-72z"),
    ("door", "M312 374v-24l16-6v30zM292 340h10v12h-10zM338 336h10v12h-10zM260 354h10v8h-10zM370 354h10v8h-10z"),
    ("fire", "M262 374c-10-10 2-16-2-26c12 6 8 14 12 16c2-6 6-8 4-14c10 10 6 20-2 24zM352 374c-10-12 4-18 0-32c14 8 8 18 12 22c2-6 8-8 6-16c12 12 6 22-4 26z"),
    ("flag", "M340 318V262l30 8-8 8 10 8-12 4 6 8-26 0"),
)  # fmt: skip
PAWN = "M0 -44a12 12 0 0 1 9 20c12 3 18 13 18 26c0 7-54 7-54 0c0-13 6-23 18-26a12 12 0 0 1 9-20z"
SCARF = "M-14 -19q14 8 28 0l2 7q-16 9-32 0z"


def symbols(titles: Mapping[str, str] = MappingProxyType({})) -> Markup:
    """All that is drawn more than once, for the head of the board; `titles` are the tooltips by id of the symbol."""
    icons = [_icon_symbol(name, drawn, titles.get(f"eu-icon-{name}")) for name, drawn in ICONS.items()]
    lands = [part for name in SCENERY for part in _land_symbols(name)]
    return tag("svg", *icons, *lands, class_="symbol-set", width=0, height=0, aria_hidden="true")


def _land_symbols(name: str) -> tuple[Markup, Markup]:
    """One mountain, and an area full of them."""
    layers = [tag("path", d=d, class_=f"eu-{kind}") for kind, d in SCENERY[name]]
    one = tag("symbol", *layers, id=f"eu-one-{name}", viewBox="0 0 60 60")
    size = SIZES[name]
    strewn = [
        tag("use", href=f"#eu-one-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size)
        for x, y in (SPOTS[i] for i in FEW[name])
    ]
    edge = -LAND / 2
    return one, tag("symbol", *strewn, id=f"eu-land-{name}", viewBox=f"{edge:g} {edge:g} {LAND} {LAND}")


def _icon_symbol(name: str, drawn: str, title: str | None) -> Markup:
    lines, _, solid = drawn.partition("|")
    inside = [tag("path", d=solid, class_="solid")] if solid else []
    meaning = tag("title", title) if title else None
    return tag(
        "symbol", meaning, *inside, tag("path", d=lines, class_="pen"), id=f"eu-icon-{name}", viewBox="0 0 24 24"
    )


@cache
def icon(name: str, kind: str = "") -> Markup:
    """An icon in a line of text."""
    return tag("svg", tag("use", href=f"#eu-icon-{name}"), class_=f"sign {kind}".strip(), aria_hidden="true")


def talent_icons(talents: TalentsView) -> list[list[Markup]]:
    """For each talent the icons of the terrains or resources that it reaches."""
    return [[icon(id) for id in reach] for reach in (talents.get("roam"), talents.get("advise")) if reach]


@cache
def placed(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """An icon inside another picture, its middle at x, y."""
    half = size / 2
    return tag("use", href=f"#eu-icon-{name}", x=x - half, y=y - half, width=size, height=size, class_=kind or None)


@cache
def chip(say: Speaker, id: str, kind: str = "") -> Markup:
    """An icon with its letter, in the shape of its group: factors are squares, resources rounds, terrains tents."""
    return tag(
        "span",
        icon(id),
        tag("b", letter(say, id), aria_hidden="true"),
        class_=f"chip {GROUP[id]} of-{id} {kind}".strip(),
        title=icon_name(say, id),
    )


# --- the island ------------------------------------------------------------------------------------------------------

SIZE = 640
SHORE = (
    (58, 92), (112, 46), (196, 32), (268, 50), (346, 28), (440, 42), (530, 34), (592, 84), (610, 170), (592, 250),
    (614, 334), (600, 424), (612, 510), (578, 586), (500, 610), (420, 594), (332, 614), (244, 598), (150, 612),
    (72, 584), (30, 512), (46, 424), (26, 330), (44, 244), (28, 160),
)  # fmt: skip
# Where the borders of the areas meet, by column and row; the outer ones lie in the sea, and the shore cuts them off.
CROSSINGS: dict[Point, Point] = {
    (0, 0): (-20, -20), (1, 0): (236, -20), (2, 0): (408, -20), (3, 0): (660, -20),
    (0, 1): (-20, 228), (1, 1): (224, 218), (2, 1): (418, 226), (3, 1): (660, 232),
    (0, 2): (-20, 420), (1, 2): (228, 414), (2, 2): (414, 420), (3, 2): (660, 412),
    (0, 3): (-20, 660), (1, 3): (214, 660), (2, 3): (428, 660), (3, 3): (660, 660),
}  # fmt: skip
CELLS = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))  # of areas 1 to 8: column, row
MIDDLES = (132.0, 320.0, 508.0)


def middle(area: int) -> Point:
    """The middle of an area on the map."""
    column, row = CELLS[area - 1]
    return MIDDLES[column], MIDDLES[row]


def cell(column: int, row: int) -> str:
    """The outline of an area: borders are a little crooked, and the same from both sides."""
    corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row)]
    x, y = CROSSINGS[corners[0]]
    path = f"M{x} {y}"
    for here, there in pairwise(corners):
        (ax, ay), (bx, by) = CROSSINGS[here], CROSSINGS[there]
        bend = 14 if (here[0] + here[1] + there[0] + there[1]) % 4 == 1 else -14
        mx, my = (ax + bx) / 2, (ay + by) / 2
        mx, my = (mx + bend, my) if here[0] == there[0] else (mx, my + bend)
        path += f"Q{mx:g} {my:g} {bx} {by}"
    return path + "z"


@cache
def coast() -> str:
    """A smooth line through the points of the shore."""
    n = len(SHORE)
    path = f"M{SHORE[0][0]} {SHORE[0][1]}"
    for i in range(n):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (SHORE[(i + k) % n] for k in (-1, 0, 1, 2))
        path += f"C{bx + (cx - ax) / 6:.0f} {by + (cy - ay) / 6:.0f} {cx - (dx - bx) / 6:.0f} {cy - (dy - by) / 6:.0f} {cx} {cy}"
    return path + "z"
