"""The figures of EUTOPIA's rules: the island with its first events, and a hand of cards."""

from app.boards.eutopia.art import symbols
from app.markup import Markup, tag
from utopiary import Session

from . import lesson_at, piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "tabletop eu"


def _begun() -> Session:
    """The tutorial's position before the first card is taken up."""
    return lesson_at("eutopia", "eutopia.tutorial.take")


def _of(id: str, language: str) -> Markup:
    return tag("div", piece(_begun(), id, language, 0), class_=SCOPE)


FIGURES = {
    "island": lambda language: _of("eu-island", language),
    "cards": lambda language: _of("eu-hand", language),
}
