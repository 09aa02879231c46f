"""Transecopia: the sea floor behind the screen, and a submarine for which an upgrade can be built."""

from app.boards.transecopia.art import symbols
from app.markup import Markup, tag

from . import lesson_at, piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "tabletop tr"


def _floor(language: str) -> Markup:
    """The tutorial, all dice placed."""
    return tag("div", piece(lesson_at("transecopia", "tr.tutorial.ready"), "tr-floor", language, 0), class_=SCOPE)


def _own_submarine(language: str) -> Markup:
    """The tutorial, when everything for the first upgrade is there."""
    return tag("div", piece(lesson_at("transecopia", "tr.tutorial.build"), "tr-bridge", language, 0), class_=SCOPE)


FIGURES = {"floor": _floor, "bridge": _own_submarine}
