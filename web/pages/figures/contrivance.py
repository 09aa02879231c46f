"""Figures for the rules of Contrivance: two tiles with their Rivets, and a workbench with a chain."""

from app.boards.contrivance.art import symbols
from app.boards.contrivance.tiles import tile_art
from app.markup import Markup, tag
from utopiary import Session
from utopiary.games.contrivance.view import Tile

from . import lesson_at, piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "tabletop cv"
DOUBLE: Tile = {
    "id": "engineer-double",
    "builder": "engineer",
    "double": True,
    "value": 6,
    "facing": "up",
    "rivets": ["up", "down"],
}
SINGLE: Tile = {
    "id": "engineer-c",
    "builder": "engineer",
    "double": False,
    "value": 3,
    "facing": "right",
    "rivets": ["right"],
}


def _tiles(language: str) -> Markup:
    drawn = [tile_art(DOUBLE), tile_art(SINGLE)]
    return tag("div", *[tag("div", art, class_="tile seat-0") for art in drawn], class_=f"{SCOPE} two-tiles")


def _built() -> Session:
    """The workbench of the tutorial when its chain is complete."""
    return lesson_at("contrivance", "contrivance.tutorial.draw")


def _chain(language: str) -> Markup:
    return tag("div", piece(_built(), "cv-workbench", language, 0), class_=SCOPE)


FIGURES = {"tiles": _tiles, "chain": _chain}
