"""Random play inside Pyodide: for every number of seconds on stdin, one line with moves per second.

node site/run_in_pyodide.mjs <folder of Pyodide> - tests/bench/inside.py GAME
"""

import sys

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from ours import random_moves
from rate import moves_per_second

playing = random_moves(sys.argv[1])
while asked := sys.stdin.readline():
    print(moves_per_second(playing, float(asked)), flush=True)
