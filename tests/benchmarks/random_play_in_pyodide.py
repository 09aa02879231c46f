"""Random play of our games inside Pyodide: for every number of seconds on stdin, one line with moves per second.

node site/run_in_pyodide.mjs <folder of Pyodide> - tests/benchmarks/random_play_in_pyodide.py GAME
"""

import sys

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from move_rate import moves_per_second
from random_play import random_moves

moves = random_moves(sys.argv[1])
while line := sys.stdin.readline():
    print(moves_per_second(moves, float(line)), flush=True)
