"""Figures of Utopia: the map with the first monument on it, and the prestige scale."""

from app.boards.utopia.art import symbols
from app.boards.utopia.map_layers import LAYERS
from app.markup import Markup, tag
from utopiary import Session

from . import lesson_at, piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "tabletop ut"


def _built() -> Session:
    """Return the tutorial's game when its monument is built."""
    return lesson_at("utopia", "utopia.tutorial.king")


def _map(language: str) -> Markup:
    land, *layers = (piece(_built(), id, language, 0) for id in ("ut-terrain", *LAYERS))
    above = [tag("div", layer, class_="ut-layer") for layer in layers]
    return tag("div", tag("div", land, *above, class_="ut-world"), class_=SCOPE)


def _court(language: str) -> Markup:
    return tag("div", piece(_built(), "ut-prestige-scale", language, 0), class_=SCOPE)


FIGURES = {"map": _map, "court": _court}
