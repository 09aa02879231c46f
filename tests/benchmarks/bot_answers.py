"""Print the milliseconds of every answer of the best bots, with the most seats, inside Pyodide; one line.

node site/run_in_pyodide.mjs <folder of Pyodide> - tests/benchmarks/bot_answers.py GAME
"""

import sys
import time

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from utopiary import GAMES, Session

GAMES_PLAYED = 2  # the first includes imports during play, as on a page

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
