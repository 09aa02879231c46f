"""Answers of the best bots at the largest table, inside Pyodide: one line with the milliseconds of every answer.

node site/run_in_pyodide.mjs <folder of Pyodide> - tests/bench/answers.py GAME
"""

import sys
import time

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from utopiary import GAMES, Session

GAMES_PLAYED = 2  # the first also pays for what is imported on the way, as in a page

game = GAMES.find(sys.argv[1])
spent = []
for number in range(GAMES_PLAYED):
    session = Session.new(game.id, seed=f"ANSWERS {number}", seats=game.seats[-1])
    while session.active:
        seat, begin = session.active[0], time.perf_counter()
        move = session.advice(seat).move
        spent.append(1000 * (time.perf_counter() - begin))
        session.play(seat, move)
print(*(f"{answer:.2f}" for answer in spent), flush=True)
