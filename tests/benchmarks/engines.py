"""Moves per second under random play: our games, on CPython and in Pyodide, next to python-chess and Catanatron.

The engines take turns in one run, so that other load on the machine affects all of them alike. Peers also run both on
CPython and in Pyodide; the goals compare equal runtimes, and further rows compare a game in Pyodide with a peer on
CPython. Then the time that the best bots take to answer with the most seats, in Pyodide.
"""

import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

from move_rate import moves_per_second
from node import RUNNER, node
from packages import npm_package
from peers import PEERS
from random_play import games, random_moves
from report import Goal, Row
from utopiary import GAMES

HERE = Path(__file__).parent
SECONDS = 0.5  # for each turn of each engine
GOALS = {"catanatron": Goal("ratio", ">=", 2)}
ANSWER = Goal("ours", "<=", 300)
ODDS = Goal("ours", "<=", 50.0)  # milliseconds, of one query

Engine = Callable[[float], float]  # seconds -> moves per second


class EngineProcess:
    """An engine in a separate process; it plays only while its answer is awaited."""

    def __init__(self, *command: str | Path) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, seconds: float) -> float:
        assert self._process.stdin and self._process.stdout
        print(seconds, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"This engine ended without an answer: {self._process.args}")
        return float(answer)

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def measure(runs: int, python: Path | None, say: Callable[[str], None]) -> list[Row]:
    """Random play of all games and peers, the answers of the bots and the queries of the odds, as rows."""
    cpython, pyodide = f"CPython {sys.version_info.major}.{sys.version_info.minor}", "Pyodide"
    peers = list(PEERS) if python else []
    engines: dict[tuple[str, str], Engine] = {}
    with ExitStack() as stack:
        for id in games():
            engines[id, cpython] = _on_cpython(id)
            engines[id, pyodide] = process = _in_pyodide("random_play_in_pyodide.py", id)
            stack.callback(process.close)
        for name in peers:
            engines[name, cpython] = process = EngineProcess(str(python), HERE / "peers.py", name)
            stack.callback(process.close)
            engines[name, pyodide] = process = _in_pyodide("peers.py", name, f"/host{_packages(python)}")
            stack.callback(process.close)
        rates = _in_turn(engines, runs, say)
    rows = []
    for runtime in (cpython, pyodide):
        for id in games():
            row = Row(f"random play, {id}, {runtime}", rates[id, runtime], "moves/s")
            alike = [row._replace(peer=rates[name, runtime], peer_name=name, goal=GOALS.get(name)) for name in peers]
            rows += alike or [row]
            if runtime == pyodide:
                rows += [
                    row._replace(peer=rates[name, cpython], peer_name=f"CPython {name}") for name in GOALS if peers
                ]
    for id in GAMES:
        say(f"answers of the best bots, {id}")
        rows.append(_answers(id))
    say("odds, utopia-engine")
    rows.append(_odds())
    return rows


def _on_cpython(id: str) -> Engine:
    """One of our games in this process."""
    moves = random_moves(id)
    return lambda seconds: moves_per_second(moves, seconds)


def _in_pyodide(script: str, *arguments: str) -> EngineProcess:
    """A script in the Pyodide that the site ships."""
    return EngineProcess(node(), RUNNER, npm_package("pyodide"), "-", HERE / script, *arguments)


def _packages(python: Path | None) -> str:
    """The folder where the peers are installed."""
    script = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.check_output([str(python), "-c", script], text=True).strip()


def _answers(id: str) -> Row:
    """The row of bot_answers.py: every seat is a bot of the best level."""
    spent = _milliseconds("bot_answers.py", id)
    what = f"{id}, {GAMES.find(id).seats[-1]} × {GAMES.find(id).levels[-1]}"
    return Row(f"{what}: answer, p95 of {len(spent)}", quantiles(spent, n=20)[-1], "ms", goal=ANSWER)


def _odds() -> Row:
    """The row of odds_queries.py."""
    spent = _milliseconds("odds_queries.py")
    return Row(f"utopia-engine: query of the odds, p95 of {len(spent)}", quantiles(spent, n=20)[-1], "ms", goal=ODDS)


def _milliseconds(script: str, *arguments: str) -> list[float]:
    """The times that a script prints in the Pyodide that the site ships."""
    command = (node(), RUNNER, npm_package("pyodide"), "-", HERE / script, *arguments)
    return [float(time) for time in subprocess.check_output(command, text=True).split()]


def _in_turn(
    engines: dict[tuple[str, str], Engine], runs: int, say: Callable[[str], None]
) -> dict[tuple[str, str], float]:
    """Let the engines play in turn; the median rate of each. The first round is a warm-up."""
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in engines}
    for run in range(runs + 1):
        say(f"random play, run {run} of {runs}" if run else "random play, warming up")
        for name, play in engines.items():
            rates[name].append(play(SECONDS))
    return {name: median(values[1:]) for name, values in rates.items()}
