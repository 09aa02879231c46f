"""Plays seeded games of every game with every number of seats, and prints a short hash of each.

The same script runs on CPython (`python tests/pyodide/hashes.py`), in Pyodide under node and in the browser; all three
must print the same. `hashes()` needs only the engine; run as a script, it also plays the test game.
"""

import json
import sys


def hashes(games_each: int = 1) -> dict[str, str]:
    """A digest for the generator, and for each game and number of seats: of random games and of bots' advice."""
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
    """The events, positions, views and descriptions of a game of random moves, and its save and link."""
    from utopiary import Session
    from utopiary.core.canonical import digest
    from utopiary.core.rng import Rng
    from utopiary.testing import options_of

    session, rng = Session.new(id, seed=f"Pyodide {number}", seats=seats), Rng.of(f"{number}")
    results: list[object] = []
    while session.active and session.length < 100:
        seat, move = rng.pick(options_of(session.game, session.state))
        results.append(session.play(seat, move))
        results.append(digest(session.state))
        results.append(json.dumps(session.view(seat)))
        results.append(session.describe())
    return [*results, json.dumps(session.save()), session.link("replay")]


def _bots(id: str, seats: int) -> list[object]:
    """The advice of all bots, the generic one included, in some positions: their floating-point results must agree."""
    from utopiary import GAMES
    from utopiary.core import bots
    from utopiary.core.rng import Rng
    from utopiary.testing import playout

    game = GAMES.find(id)
    positions = list(playout(game, seats, "Bots"))[:-1]
    results: list[object] = []
    for position in positions[:: len(positions) // 3 + 1]:
        known = bots.Known(game, position, game.active(position)[0])
        for level in game.levels:
            results.append(bots.answer(game.bot(level), known, Rng(1)))
        results.append(bots.answer(bots.Search(lines=20), known, Rng(1)))
    return results


if __name__ == "__main__":
    root = __file__.rpartition("/tests/")[0]
    sys.path[:0] = [root + "/engine", root]
    from utopiary import GAMES

    GAMES.register("whisper", "tests.games.whisper", hidden=True)
    print(json.dumps(hashes(), indent=1))
