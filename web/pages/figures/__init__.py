"""Figures for the rules: real positions, drawn by the boards, that cannot be pressed.

One module for each game, named as in the engine, with `FIGURES`: name -> a function from a language to markup, the
`symbols` of its board, and `SCOPE`, the classes that the style sheets are written for.
"""

import re
from functools import cache
from importlib import import_module
from types import ModuleType

from app import boards, seats
from app.markup import Markup, Pieced, tag
from app.scene import Scene
from app.speakers import speaker
from app.tutorials import tutorial
from utopiary import GAMES, Session

_USED = re.compile(r'(?:url\(#|<use [^>]*?href="#)([^")]+)')  # what a drawing refers to


def figure(game_id: str, name: str, language: str) -> Markup:
    """One figure of a game's rules."""
    return still(_module(game_id).FIGURES[name](language))


@cache
def _module(game_id: str) -> ModuleType:
    return import_module(f"{__name__}.{GAMES.module(game_id).rpartition('.')[2]}")


def symbols(game_id: str, page: Markup) -> Markup | None:
    """Those of the board's symbols that the figures of a page use, within the scope of the board's styles."""
    if not _USED.search(page):
        return None
    board = _module(game_id)
    drawn = board.symbols()
    used = set(_USED.findall(page)) | set(_USED.findall(drawn))
    kept = re.sub(
        r'<symbol [^>]*?id="([^"]+)".*?</symbol>', lambda found: found[0] if found[1] in used else "", drawn, flags=re.S
    )
    return tag("div", seats.originals(), Markup(kept), class_=f"{board.SCOPE} symbols", aria_hidden="true")


@cache
def lesson_at(game_id: str, message: str) -> Session:
    """The tutorial of a game, played up to this message."""
    lesson = tutorial(game_id)
    assert lesson is not None
    session = lesson.begin(game_id)
    while lesson.message(session) != message:
        seat = session.active[0]
        move = lesson.move(session) if seat in session.people_to_act else list(session.think(seat))[-1].move
        assert move is not None, f"the tutorial never comes to {message}"
        session.play(seat, move)
    return session


def piece(session: Session, id: str, language: str, seat: int | None = None) -> Markup:
    """One piece of the board at a position, in its own section."""
    game_id = session.game.id
    draw = boards.board(game_id).draw
    scene = Scene(session.view(seat), (), speaker(session, language), number=session.cursor)
    board = draw(scene) if draw else Markup("")
    assert isinstance(board, Pieced)
    section = re.search(rf'<section id="{id}" class="([^"]*)"', board)
    return tag("div", board.pieces[id], class_=section[1] if section else id)


def still(drawn: Markup) -> Markup:
    """The drawing as a figure: nothing in it can be pressed, and only ids that it refers to are kept."""
    used = set(_USED.findall(drawn))
    named = re.sub(r' id="([^"]*)"', lambda found: found[0] if found[1] in used else "", drawn)
    plain = re.sub(r' (data-[a-z-]+|tabindex|title)="[^"]*"', "", named)
    return tag("div", Markup(plain), class_="still", inert=True, aria_hidden="true")
