"""Random play inside Pyodide: prints moves per second of every game as JSON.

node site/inside/run.mjs <folder of Pyodide> - tests/bench/inside.py RUNS SECONDS
"""

import json
import sys

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from ours import games, random_moves
from rate import moves_per_second

runs, seconds = int(sys.argv[1]), float(sys.argv[2])
playing = {id: random_moves(id) for id in games()}
print(json.dumps({id: [moves_per_second(moves, seconds) for _ in range(runs)] for id, moves in playing.items()}))
