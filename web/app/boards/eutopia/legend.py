"""Every icon on the island with what it means, for the panel of symbols."""

from collections.abc import Iterator

from utopiary import Speaker, text

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import chip, icon
from .common import GROUP

OTHERS = ("trouble", "hourglass", "card", "dove", "flag", "gift")  # each with a line of its own


def legend(say: Speaker) -> Iterator[LegendEntry]:
    for id, group in GROUP.items():
        yield LegendEntry(_picture(chip(say, id)), text(f"eu.legend.{group}", name=text(f"eutopia.{group}.{id}")))
    for id in OTHERS:
        yield LegendEntry(_picture(icon(id)), text(f"eu.legend.{id}"))


def _picture(inside: Markup) -> Markup:
    return tag("span", inside, class_="eu")
