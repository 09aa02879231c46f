"""The legend: every sign on the board and its meaning."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.transecopia.data import ARTIFACTS, CHARACTERS, COLOURS, PARTS
from utopiary.games.transecopia.names import KINDS, amount

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import die_face, sign
from .common import name

OTHERS = ("fragment", "tech", "artifact", "screen")


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """The entries, each with the symbols that it explains."""
    for kind in KINDS:
        yield LegendEntry(_picture(sign(kind, f"res-{kind}")), amount(kind, 1), (f"tr-{kind}",))
    for id in OTHERS:
        yield LegendEntry(_picture(sign(id)), text(f"tr.symbol.{id}"), (f"tr-{id}",))
    for colour in COLOURS[1:]:
        yield LegendEntry(_picture(die_face(5, colour)), text(f"tr.symbol.{colour}"))
    for number, part in enumerate(PARTS[:6], 1):
        meaning = text("tr.symbol.part", number=number, part=name(part))
        yield LegendEntry(_picture(sign(part)), meaning, (f"tr-{part}",))
    yield LegendEntry(_picture(tag("span", sign("gear"), class_="prismatic")), text("tr.symbol.prismatic"))
    for id in ARTIFACTS:
        meaning = text("tr.symbol.thing", name=name(id), does=text(f"transecopia.effect.{id}"))
        yield LegendEntry(_picture(sign(id)), meaning, (f"tr-{id}",))
    for id in CHARACTERS:
        meaning = text("tr.symbol.thing", name=name(id), does=text(f"transecopia.power.{id}"))
        yield LegendEntry(_picture(sign(id)), meaning, (f"tr-{id}",))


def _picture(inside: Markup) -> Markup:
    return tag("span", tag("span", inside, class_="symbol"), class_="tabletop tr")
