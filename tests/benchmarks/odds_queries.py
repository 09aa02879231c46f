"""Print the milliseconds of every query of Utopia Engine's odds in a whole game, inside Pyodide; one line.

node site/run_in_pyodide.mjs <folder of Pyodide> - tests/benchmarks/odds_queries.py
"""

import sys
import time

sys.path.insert(0, sys.argv[0].rpartition("/tests/")[0] + "/engine")

from utopiary import Session
from utopiary.games.utopia_engine.odds.moves import GOALS, odds_for

session = Session.new("utopia-engine", seed="QUERIES")
spent = []
while session.active:
    view = session.view(0)
    for goal in GOALS if view["phase"] == "search" else GOALS[:1]:
        begin = time.perf_counter()
        if odds_for(view, goal):  # some phases have no odds
            spent.append(1000 * (time.perf_counter() - begin))
    session.play(0, session.advice(0).move)
print(*(f"{query:.2f}" for query in spent), flush=True)
