"""Moves per second under random play: our games, on CPython and in Pyodide, next to python-chess and Catanatron.

They take turns in one run, so that a busy machine is equally busy for all of them. Peers play in both places too: what
counts is like with like; how a game in Pyodide compares with a peer on CPython is told besides. Then how long the best
bots take to answer at a full table, in Pyodide.
"""

import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles

from node import RUNNER, node
from ours import games, random_moves
from packages import npm_package
from peers import PEERS
from rate import moves_per_second
from report import Goal, Row
from utopiary import GAMES

HERE = Path(__file__).parent
SECONDS = 0.5  # for each turn of each engine
GOALS = {"catanatron": Goal("ratio", ">=", 2)}
ANSWER = Goal("ours", "<=", 300)
ODDS = Goal("ours", "<=", 50.0)  # milliseconds, of one query

Contender = Callable[[float], float]  # seconds -> moves per second


class Elsewhere:
    """An engine in a process of its own; it plays only while we wait for it."""

    def __init__(self, *command: str | Path) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, seconds: float) -> float:
        assert self._process.stdin and self._process.stdout
        print(seconds, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"This engine gave up: {self._process.args}")
        return float(answer)

    def close(self) -> None:
        self._process.communicate()


def measure(runs: int, python: Path | None, say: Callable[[str], None]) -> list[Row]:
    here, inside = f"CPython {sys.version_info.major}.{sys.version_info.minor}", "Pyodide"
    peers = list(PEERS) if python else []
    contenders: dict[tuple[str, str], Contender] = {}
    with ExitStack() as stack:
        for id in games():
            contenders[id, here] = _here(id)
            contenders[id, inside] = other = _inside("inside.py", id)
            stack.callback(other.close)
        for name in peers:
            contenders[name, here] = other = Elsewhere(str(python), HERE / "peers.py", name)
            stack.callback(other.close)
            contenders[name, inside] = other = _inside("peers.py", name, f"/host{_packages(python)}")
            stack.callback(other.close)
        rates = _in_turn(contenders, runs, say)
    rows = []
    for where in (here, inside):
        for id in games():
            row = Row(f"random play, {id}, {where}", rates[id, where], "moves/s")
            alike = [row._replace(peer=rates[name, where], peer_name=name, goal=GOALS.get(name)) for name in peers]
            rows += alike or [row]
            if where == inside:
                rows += [row._replace(peer=rates[name, here], peer_name=f"CPython {name}") for name in GOALS if peers]
    for id in GAMES:
        say(f"answers of the best bots, {id}")
        rows.append(_answers(id))
    say("odds, utopia-engine")
    rows.append(_odds())
    return rows


def _here(id: str) -> Contender:
    moves = random_moves(id)
    return lambda seconds: moves_per_second(moves, seconds)


def _inside(script: str, *arguments: str) -> Elsewhere:
    """In the Python that pages run."""
    return Elsewhere(node(), RUNNER, npm_package("pyodide"), "-", HERE / script, *arguments)


def _packages(python: Path | None) -> str:
    """The folder where the peers are installed."""
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.check_output([str(python), "-c", where], text=True).strip()


def _answers(id: str) -> Row:
    """Every seat of the largest table is a bot of the best level."""
    spent = _milliseconds("answers.py", id)
    what = f"{id}, {GAMES.find(id).seats[-1]} × {GAMES.find(id).levels[-1]}"
    return Row(f"{what}: answer, p95 of {len(spent)}", quantiles(spent, n=20)[-1], "ms", goal=ANSWER)


def _odds() -> Row:
    spent = _milliseconds("queries.py")
    return Row(f"utopia-engine: query of the odds, p95 of {len(spent)}", quantiles(spent, n=20)[-1], "ms", goal=ODDS)


def _milliseconds(script: str, *arguments: str) -> list[float]:
    """What a script prints in the Python that pages run."""
    command = (node(), RUNNER, npm_package("pyodide"), "-", HERE / script, *arguments)
    return [float(time) for time in subprocess.check_output(command, text=True).split()]


def _in_turn(
    contenders: dict[tuple[str, str], Contender], runs: int, say: Callable[[str], None]
) -> dict[tuple[str, str], float]:
    """The median rate of each."""
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in contenders}
    for run in range(runs + 1):
        say(f"random play, run {run} of {runs}" if run else "random play, warming up")
        for name, play in contenders.items():
            rates[name].append(play(SECONDS))
    return {name: median(values[1:]) for name, values in rates.items()}
