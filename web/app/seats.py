"""How a seat looks and what it is called: a colour with its name and, for eyes that see no colours, a shape."""

from collections.abc import Mapping
from functools import cache

from utopiary.core.words import Speaker, text

from .markup import Markup, tag

SHAPES = (
    "M12 2a10 10 0 1 0 .01 0z",  # a disc
    "M12 1l11 11-11 11L1 12z",  # a diamond
    "M12 2l11 20H1z",  # a triangle
    "M3 3h18v18H3z",  # a square
    "M12 1l3.2 7.4 8 .7-6 5.3 1.8 7.8L12 18l-7 4.2 1.8-7.8-6-5.3 8-.7z",  # a star
    "M6 2h12l5.5 10L18 22H6L.5 12z",  # a hexagon
)


def names(seats: int, say: Speaker) -> list[str]:
    return [say(text(f"seat.colour.{seat}")) for seat in range(seats)]


@cache
def mark(seat: int) -> Markup:
    """The shape of a seat in its colour, as an inline picture."""
    return tag(
        "svg",
        tag("path", d=SHAPES[seat]),
        class_=f"mark seat-{seat}",
        viewBox="0 0 24 24",
        aria_hidden="true",
        width=14,
        height=14,
    )


def role(seat: int, seats: int, bots: Mapping[int, str], say: Speaker) -> str:
    """Who sits there: you, a person among several, or a bot of some level."""
    if seat in bots:
        return say(text("seat.bot", level=text(f"level.{bots[seat]}")))
    return say(text("seat.you" if seats - len(bots) == 1 else "seat.person"))
