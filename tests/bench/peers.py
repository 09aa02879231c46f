"""Random play of other people's engines: for every number of seconds on stdin, one line with moves per second.

python peers.py chess|catanatron                                                        a Python that has them installed
node site/run_in_pyodide.mjs <folder of Pyodide> - peers.py chess|catanatron <where they are installed>   inside Pyodide
"""

import random
import sys
from collections.abc import Iterator

from rate import moves_per_second


def chess_moves() -> Iterator[None]:
    """python-chess at its best: legal moves and push, and only the cheapest checks for the end of a game."""
    import chess

    while True:
        board = chess.Board()
        while (moves := list(board.legal_moves)) and board.halfmove_clock < 100:
            board.push(random.choice(moves))
            yield


def catanatron_moves() -> Iterator[None]:
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
    playing = PEERS[sys.argv[1]]()
    next(playing)
    while asked := sys.stdin.readline():
        print(moves_per_second(playing, float(asked)), flush=True)
