"""Every sign on the sheets with what it means, for the panel of symbols."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.utopia_engine.data import COMPONENTS, CONSTRUCTS, EVENTS, TOOLS, TREASURES

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import sign

OTHERS = ("heart", "spark", "skull", "here", "tick", "star", "lock", "basket", "engine")  # each with a line of its own


def legend(say: Speaker) -> Iterator[LegendEntry]:
    for id in OTHERS:
        yield LegendEntry(_picture(id), text(f"ue.legend.{id}"))
    for id in COMPONENTS:
        yield LegendEntry(_picture(id), text("ue.legend.component", component=text(f"ue.short.{id}")))
    for id in (*EVENTS, *TOOLS, *TREASURES):
        yield LegendEntry(_picture(id), text(f"ue.tip.{id}"))
    for id in CONSTRUCTS:
        yield LegendEntry(
            _picture(id), text("ue.legend.construct", construct=text(f"ue.short.{id}"), tip=text(f"ue.tip.{id}"))
        )


def _picture(id: str) -> Markup:
    return tag("span", sign(id, "full"), class_=f"ue of-{id}")
