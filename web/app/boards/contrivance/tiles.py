"""A Component tile as a picture: an enamelled plate with its Builder's emblem, a brass dial with its value, and Rivets.

A Rivet that holds another one reaches over the edge of the tile; two of them meet in the middle.
"""

from functools import cache

from utopiary.games.contrivance.view import Tile

from ...markup import Markup, tag
from .art import placed

TURNS = {"up": 0, "right": 90, "down": 180, "left": 270}
LETTERS = {"double": "D", "a": "A", "b": "B", "c": "C"}


def tile_art(tile: Tile, links: frozenset[str] = frozenset(), mark: str = "") -> Markup:
    """A tile. `links`: the sides on which it holds another one; `mark`: the result of a test, `burns` or `lives`."""
    part = tile["id"].rpartition("-")[2]
    dot = tile["facing"] if tile["double"] else ""
    return _art(tile["builder"], part, tile["value"], tuple(tile["rivets"]), dot, links, mark)


@cache
def _art(
    builder: str, part: str, value: int, rivets: tuple[str, ...], dot: str, links: frozenset[str], mark: str
) -> Markup:
    return tag(
        "svg",
        tag("rect", x=3, y=3, width=94, height=94, rx=12, class_="plate"),
        tag("rect", x=8, y=8, width=84, height=84, rx=8, class_="bevel"),
        placed(builder, 11, 11, 25, "emblem"),
        tag("text", LETTERS[part], x=80, y=30, class_="letter"),
        *[_rivet(side, side == dot, side in links) for side in rivets],
        tag("circle", cx=50, cy=50, r=26, class_="teeth"),
        tag("circle", cx=50, cy=50, r=23, class_="dial"),
        tag("text", value, x=50, y=63, class_="value"),
        _mark(mark),
        class_="tile-art",
        viewBox="0 0 100 100",
        aria_hidden="true",
    )


def _rivet(side: str, dot: bool, held: bool) -> Markup:
    turn = f"rotate({TURNS[side]} 50 50)"
    bar = tag("path", d="M50 16V-7", class_="coupling") if held else None
    shine = tag("path", d="M50 16V-7", class_="coupling-shine") if held else None
    return tag(
        "g",
        bar,
        shine,
        tag("circle", cx=50, cy=14, r=9, class_="rivet"),
        tag("circle", cx=50, cy=14, r=4, class_="rivet-dot") if dot else None,
        transform=turn,
        class_="holds" if held else None,
    )


def _mark(mark: str) -> Markup | None:
    if not mark:
        return None
    return tag(
        "g",
        tag("circle", cx=82, cy=82, r=16, class_="token"),
        placed("flame" if mark == "burns" else "shield", 71, 71, 22, "token-sign"),
        class_=f"mark-{mark}",
    )
