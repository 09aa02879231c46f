"""The warm-up: play a game in the background while the page is idle, so that the browser optimises Python's code.

A browser compiles WebAssembly, and so Python, twice: quickly at first, and optimised what turns out to be used much.
It discards optimised code when that first takes a path that it did not take before (V8 calls it deoptimising). So
Python is up to four times slower in the first minutes, which a player who opens a long game would feel. The warm-up
takes those paths earlier, in small steps.
"""

import json
from collections.abc import Iterator

from utopiary import GAMES, Session

from .effects import Patch, written
from .screen import ScreenModel, regions
from .speakers import speaker

ROUNDS, MOVES = 6, 10  # more make it no faster


def warm_up(game_id: str, root: str, language: str) -> Iterator[bool]:
    """Yield after each step: some moves, then loading their save, then rendering the screen."""
    session = Session.new(game_id, seed="Utopiary", seats=GAMES.find(game_id).seats[-1])
    say = speaker(session, language)
    for _ in range(ROUNDS):
        for _ in range(MOVES):
            _move(session)
        yield True
        session = Session.load(json.loads(json.dumps(session.save())))
        yield True
        viewer = session.active[0] if session.active else None
        screen = regions(ScreenModel(session, viewer, say, root, shareable=session))
        written([Patch(id, html) for id, html in screen.items()])
        yield True


def _move(session: Session) -> None:
    """Make a move, not always the first in the list."""
    if session.active:
        seat = session.active[0]
        choices = session.prompt(seat).choices
        session.play(seat, choices[7 * session.cursor % len(choices)].move)
