"""Random play of other projects' engines: for every number of seconds on stdin, one line with moves per second.

python peers.py chess|catanatron   a Python with them installed
node site/run_in_pyodide.mjs <folder of Pyodide> - peers.py chess|catanatron <their site-packages>   inside Pyodide
"""

import random
import sys
from collections.abc import Iterator

from move_rate import moves_per_second


def chess_moves() -> Iterator[None]:
    """python-chess at its fastest: legal moves and push, and only the cheapest checks for the end of a game."""
    import chess

    while True:
        board = chess.Board()
        while (moves := list(board.legal_moves)) and board.halfmove_clock < 100:
            board.push(random.choice(moves))
            yield


def catanatron_moves() -> Iterator[None]:
    """Catanatron with four of its random players."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            yield


PEERS = {"chess": chess_moves, "catanatron": catanatron_moves}


if __name__ == "__main__":
    random.seed(1)
    sys.path += sys.argv[2:]
    moves = PEERS[sys.argv[1]]()
    next(moves)
    while line := sys.stdin.readline():
        print(moves_per_second(moves, float(line)), flush=True)
