"""The drawings of the board, as symbols that are sent once and used everywhere. Colours come from the style sheet.

Things on the ground have their foot at 0 0 and grow upwards. The class of a layer names its material: `a` the main
material, `b` its shade, `c` shining parts, `d` dark openings; `skin` and `hat` for people.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ...markup import Markup, tag
from ...seats import SHAPES

Layers = tuple[tuple[str, str], ...]

ROBE = "M-16 0C-16 -13 -10 -23 -5 -25H5C10 -23 16 -13 16 0C10 3 -10 3 -16 0z"
FACE = "M0 -39a7.5 8 0 1 0 .01 0z"

HATS: dict[str, Layers] = {
    "maya": (  # feathers
        ("hat", "M-8 -35L-16 -47L-8 -43L-9 -54L-3 -45L0 -57L3 -45L9 -54L8 -43L16 -47L8 -35z"),
        ("c", "M-8 -37h16v4h-16z"),
    ),
    "persia": (("hat", "M-8 -34L-10 -50h4v3h4v-3h4v3h4v-3h4L8 -34z"), ("c", "M-8.500 -40h17l-.5 3h-16z")),  # a crown
    "egypt": (  # a royal cloth
        ("hat", "M0 -46C-10 -46 -11 -37 -14 -22L-6 -21L-7 -34H7L6 -21L14 -22C11 -37 10 -46 0 -46z"),
        ("c", "M-8.500 -39q8.500 -3 17 0v3q-8.500 -3 -17 0zM-1.500 -46h3v6h-3z"),
    ),
    "greece": (  # a crested helmet
        ("c", "M-14 -38C-13 -55 11 -57 15 -42C10 -48 -4 -49 -9 -40z"),
        ("hat", "M-8 -26C-11 -44 11 -44 8 -26L5 -27L4 -33H1.500V-28H-1.500V-33H-4L-5 -27z"),
    ),
    "china": (  # an official's hat
        ("hat", "M-7 -35C-8 -47 8 -47 7 -35zM-20 -40L-7 -40V-36.500L-20 -37zM20 -40L7 -40V-36.500L20 -37z"),
        ("c", "M-8 -37h16v3h-16zM0 -50a2.500 2.500 0 1 0 .01 0z"),
    ),
}

MONUMENTS: dict[str, Layers] = {
    "maya": (
        ("a", "M-27 0V-10H-21V-19H-15V-28H-9V-37H9V-28H15V-19H21V-10H27V0z"),
        ("b", "M-27 0V-3H27V0zM-21 -10V-13H21V-10zM-15 -19V-22H15V-19zM-9 -28V-31H9V-28z"),
        ("a", "M-8 -37V-48H8V-37z"),
        ("hat", "M-11 -48L-8 -53H8L11 -48z"),
        ("c", "M-5 0L-4 -37H4L5 0z"),
        ("d", "M-2.500 -37V-45H2.500V-37z"),
    ),
    "persia": (
        ("a", "M-26 0V-40L-23 -46L-20 -40V0zM26 0V-40L23 -46L20 -40V0zM-18 0V-30H18V0z"),
        ("hat", "M-11 -30C-15 -38 -6 -44 0 -54C6 -44 15 -38 11 -30z"),
        ("b", "M-18 -30V-27H18V-30zM-26 -34H-20V-31H-26zM20 -34H26V-31H20z"),
        ("d", "M-9 0V-12C-9 -18 -4 -20 0 -25C4 -20 9 -18 9 -12V0z"),
        ("c", "M0 -58l1.500 4h-3zM-16 -24h3v5h-3zM13 -24h3v5h-3z"),
    ),
    "egypt": (
        ("a", "M-28 0L-4 -44L20 0z"),
        ("b", "M-4 -44L20 0H5z"),
        ("c", "M-4 -44L-9 -35L1 -35z"),
        ("hat", "M19 0L20.500 -40L23.500 -47L26.500 -40L28 0z"),
        ("d", "M-8 0V-7H-2V0z"),
    ),
    "greece": (
        ("b", "M-27 0V-4H27V0zM-24 -4V-7H24V-4z"),
        ("a", "M-21 -7V-29H-15V-7zM-9.500 -7V-29H-3.500V-7zM3.500 -7V-29H9.500V-7zM15 -7V-29H21V-7z"),
        ("d", "M-15 -7V-28H-9.500V-7zM-3.500 -7V-28H3.500V-7zM9.500 -7V-28H15V-7z"),
        ("a", "M-25 -29V-34H25V-29z"),
        ("hat", "M-27 -34L0 -50L27 -34z"),
        ("c", "M-14 -36L0 -45L14 -36z"),
    ),
    "china": (
        ("a", "M-15 0V-12H15V0zM-11 -16V-27H11V-16zM-7 -31V-42H7V-31z"),
        ("hat", "M-27 -12Q-18 -14 -14 -22H14Q18 -14 27 -12Q20 -9 0 -10Q-20 -9 -27 -12zM-21 -27Q-14 -29 -10 -36H10Q14 -29 21 -27Q15 -24 0 -25"
         "Q-15 -24 -21 -27zM-15 -42Q-8 -44 0 -55Q8 -44 15 -42Q10 -39 0 -40Q-10 -39 -15 -42z"),
        ("c", "M-1.500 -55h3v-6h-3zM-9 -17h18v2H-9zM-6 -32H6v2H-6z"),
        ("d", "M-4 0V-9H4V0z"),
    ),
}  # fmt: skip

WONDERS: dict[str, Layers] = {
    "water": (  # the great fountain
        ("b", "M-40 0q40 14 80 0v-8h-80z"),
        ("a", "M-42 -8q42 14 84 0q-42 -14 -84 0z"),
        ("c", "M-33 -9q33 9 66 0q-33 -9 -66 0z"),
        ("a", "M-6 -10L-4 -34H4L6 -10zM-22 -34q22 8 44 0l-8 -5h-28z"),
        ("a", "M-4 -38L-3 -58H3L4 -38zM-12 -58q12 5 24 0l-4 -4h-16z"),
        ("c", "M0 -82C-9 -76 -14 -66 -13 -56L-9 -57C-9 -66 -5 -74 0 -78C5 -74 9 -66 9 -57L13 -56C14 -66 9 -76 0 -82zM-22 -36C-30 -30 -32 -20 -31 -10L-27 -9C-27 -20 -24 -28 -18 -34"
         "zM22 -36C30 -30 32 -20 31 -10L27 -9C27 -20 24 -28 18 -34z"),
    ),
    "earth": (  # the hanging gardens
        ("a", "M-42 0V-22H42V0zM-31 -22V-44H31V-22zM-19 -44V-64H19V-44z"),
        ("b", "M-42 -22h84v4h-84zM-31 -44h62v4h-62zM-19 -64h38v4h-38z"),
        ("d", "M-34 0v-9a5 5 0 0 1 10 0v9zM-17 0v-9a5 5 0 0 1 10 0v9zM7 0v-9a5 5 0 0 1 10 0v9zM24 0v-9a5 5 0 0 1 10 0v9zM-20 -22v-9a4.500 4.500 0 0 1 9 0v9zM-4.500 -22v-9a4.500 4.500 0 0 1 9 0v9z"
         "M11 -22v-9a4.500 4.500 0 0 1 9 0v9zM-5 -44v-8a5 5 0 0 1 10 0v8z"),
        ("green", "M-44 -20c0 -8 8 -9 11 -5c3 -5 10 -3 10 1c-2 6 -5 3 -6 8c-3 -4 -6 -2 -8 2c-2 -3 -6 -1 -7 -6zM44 -20c0 -8 -8 -9 -11 -5c-3 -5 -10 -3 -10 1c2 6 5 3 6 8c3 -4 6 -2 8 2c2 -3 6 -1 7 -6z"
         "M-33 -43c0 -8 9 -8 11 -4c5 -3 9 1 8 5c-4 2 -4 6 -6 8c-2 -4 -5 -3 -7 0c-2 -3 -6 -3 -6 -9zM33 -43c0 -8 -9 -8 -11 -4c-5 -3 -9 1 -8 5c4 2 4 6 6 8c2 -4 5 -3 7 0c2 -3 6 -3 6 -9z"
         "M-20 -63c-2 -9 6 -13 9 -9c1 -9 9 -12 11 -5c3 -7 11 -4 11 4c4 -4 11 0 9 9c-8 5 -32 5 -40 1z"),
        ("c", "M-2 -22v22h4v-22z"),
    ),
    "fire": (  # the tower of the eternal flame
        ("b", "M-30 0L-26 -10H26L30 0z"),
        ("a", "M-22 -10L-15 -46H15L22 -10zM-19 -46V-54H19V-46zM-13 -54L-10 -64H10L13 -54z"),
        ("d", "M-5 -10V-22a5 5 0 0 1 10 0V-10zM-9 -34h4v6h-4zM5 -34h4v6h-4z"),
        ("b", "M-16 -64h32l-4 6h-24z"),
        ("flame", "M0 -98C12 -86 18 -76 11 -65H-11C-18 -74 -11 -80 -9 -87C-6 -83 -4 -82 -3 -84C-4 -90 -2 -94 0 -98z"),
        ("c", "M1 -84C7 -77 8 -71 5 -65H-5C-8 -71 -3 -76 1 -84z"),
    ),
    "wind": (  # the mill of the four winds
        ("b", "M-28 0L-24 -8H24L28 0z"),
        ("a", "M-19 -8L-13 -52H13L19 -8z"),
        ("hat", "M-16 -52Q0 -76 16 -52z"),
        ("d", "M-5 -8V-20a5 5 0 0 1 10 0V-8zM-3 -34h6v8h-6z"),
        ("c", "M-2 -52L-8 -94L6 -92L2 -52zM2 -58L44 -64L42 -50L2 -54zM2 -56L8 -16L-6 -18L-2 -56zM-2 -52L-44 -46L-42 -60L-2 -56z"),
        ("b", "M0 -59a4 4 0 1 0 .01 0z"),
    ),
}  # fmt: skip

THINGS: dict[str, Layers] = {
    "ship": (  # the white sailing ship
        ("b", "M-40 -2C-30 18 30 18 40 -4L30 -1H-32z"),
        ("a", "M-42 -4H44L38 4H-36z"),
        ("mast", "M-14 -4V-62h3V-4zM13 -4V-54h3V-4z"),
        ("sail", "M-11 -60C6 -50 8 -24 -11 -10zM-15 -58C-30 -46 -34 -24 -36 -10H-15zM16 -52C30 -42 34 -22 38 -9H16z"),
        ("c", "M-14 -62l-12 -4 12 -4zM13 -54l-11 -4 11 -4z"),
    ),
    "boat": (
        ("b", "M-20 0C-14 11 14 11 20 -1L0 2z"),
        ("mast", "M-1 0V-28H1.500V0z"),
        ("sail", "M2.500 -27C16 -18 17 -8 16 -3H2.500zM-2 -24C-10 -18 -13 -10 -14 -3H-2z"),
    ),
    "lighthouse": (
        ("rock", "M-26 6C-22 -6 -10 -8 0 -8C12 -8 24 -4 28 6C14 12 -14 12 -26 6z"),
        ("a", "M-11 -6L-7 -50H7L11 -6z"),
        ("c", "M-10 -16L-9 -26H9L10 -16zM-8 -36L-7.200 -46H7.200L8 -36z"),
        ("b", "M-10 -50H10V-54H-10z"),
        ("lamp", "M-6 -54V-64H6V-54z"),
        ("c", "M-8 -64L0 -73L8 -64z"),
    ),
    "tree": (("trunk", "M-1.500 0V-8H1.500V0z"), ("green", "M0 -25C9 -22 12 -12 6 -7C2 -4 -2 -4 -6 -7C-12 -12 -9 -22 0 -25z")),
    "pine": (("trunk", "M-1.500 0V-5H1.500V0z"), ("green", "M0 -30L8 -16H4L10 -4H-10L-4 -16H-8z")),
    "pool": (("pool", "M-14 -3C-12 -9 12 -9 14 -3C12 3 -12 3 -14 -3z"), ("c", "M-7 -4q3 -2 6 0M2 -2q3 -2 6 0")),
    "palm": (
        ("trunk", "M-1 0C-3 -8 -1 -15 2 -20L4 -19C1 -14 0 -8 2 0z"),
        ("green", "M3 -20C-4 -27 -11 -24 -13 -18C-8 -21 -3 -20 3 -20C1 -14 -3 -12 -6 -10C0 -11 4 -14 4 -19C8 -16 11 -13 12 -9C14 -15 10 -20 4 -20C9 -23 13 -21 17 -18C15 -26 8 -27 3 -20z"),
    ),
    "volcano": (
        ("rock", "M-20 0L-6 -24L-2 -21L2 -24L7 -21L20 0z"),
        ("flame", "M-6 -24L-2 -21L2 -24L7 -21L5 -14L2 -16L0 -9L-3 -16z"),
        ("smoke", "M0 -28c-6 -1 -6 -8 0 -9c1 -5 9 -4 9 1c5 1 4 8 -1 8z"),
    ),
    "crag": (("rock", "M-11 0L-5 -13L-1 -9L3 -17L11 0z"), ("flame", "M-1 0l3 -6 1 3 3 -4 1 7z")),
    "mill": (
        ("wall", "M-6 0L-4 -17H4L6 0z"),
        ("roof", "M-5 -17Q0 -24 5 -17z"),
        ("sail", "M-1 -17L-12 -27L-9 -30L1 -19zM1 -17L12 -28L9 -31L-1 -19zM1 -16L11 -6L8 -3L-1 -14zM-1 -16L-11 -5L-8 -2L1 -14z"),
    ),
    "grass": (("green", "M-8 0Q-8 -9 -3 -12Q-5 -5 -4 0zM-1 0Q-2 -12 4 -16Q1 -6 2 0zM5 0Q5 -8 10 -10Q8 -4 8 0z"),),
    "swirl": (("breeze", "M-16 -4C-6 -4 6 -4 8 -9C9 -14 2 -15 2 -10M-12 2C0 2 12 3 15 -1"),),
}  # fmt: skip

ANIMALS: dict[str, Layers] = {  # 48 wide and high, their middle at 0 0
    "fish": (
        ("beast", "M-21 0C-13 -14 6 -14 14 -1L23 -11C21 -4 21 4 23 11L14 1C6 14 -13 14 -21 0z"),
        ("eye", "M-12 -4a2 2 0 1 0 .01 0z"),
        ("line", "M-6 -8Q-1 0 -6 8M1 -6q4 6 0 12"),
    ),
    "snake": (
        ("body", "M-19 15C-8 20 2 15 -4 7C-10 0 -20 -3 -13 -12C-6 -20 5 -14 4 -6C3 3 6 13 14 12C21 11 20 2 15 -5"),
        ("beast", "M15 -18C21 -16 22 -8 17 -3C12 -5 9 -12 15 -18z"),
        ("line", "M15 -18l-1 -5M15 -18l4 -4"),
        ("eye", "M15 -12a1.500 1.500 0 1 0 .01 0z"),
    ),
    "salamander": (
        ("body", "M3 -12C-8 -4 12 4 1 12C-7 17 -14 14 -18 19"),
        ("leg", "M0 -9L-11 -14M-3 -5l-9 6M6 -6L15 -9M7 2l9 5M-1 12l8 6"),
        ("beast", "M5 -22C13 -22 13 -11 6 -8C-2 -9 -3 -19 5 -22z"),
        ("eye", "M2 -17a1.500 1.500 0 1 0 .01 0zM8 -16a1.500 1.500 0 1 0 .01 0z"),
    ),
    "bird": (
        ("beast", "M-23 -6C-13 -19 -4 -13 0 -4C4 -13 13 -19 23 -6C15 -9 8 -4 5 3L11 18L0 10L-11 18L-5 3C-8 -4 -15 -9 -23 -6z"),
        ("eye", "M0 -3a1.500 1.500 0 1 0 .01 0z"),
    ),
}  # fmt: skip

SIGNS = {  # 24 wide and high
    "walk": "M7 3c3 0 4 4 3 7l-1 3H5l-.5-4C4 6 4.500 3 7 3zM5.500 15H9l-.5 2.500c-.5 1.500-2.500 1.500-3 0zM16 8c3 0 3.500 3 3 6l-.5 4h-4l-1-3c-1-3-.5-7 2.500-7zM15 20h3.500l-.5 2c-.5 1.500-2 1.500-2.500 0z",
    "sail": "M3 16h18l-3 5H6zM11 2v12H4zM13 5l7 9h-7z",
    "add": "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
    "home": "M12 3l10 9h-3v9h-5v-6h-4v6H5v-9H2z",
    "star": "M12 1.500l3 7 7.500.7-5.700 5 1.700 7.300L12 17.600 5.500 21.500l1.700-7.300-5.700-5 7.500-.7z",
    "hammer": "M3 5l3-3h9l2 2-3 3-3-1-2 2 11 11-2.500 2.500L6.500 10.500 4 8z",
    "up": "M12 3l9 10h-5v8H8v-8H3z",
    "down": "M12 21l9-10h-5V3H8v8H3z",
    "bag": "M8 2h8l-2 4h-4zM9 7h6c4 3 6 7 6 11 0 3-3 4-9 4s-9-1-9-4c0-4 2-8 6-11z",
    "card": "M5 2h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4c0-1 1-2 2-2zM19 6l2 .6-3 14.400-9 1h7a3 3 0 0 0 3-3z",
    "scroll": "M5 3h13v4h-3v11a3 3 0 0 1-3 3H3v-4h3V6a1 1 0 0 0-1-1zM9 8v2h4V8zm0 4v2h4v-2z",
    "base": "M12 5c6 0 10 2 10 4v5c0 2-4 5-10 5S2 16 2 14V9c0-2 4-4 10-4zm0 2c-5 0-8 1-8 2s3 3 8 3 8-2 8-3-3-2-8-2z",
    "close": "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z",
    "plus": "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
    "minus": "M3 10h18v4H3z",
    "back": "M10 5V1L2 8l8 7v-4c5 0 8 2 10 6 0-7-4-12-10-12z",
    "scales": "M11 2h2v2l6 2 3 7a3.8 3.8 0 0 1-7 0l2.6-6L13 6v13h4v2H7v-2h4V6L6.4 7 9 13a3.8 3.8 0 0 1-7 0l3-7 6-2z",
    "crown": "M2 6l5 5 5-8 5 8 5-5-2 13H4z",
    "invite": "M2 5h20v14H2zm2 3v9h16V8l-8 6zm1.500-1L12 12l6.500-5z",
    "skip": "M3 4l8 8-8 8zm9 0l8 8-8 8zM20 4h2v16h-2z",
    "end": "M4 3h3v18H4zm5 0l11 5-11 5z",
}  # fmt: skip


def layers(drawing: Layers) -> list[Markup]:
    """Draw layers as paths."""
    return [tag("path", d=d, class_=kind) for kind, d in drawing]


def symbols(titles: Mapping[str, str] = MappingProxyType({})) -> Markup:
    """Draw every symbol once, to be used by its id; `titles` are the tooltips of the legend, by id."""

    def title(id: str) -> Markup | None:
        return tag("title", titles[id]) if id in titles else None

    def drawing(id: str, art: Layers, kind: str | None = None) -> Markup:
        return tag("g", title(id), *layers(art), id=id, class_=kind)

    drawings = [
        *[drawing(f"ut-hat-{id}", art) for id, art in HATS.items()],
        *[drawing(f"ut-monument-{id}", art, f"of-{id}") for id, art in MONUMENTS.items()],
        *[drawing(f"ut-wonder-{id}", art) for id, art in WONDERS.items()],
        *[drawing(f"ut-{id}", art) for id, art in THINGS.items()],
        *[drawing(f"ut-{id}", art) for id, art in ANIMALS.items()],
        *[tag("path", title(f"ut-shape-{seat}"), d=d, id=f"ut-shape-{seat}") for seat, d in enumerate(SHAPES)],
    ]
    signs = [
        tag("symbol", title(f"ut-sign-{id}"), tag("path", d=d), id=f"ut-sign-{id}", viewBox="0 0 24 24")
        for id, d in SIGNS.items()
    ]
    return tag("svg", tag("defs", *drawings), *signs, class_="symbol-set", aria_hidden="true", width=0, height=0)


def sign(id: str, kind: str = "") -> Markup:
    """Draw a sign as a picture of its own."""
    use = tag("use", href=f"#ut-sign-{id}")
    return tag("svg", use, class_=f"sign {kind}".strip(), viewBox="0 0 24 24", aria_hidden="true")


def sign_at(id: str, x: float, y: float, size: float) -> Markup:
    """Draw a sign on the map around a point."""
    return tag("use", href=f"#ut-sign-{id}", x=x - size / 2, y=y - size / 2, width=size, height=size)


def put(id: str, x: float, y: float, scale: float = 1.0, kind: str = "") -> Markup:
    """Draw a symbol with its foot at a point."""
    how = f"translate({x:.0f} {y:.0f})" + (f" scale({scale:.2f})" if scale != 1 else "")
    return tag("use", href=f"#ut-{id}", transform=how, class_=kind or None)


def animal(id: str, kind: str = "beast-of") -> Markup:
    """Draw the animal of an island as a picture of its own."""
    return tag("svg", tag("use", href=f"#ut-{id}"), class_=kind, viewBox="-25 -25 50 50", aria_hidden="true")


def building(civ: str) -> Markup:
    """Draw a monument as a picture of its own."""
    return tag(
        "svg",
        tag("use", href=f"#ut-monument-{civ}"),
        class_=f"building of-{civ}",
        viewBox="-30 -62 60 66",
        aria_hidden="true",
    )


@cache
def figure(civ: str, letter: str, seat: int | None) -> Markup:
    """Draw a prince in a minister's colour, or a guest in white; hat and letter tell the civilization."""
    return tag(
        "g",
        tag("ellipse", cx=0, cy=1, rx=17, ry=5, class_="shadow"),
        tag("path", d=ROBE, class_="robe"),
        tag("path", d=FACE, class_="skin"),
        tag("use", href=f"#ut-hat-{civ}"),
        tag("text", letter, x=0, y=-4, class_="letter"),
        class_=f"prince of-{civ} " + ("guest" if seat is None else f"seat-{seat}"),
    )


def portrait(civ: str, letter: str, seat: int | None) -> Markup:
    """Draw a prince or a guest as a picture of its own."""
    return tag("svg", figure(civ, letter, seat), class_="portrait", viewBox="-22 -60 44 66", aria_hidden="true")
