"""Every icon on the island with what it means: for the panel of symbols, and as the tooltips of the symbols."""

from collections.abc import Iterator
from functools import lru_cache

from utopiary import Speaker, text

from ...markup import Markup, tag
from ..board import LegendEntry, tooltips
from .art import chip, icon, symbols
from .common import GROUP

OTHERS = {  # icons with a line of their own: the message about each
    "event": "eu.legend.trouble",
    **{id: f"eu.legend.{id}" for id in ("hourglass", "card", "dove", "flag", "gift")},
}


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """The factors, resources and terrains, then the other icons."""
    for id, group in GROUP.items():
        meaning = text(f"eu.legend.{group}", name=text(f"eutopia.{group}.{id}"))
        yield LegendEntry(_picture(chip(say, id)), meaning, (f"eu-icon-{id}",))
    for id, message in OTHERS.items():
        yield LegendEntry(_picture(icon(id)), text(message), (f"eu-icon-{id}",))


@lru_cache(maxsize=4)
def titled_symbols(say: Speaker) -> Markup:
    """The symbols of the board with their meanings as tooltips. They stand in the frame and never change."""
    return symbols(tooltips(legend, say))


def _picture(inside: Markup) -> Markup:
    return tag("span", inside, class_="tabletop eu")
