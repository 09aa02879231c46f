"""Every symbol of the board and what it means, for the panel of symbols and for tooltips."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.utopia.data import ANIMALS, CIVILIZATIONS

from ...markup import Markup, join, tag
from ..board import LegendEntry
from .art import animal, building, portrait, put, sign
from .common import civ_name, island_name, letter
from .districts import flag

SIGNS = ("walk", "sail", "add", "home", "star", "hammer", "up", "down", "scroll", "base", "scales", "card", "bag")


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """Yield an entry for every symbol. `symbols` are the ids of the picture's symbols (art.py)."""
    for civ in CIVILIZATIONS:
        both = join([portrait(civ, letter(say, civ), 0), building(civ)])
        symbols = (f"ut-hat-{civ}", f"ut-monument-{civ}")
        yield LegendEntry(_picture(both), text("ut.legend.civ", civ=civ_name(civ)), symbols)
    yield LegendEntry(_picture(portrait("greece", letter(say, "greece"), 1)), text("ut.legend.robe"))
    yield LegendEntry(_picture(portrait("maya", letter(say, "maya"), None)), text("ut.legend.guest"))
    banner = _drawn(flag(0, -12, 14, 1.2), "-30 -34 60 60")
    yield LegendEntry(_picture(banner), text("ut.legend.flag"), ("ut-shape-0",))
    value = _drawn(tag("text", "3", x=0, y=9, class_="value"), "-30 -30 60 60")
    yield LegendEntry(_picture(value), text("ut.legend.value"))
    for island, beast in ANIMALS.items():
        picture = tag("span", animal(beast), class_=f"of-{island}")
        yield LegendEntry(_picture(picture), text("ut.legend.island", island=island_name(island)), (f"ut-{beast}",))
    for island in ANIMALS:
        wonder = _drawn(put(f"wonder-{island}", 0, 0), "-50 -92 100 108")
        meaning = text("ut.legend.wonder", island=island_name(island))
        yield LegendEntry(_picture(wonder), meaning, (f"ut-wonder-{island}",))
    for thing, box in (("boat", "-24 -34 48 48"), ("ship", "-46 -74 92 92"), ("lighthouse", "-40 -76 80 92")):
        yield LegendEntry(_picture(_drawn(put(thing, 0, 0), box)), text(f"ut.legend.{thing}"), (f"ut-{thing}",))
    for id in SIGNS:
        yield LegendEntry(_picture(sign(id)), text(f"ut.legend.{id}"), (f"ut-sign-{id}",))


def _picture(inside: Markup) -> Markup:
    return tag("span", inside, class_="tabletop ut")


def _drawn(inside: Markup, box: str) -> Markup:
    return tag("svg", inside, viewBox=box, class_="full-width ut-map small", aria_hidden="true")
