"""How a seat is named and drawn: its badge is a colour and, for those who cannot tell colours apart, a symbol.

The class `seat-2` gives an element the colour of that seat; where the player chose another badge, `data-page-state` on
the list of seats overrides it. The symbol is defined in that list, and boards refer to it by id.
"""

from collections.abc import Mapping
from functools import cache

from utopiary import Player, Speaker, players, text

from .markup import Attr, Markup, tag
from .played_game import PlayedGame

SHAPES = (
    "M12 2a10 10 0 1 0 .01 0z",  # a disc
    "M12 1l11 11-11 11L1 12z",  # a diamond
    "M12 2l11 20H1z",  # a triangle
    "M3 3h18v18H3z",  # a square
    "M12 1l3.2 7.4 8 .7-6 5.3 1.8 7.8L12 18l-7 4.2 1.8-7.8-6-5.3 8-.7z",  # a star
    "M6 2h12l5.5 10L18 22H6L.5 12z",  # a hexagon
)
LETTERS = "●◆▲■★⬢"  # the same shapes as text


def player(game: PlayedGame, seat: int) -> Player:
    """The player on a seat, without a name if none was chosen."""
    return game.players.get(seat, Player("", seat))


def names(game: PlayedGame, say: Speaker) -> list[str]:
    """The name of every seat: what the player has chosen, or the colour of the badge."""
    sitting = [player(game, seat) for seat in range(game.seats)]
    return [name or say(text(f"seat.colour.{badge}")) for name, badge in sitting]


def badges(say: Speaker) -> list[tuple[str, str]]:
    """The badges to choose from, as values and labels of a drop-down list."""
    return [(str(badge), f"{LETTERS[badge]} {say(text(f'seat.colour.{badge}'))}") for badge in range(players.BADGES)]


@cache
def mark(seat: int) -> Markup:
    """The symbol of a seat in its colour, as an inline picture."""
    return _picture(seat, sign(seat))


def sign(seat: int, **attrs: Attr) -> Markup:
    """The symbol itself, 24 wide and high, for drawings."""
    return tag("use", href=f"#seat-sign-{seat}", **attrs)


def original(seat: int, badge: int, name: str) -> Markup:
    """The mark that all others refer to; its title is the tooltip of all. A page must have it once for each seat."""
    return _picture(seat, tag("path", tag("title", name), d=SHAPES[badge], id=f"seat-sign-{seat}"))


def originals() -> Markup:
    """All shapes, invisible, for a page without a list of seats."""
    shapes = [tag("path", d=shape, id=f"seat-sign-{seat}") for seat, shape in enumerate(SHAPES)]
    return tag("svg", tag("defs", *shapes), class_="spoken", aria_hidden="true")


def role(seat: int, seats: int, bots: Mapping[int, str], say: Speaker) -> str:
    """Who plays on a seat: you, a person among several, or a bot of some level."""
    if seat in bots:
        return say(text("seat.bot", level=text(f"level.{bots[seat]}")))
    return say(text("seat.you" if seats - len(bots) == 1 else "seat.person"))


def _picture(seat: int, shape: Markup) -> Markup:
    size: Mapping[str, Attr] = {"viewBox": "0 0 24 24", "width": 14, "height": 14}
    return tag("svg", shape, class_=f"mark seat-{seat}", aria_hidden="true", **size)
