"""What the worker does while nobody asks for anything: it plays a game that nobody sees.

A browser translates WebAssembly, and so Python, in two ways: quickly at first, and well what turns out to be used much.
What was translated well it gives up again when that first goes another way than before (V8 calls it deoptimising).
So Python is up to four times slower in the first minutes, and whoever opens a long game then would have to wait for it.
The rehearsal goes through all that before, in small steps and only while nothing else is to be done.
"""

import json
from collections.abc import Iterator

from utopiary import GAMES, Session

from .protocol import Patch, written
from .screen import Table, parts
from .words import speaker

ROUNDS, MOVES = 6, 10  # after these it is as fast as it will get


def rehearsal(game_id: str, root: str, language: str) -> Iterator[bool]:
    """Step by step: some moves, their save opened again, the screen drawn."""
    session = Session.new(game_id, seed="Utopiary", seats=GAMES.find(game_id).seats[-1])
    say = speaker(session, language)
    for _ in range(ROUNDS):
        for _ in range(MOVES):
            _move(session)
        yield True
        session = Session.load(json.loads(json.dumps(session.save())))
        yield True
        screen = parts(Table(session, session.active[0] if session.active else None, say, root))
        written([Patch(id, html) for id, html in screen.items()])
        yield True


def _move(session: Session) -> None:
    """Some move, not always the first."""
    if session.active:
        seat = session.active[0]
        choices = session.prompt(seat).choices
        session.play(seat, choices[7 * session.cursor % len(choices)].move)
