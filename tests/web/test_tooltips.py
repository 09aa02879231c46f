"""Every symbol of a board has its meaning as a tooltip."""

import re
from html.parser import HTMLParser

import pytest

from app import boards
from app.boards.board import tooltips
from app.markup import Pieced
from app.screen import ScreenModel, regions
from app.speakers import speaker
from utopiary import GAMES, Session
from utopiary.core.rng import Rng

# Not symbols: the country itself, and what beautifies it.
SCENERY = re.compile(r"(ue-)?land-|eu-land-|tr-(scene|boat)-|ut-(palm|pool|grass|tree|pine|crag|volcano|mill|swirl)$")
# On things that can be pressed and say what they do, or beside the words that say it.
WORDED = {"sign-lens", "eu-icon-tick", "eu-icon-back", "tr-prism", "tr-cross", "ut-sign-crown", "cv-arrow"}
SEATS = re.compile(r"(seat-sign|ut-shape)-\d")  # the list of seats names them


class Symbols(HTMLParser):
    """The symbols that a drawing refers to, except inside elements with a tooltip of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.bare: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        told = "title" in found or tag == "button"
        if tag == "use" and not told and not any(told for _, told in self.open):
            self.bare.add((found["href"] or "").lstrip("#"))
        if tag != "input":
            self.open.append((tag, told))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", [*GAMES])
def test_every_symbol_has_a_tooltip(game_id: str, language: str) -> None:
    session, rng = Session.new(game_id, seed="tooltips", seats=GAMES.find(game_id).seats[0]), Rng.of(language)
    say = speaker(session, language)
    known = tooltips(boards.board(game_id).legend, say)
    seen: set[str] = set()
    for number in range(120):
        if not session.active:
            break
        seat = session.active[0]
        if number % 10 == 0:
            board = regions(ScreenModel(session, seat, say, "../../"))["board"]
            assert isinstance(board, Pieced)
            page = Symbols()
            page.feed(board.split("</svg>", 1)[1])
            seen |= page.bare
            titled = re.findall(r'<\w+ [^>]*?\bid="([^"]+)"[^>]*><title>', board.split("</svg>", 1)[0])
            assert {id for id in page.bare if id in known} <= set(titled), "what the legend knows is a title"
        session.play(seat, rng.pick(session.prompt(seat).choices).move)
    mute = {id for id in seen - known.keys() - WORDED if not SCENERY.match(id) and not SEATS.match(id)}
    assert len(seen) > 8 and mute == set()


def test_titles_are_part_of_the_frame() -> None:
    session = Session.new("contrivance", seed="frame", seats=2)
    say, frames = speaker(session), []
    for _ in range(6):
        board = regions(ScreenModel(session, session.active[0], say, "../../"))["board"]
        assert isinstance(board, Pieced) and board.count("<title>") == board.frame.count("<title>")
        frames.append(board.frame)
        session.play(session.active[0], session.prompt(session.active[0]).choices[0].move)
    assert len(set(frames)) == 1
