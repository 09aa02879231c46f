"""Every symbol of the board with its meaning, for the panel of symbols and for tooltips."""

from collections.abc import Iterator

from utopiary import Speaker, text
from utopiary.games.contrivance.data import BUILDERS, TOOLS
from utopiary.games.contrivance.view import Tile

from ...markup import Markup, tag
from ..board import LegendEntry
from .art import sign
from .common import POINTS, builder_name, card_name, effect_of
from .tiles import tile_art

TILE: Tile = {
    "id": "engineer-double",
    "builder": "engineer",
    "double": True,
    "facing": "up",
    "value": 3,
    "rivets": ["up", "right"],
}


def legend(say: Speaker) -> Iterator[LegendEntry]:
    """All entries of the legend."""
    yield LegendEntry(_tile(tile_art(TILE)), text("cv.legend.tile"), ("cv-engineer",))
    yield LegendEntry(_tile(tile_art(TILE, frozenset({"right"}))), text("cv.legend.coupling"))
    for mark, symbol in (("burns", "cv-flame"), ("lives", "cv-shield")):
        yield LegendEntry(_tile(tile_art(TILE, mark=mark)), text(f"cv.legend.{mark}"), (symbol,))
    for builder in BUILDERS:
        ability = text(f"contrivance.ability.{builder.id}")
        meaning = text("cv.legend.builder", builder=builder_name(builder.id), ability=ability)
        yield LegendEntry(_picture(sign(builder.id, "emblem")), meaning, (f"cv-{builder.id}",))
    for card in (card for card in TOOLS if card not in POINTS):
        meaning = text("cv.legend.card", card=card_name(card), does=effect_of(card))
        yield LegendEntry(_picture(sign(card)), meaning, (f"cv-{card}",))
    yield LegendEntry(_picture(tag("b", "±")), text("contrivance.does.points"))
    yield LegendEntry(_picture(sign("switch-on")), text("contrivance.does.switch-on"), ("cv-switch-on",))


def _tile(drawn: Markup) -> Markup:
    return _picture(tag("span", drawn, class_="tile seat-0"))


def _picture(inside: Markup) -> Markup:
    return tag("span", inside, class_="tabletop cv")
