"""Utopia Engine: a search in the middle of the rulebook's example, and the workshop before anything is found."""

from app.boards.utopia_engine import art
from app.markup import Markup, tag
from utopiary import Session
from utopiary.testing import session

from . import piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "tabletop ue"


def symbols() -> Markup:
    """The board's symbols, without tooltips."""
    return art.symbols(None)


def _search() -> Session:
    """A search with two pairs of dice written and the third in hand."""
    return session("utopia-engine", rolls=[4, 5, 3, 3, 6, 1]).play_all(
        "search great-wilds 1", "put 5 t3", "put 4 b2", "put 3 t1", "put 3 b1"
    )


def _of(position: Session, id: str, language: str) -> Markup:
    return tag("div", piece(position, id, language, 0), class_=SCOPE)


FIGURES = {
    "search": lambda language: _of(_search(), "ue-action-panel", language),
    "workshop": lambda language: _of(session("utopia-engine"), "ue-workshop", language),
}
