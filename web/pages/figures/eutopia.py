"""EUTOPIA: the island with its first conflicts, and a hand of cards."""

from app.boards.eutopia.art import symbols
from app.markup import Markup, tag
from app.tutorials import tutorial
from utopiary import Session

from . import piece

__all__ = ["FIGURES", "SCOPE", "symbols"]

SCOPE = "eu"


def _begun() -> Session:
    """Where the tutorial comes to the first cards."""
    lesson = tutorial("eutopia")
    assert lesson is not None
    session = lesson.begin("eutopia")
    while lesson.word(session) != "eutopia.tutorial.take":
        seat = session.active[0]
        move = lesson.move(session) if seat in session.people_to_act else list(session.think(seat))[-1].move
        assert move is not None
        session.play(seat, move)
    return session


def _of(id: str, language: str) -> Markup:
    return tag("div", piece(_begun(), id, language, 0), class_=SCOPE)


FIGURES = {
    "island": lambda language: _of("eu-island", language),
    "cards": lambda language: _of("eu-hand", language),
}
