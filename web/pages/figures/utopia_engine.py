"""Utopia Engine: a search as the rulebook's example leaves it, and the workshop before anything is found."""

from app.boards.utopia_engine.art import symbols
from app.markup import Markup, tag
from utopiary import Session
from utopiary.testing import session

from . import piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "ue"


def _search() -> Session:
    """Two pairs of dice are written down, the third is in hand."""
    return session("utopia-engine", rolls=[4, 5, 3, 3, 6, 1]).play_all(
        "search great-wilds 1", "put 5 t3", "put 4 b2", "put 3 t1", "put 3 b1"
    )


def _of(position: Session, id: str, language: str) -> Markup:
    return tag("div", piece(position, id, language, 0), class_=SCOPE)


FIGURES = {
    "search": lambda language: _of(_search(), "ue-bench", language),
    "workshop": lambda language: _of(session("utopia-engine"), "ue-workshop", language),
}
