"""Every sign on the workbench with what it means, for the panel of symbols."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.contrivance.data import TOOLS

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import EMBLEMS, sign
from .common import POINTS, builder_name, does
from .tiles import tile_art

TILE = {"id": "engineer-double", "builder": "engineer", "double": True, "facing": "up", "value": 3}


def legend(say: Speaker) -> Iterator[LegendEntry]:
    tile = {**TILE, "rivets": ["up", "right"]}
    yield LegendEntry(_tile(tile_art(tile)), text("cv.legend.tile"))
    yield LegendEntry(_tile(tile_art(tile, frozenset({"right"}))), text("cv.legend.coupling"))
    for mark in ("burns", "lives"):
        yield LegendEntry(_tile(tile_art(tile, mark=mark)), text(f"cv.legend.{mark}"))
    for id in EMBLEMS:
        yield LegendEntry(
            _picture(sign(id, "emblem")),
            text("cv.legend.builder", builder=builder_name(id), ability=text(f"contrivance.ability.{id}")),
        )
    for id in (id for id in TOOLS if id not in POINTS):
        yield LegendEntry(
            _picture(sign(id)), text("cv.legend.card", card=text(f"contrivance.card.{id}"), does=does(id))
        )
    yield LegendEntry(_picture(tag("b", "±")), text("contrivance.does.points"))
    yield LegendEntry(_picture(sign("switch-on")), text("contrivance.does.switch-on"))


def _tile(drawn: Markup) -> Markup:
    return _picture(tag("span", drawn, class_="tile seat-0"))


def _picture(inside: Markup) -> Markup:
    return tag("span", inside, class_="cv")
