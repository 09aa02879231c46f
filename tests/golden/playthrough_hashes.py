"""Two hundred whole games of the current rules and ten of every earlier version, each as a line with two hashes.

The first hash covers what the rules promise: every position, its legal moves, the move made, the outcome and the replay
link. It must never change for a published `rules_version` (promises.py). The second covers events, views and sentences,
which may change.

`python tests/golden/playthrough_hashes.py` prints the lines of hashes.txt. The same script runs on every installed
CPython, in Pyodide under node and in the browser, and all must print the same. It needs only the engine.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

SHARES = {"utopia-engine": 50, "eutopia": 80, "transecopia": 10, "utopia": 10, "contrivance": 50}  # 200 in all
OLD_GAMES = 10  # of every earlier version of the rules


def lines(every: int = 1) -> Iterator[str]:
    """One line for each game of the current rules; `every=10` takes each tenth to save time."""
    from utopiary import GAMES

    for id, games in SHARES.items():
        for number in range(0, games, every):
            yield line(id, GAMES.find(id).rules_version, number)


def old_lines() -> Iterator[str]:
    """The first ten games of every earlier version, as they were written when the version was current."""
    from utopiary import GAMES

    for id in SHARES:
        for old in GAMES.find(id).old_rules:
            for number in range(OLD_GAMES):
                yield line(id, old.rules_version, number)


def line(id: str, version: int, number: int) -> str:
    """The line of one game of random moves, with now and then the first or the last legal move."""
    from utopiary import Session
    from utopiary.core.canonical import digest
    from utopiary.core.move import move_text
    from utopiary.core.rng import Rng
    from utopiary.core.setup import check

    rng = Rng.of(f"in short {id} {number}")
    game = check(id, "any", rules_version=version).game
    seats = game.seats[number % len(game.seats)]
    options = {option.id: option.values[rng.below(len(option.values))] for option in game.options}
    session = Session(check(id, f"In short {number}", seats, options, rules_version=version))
    promised, told = hashlib.blake2b(digest_size=12), hashlib.blake2b(digest_size=8)
    promised.update(digest(session.state).encode())
    while session.active:
        seat = rng.pick(session.active)
        moves = game.moves(session.state, seat)
        move = moves[(0, -1)[rng.below(2)]] if rng.below(8) == 0 else rng.pick(moves)
        promised.update(f"{session.active} {seat} {[*map(move_text, moves)]} {move_text(move)} ".encode())
        events = session.play(seat, move)
        promised.update(digest(session.state).encode())
        told.update(f"{events!r}".encode())
        if session.length % 16 == 0:
            told.update(json.dumps([session.view(seat), session.describe(seat), session.view()]).encode())
    end = session.outcome
    assert end is not None
    promised.update(f"{end!r} {session.link('replay')}".encode())
    what = f"{session.length} moves, {end.reason} {promised.hexdigest()}"
    return f"{id} rules {version} game {number}: {what} told {told.hexdigest()}"


if __name__ == "__main__":
    sys.path.insert(0, __file__.rpartition("/tests/")[0] + "/engine")
    print("\n".join(lines(int(sys.argv[1]) if len(sys.argv) > 1 else 1)))
