"""Two hundred whole games, each in one line: everything that was seen and said and every position, hashed move by move.

`python tests/golden/playthroughs_in_short.py` prints them; hashes.txt keeps them (regenerate.py writes it anew). The
same script runs on every CPython there is, in Pyodide under node and in the browser, and all must say the same. It
needs nothing but the engine.
"""

import hashlib
import json
import sys
from collections.abc import Iterator

SHARES = {"utopia-engine": 50, "eutopia": 80, "transecopia": 10, "utopia": 10, "contrivance": 50}  # 200 in all


def lines(every: int = 1) -> Iterator[str]:
    """One line for each game; `every` takes only each so-manieth of them, for where time is short."""
    for id, games in SHARES.items():
        for number in range(0, games, every):
            yield line(id, number)


def line(id: str, number: int) -> str:
    """A game with moves at random, but that now and then the first or the last that is offered is taken."""
    from utopiary import GAMES, Session
    from utopiary.core.canonical import digest
    from utopiary.core.move import move_text
    from utopiary.core.rng import Rng

    game, rng = GAMES.find(id), Rng.of(f"in short {id} {number}")
    seats = game.seats[number % len(game.seats)]
    options = {option.id: option.values[rng.below(len(option.values))] for option in game.options}
    session = Session.new(id, seed=f"In short {number}", seats=seats, options=options)
    told = hashlib.blake2b(digest(session.state).encode(), digest_size=12)
    while session.active:
        seat = rng.pick(session.active)
        moves = game.moves(session.state, seat)
        move = moves[(0, -1)[rng.below(2)]] if rng.below(8) == 0 else rng.pick(moves)
        events = session.play(seat, move)
        told.update(f"{seat} {move_text(move)} {digest(session.state)} {events!r}".encode())
        if session.length % 16 == 0:
            told.update(json.dumps([session.view(seat), session.describe(seat), session.view()]).encode())
    end = session.outcome
    assert end is not None
    told.update(f"{end!r} {session.link('replay')} {json.dumps(session.save())}".encode())
    return f"{id} rules {game.rules_version} game {number}: {session.length} moves, {end.reason} {told.hexdigest()}"


if __name__ == "__main__":
    sys.path.insert(0, __file__.rpartition("/tests/")[0] + "/engine")
    print("\n".join(lines(int(sys.argv[1]) if len(sys.argv) > 1 else 1)))
