"""Every sign on the sheets with what it means, for the panel of symbols and for tooltips."""

from collections.abc import Iterator

from utopiary import Speaker, Text, text
from utopiary.games.utopia_engine.data import COMPONENTS, CONSTRUCTS, EVENTS, TOOLS, TREASURES

from ...markup import tag
from ..board import LegendEntry
from .common import sign

OTHERS = ("heart", "spark", "skull", "here", "tick", "star", "lock", "basket", "engine")  # each with a line of its own


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """Every symbol with what it means."""
    for id in OTHERS:
        yield _entry(id, text(f"ue.legend.{id}"))
    for id in COMPONENTS:
        yield _entry(id, text("ue.legend.component", component=text(f"ue.short.{id}")))
    for id in (*EVENTS, *TOOLS, *TREASURES):
        yield _entry(id, text(f"ue.tip.{id}"))
    for id in CONSTRUCTS:
        meaning = text("ue.legend.construct", construct=text(f"ue.short.{id}"), tip=text(f"ue.tip.{id}"))
        yield _entry(id, meaning)


def _entry(id: str, meaning: Text) -> LegendEntry:
    return LegendEntry(tag("span", sign(id, "full"), class_=f"tabletop ue of-{id}"), meaning, (f"sign-{id}",))
