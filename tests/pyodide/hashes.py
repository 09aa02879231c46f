"""Plays seeded games of every game with every number of seats, and prints a hash of each.

The same script runs on CPython (`python tests/pyodide/hashes.py`), in Pyodide under node and in the browser; all three
must say the same. `hashes()` needs nothing but the engine; run as a script, it plays the test game as well.
"""

import json
import sys


def hashes(games_each: int = 1) -> dict[str, str]:
    """Name of a game -> the hash of what was played."""
    from utopiary import GAMES
    from utopiary.core.canonical import digest
    from utopiary.core.rng import Rng

    rng = Rng.of("Utopía ☉")
    found = {"dice": digest([rng.below(n) for n in (*range(1, 200), 1 << 40, (1 << 64) - 1)])}
    for id in (*GAMES, *GAMES.hidden()):
        for seats in GAMES.find(id).seats:
            for number in range(games_each):
                found[f"{id} {seats} game {number}"] = digest(_moves(id, seats, number))
            found[f"{id} {seats} bots"] = digest(_bots(id, seats))
    return found


def _moves(id: str, seats: int, number: int) -> list[object]:
    """Every position of a game with random moves, the views, the descriptions, the save and the link."""
    from utopiary import Session
    from utopiary.core.canonical import digest
    from utopiary.core.rng import Rng
    from utopiary.testing import options_of

    session, rng = Session.new(id, seed=f"Pyodide {number}", seats=seats), Rng.of(f"{number}")
    said: list[object] = []
    while session.active and session.length < 100:
        seat, move = rng.pick(options_of(session.game, session.state))
        said.append(session.play(seat, move))
        said.append(digest(session.state))
        said.append(json.dumps(session.view(seat)))
        said.append(session.describe())
    return [*said, json.dumps(session.save()), session.link("replay")]


def _bots(id: str, seats: int) -> list[object]:
    """The answers of the bots to some positions, the game's own and the generic one; they calculate with fractions."""
    from utopiary import GAMES
    from utopiary.core import bots
    from utopiary.core.rng import Rng
    from utopiary.testing import playout

    game = GAMES.find(id)
    positions = list(playout(game, seats, "Bots"))[:-1]
    said: list[object] = []
    for position in positions[:: len(positions) // 3 + 1]:
        known = bots.Known(game, position, game.active(position)[0])
        for level in game.levels:
            said.append(bots.answer(game.bot(level), known, Rng(1)))
        said.append(bots.answer(bots.Search(lines=20), known, Rng(1)))
    return said


if __name__ == "__main__":
    root = __file__.rpartition("/tests/")[0]
    sys.path[:0] = [root + "/engine", root]
    from utopiary import GAMES

    GAMES.register("whisper", "tests.games.whisper", hidden=True)
    print(json.dumps(hashes(), indent=1))
