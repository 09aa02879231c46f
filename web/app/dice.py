"""A die, as every board draws it."""

from .markup import Markup, tag

_LOW, _MID, _HIGH = 0.26, 0.5, 0.74
PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MID, _MID), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MID, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MID), (_HIGH, _MID), (_LOW, _HIGH), (_HIGH, _HIGH)),
}


def die(face: int, x: float, y: float, size: float) -> Markup:
    """A die with its upper left corner at x, y; face 0 is a die without pips."""
    pips = [tag("circle", cx=x + px * size, cy=y + py * size, r=size * 0.09) for px, py in PIPS.get(face, ())]
    body = tag("rect", x=x, y=y, width=size, height=size, rx=size * 0.18)
    return tag("g", body, *pips, class_="die")
