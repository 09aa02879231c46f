"""Boards without a browser: drawn for one seat, and checks for every drawing."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

from app.markup import Pieced
from app.scene import Scene
from app.speakers import speaker
from utopiary import Seat, Session, move_text

ACTING = -1  # the seat that has to act; when the game is over, the first seat


class Board:
    """The board of one game. `session` supplies the names of the seats."""

    def __init__(self, draw: Callable[[Scene], Pieced], session: Session) -> None:
        self.draw, self.game, self.say = draw, session.game, speaker(session)

    def scene(self, state: Any, looks: Seat | None = ACTING, **more: Any) -> Scene:
        """The scene of a seat; None: of the hand-over."""
        seat = self.seat(state) if looks == ACTING else looks
        choices = self.game.prompt(state, seat).choices if seat is not None and seat in self.game.active(state) else ()
        view = self.game.view(state, seat)
        return Scene(view, choices, self.say, **{"past": lambda: (view, view), **more})

    def drawn(self, state: Any, looks: Seat | None = ACTING, **more: Any) -> Pieced:
        """The board as markup."""
        return self.draw(self.scene(state, looks, **more))

    def legal(self, state: Any) -> set[str]:
        """The legal moves of the seat that has to act."""
        return {move_text(move) for move in self.game.moves(state, self.seat(state))}

    def seat(self, state: Any) -> Seat:
        """The seat that has to act; the first one when the game is over."""
        return next(iter(self.game.active(state)), 0)


# --- the content of markup -------------------------------------------------------------------------------------------


def moves(markup: str) -> set[str]:
    """The moves that one press makes."""
    return set(re.findall(r'data-move="([^"]+)"', markup))


def parts(markup: str) -> set[str]:
    """The parts of the board."""
    return set(re.findall(r'data-part="([^"]+)"', markup))


def words(markup: str) -> str:
    """The text without its markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


class Balance(HTMLParser):
    """Fails on a tag that is not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in {"meta", "link", "input", "br", "img"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def assert_well_formed(markup: str, *catalogues: str) -> None:
    """Every tag is closed, ids are unique, nothing is inline, and no message id of the catalogues shows."""
    parser = Balance()
    parser.feed(markup)
    assert not parser.open
    assert len(parser.ids) == len(set(parser.ids))
    assert not re.search(r"\sstyle=|\son[a-z]+=", markup)
    if catalogues:
        assert not re.search(rf"\b({'|'.join(catalogues)})\.[a-z]", words(markup)), "every sentence is there"
