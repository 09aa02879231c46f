"""Contrivance: two tiles and their rivets, and a bench on which some hold each other."""

from app.boards.contrivance.art import symbols
from app.boards.contrivance.tiles import tile_art
from app.markup import Markup, tag
from utopiary import Session

from . import lesson_at, piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "cv"


def _tiles(language: str) -> Markup:
    double = {"id": "engineer-double", "builder": "engineer", "double": True, "value": 6, "facing": "up"}
    single = {"id": "engineer-c", "builder": "engineer", "double": False, "value": 3, "facing": "right"}
    drawn = [tile_art({**double, "rivets": ["up", "down"]}), tile_art({**single, "rivets": ["right"]})]
    return tag("div", *[tag("div", art, class_="tile seat-0") for art in drawn], class_="cv two-tiles")


def _built() -> Session:
    """The bench of the tutorial, when its chain is complete."""
    return lesson_at("contrivance", "contrivance.tutorial.draw")


def _chain(language: str) -> Markup:
    return tag("div", piece(_built(), "cv-bench", language, 0), class_=SCOPE)


FIGURES = {"tiles": _tiles, "chain": _chain}
