"""Every sign on the board with what it means, for the panel of symbols."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.transecopia.data import ARTIFACTS, CHARACTERS, COLOURS, PARTS
from utopiary.games.transecopia.names import KINDS, amount

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import sign
from .common import name
from .dice import face

OTHERS = ("fragment", "tech", "artifact", "screen")


def legend(say: Speaker) -> Iterator[LegendEntry]:
    for kind in KINDS:
        yield LegendEntry(_picture(sign(kind, f"res-{kind}")), amount(kind, 1))
    for id in OTHERS:
        yield LegendEntry(_picture(sign(id)), text(f"tr.symbol.{id}"))
    for colour in COLOURS[1:]:
        yield LegendEntry(_picture(face(5, colour)), text(f"tr.symbol.{colour}"))
    for number, part in enumerate(PARTS[:6], 1):
        yield LegendEntry(_picture(sign(part)), text("tr.symbol.part", number=number, part=name(part)))
    yield LegendEntry(_picture(tag("span", sign("gear"), class_="prismatic")), text("tr.symbol.prismatic"))
    for id in ARTIFACTS:
        yield LegendEntry(
            _picture(sign(id)), text("tr.symbol.thing", name=name(id), does=text(f"transecopia.effect.{id}"))
        )
    for id in CHARACTERS:
        yield LegendEntry(
            _picture(sign(id)), text("tr.symbol.thing", name=name(id), does=text(f"transecopia.power.{id}"))
        )


def _picture(inside: Markup) -> Markup:
    return tag("span", tag("span", inside, class_="symbol"), class_="tr")
