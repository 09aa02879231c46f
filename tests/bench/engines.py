"""Moves per second under random play: every game of ours next to python-chess and Catanatron, in turn, in one run."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median

from node import python_inside
from ours import games, random_moves
from packages import npm_package
from peers import PEERS
from rate import moves_per_second
from report import Goal, Row

SECONDS = 0.5  # for each turn of each engine
GOALS = {"catanatron": Goal("ratio", ">=", 2)}

Contender = Callable[[float], float]  # seconds -> moves per second


class Peer:
    """Another engine in a process of its own; it plays only while we wait for it."""

    def __init__(self, python: Path, name: str) -> None:
        command = [str(python), str(Path(__file__).with_name("peers.py")), name]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __call__(self, seconds: float) -> float:
        assert self._process.stdin and self._process.stdout
        print(seconds, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self._process.args} gave up; its Python needs tests/bench/requirements.txt.")
        return float(answer)

    def close(self) -> None:
        self._process.communicate()


def measure(runs: int, python: Path | None, say: Callable[[str], None]) -> list[Row]:
    peers = {name: Peer(python, name) for name in PEERS} if python else {}
    contenders: dict[str, Contender] = {id: _ours(id) for id in games()} | peers
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for run in range(runs):
        say(f"random play, run {run + 1} of {runs}")
        for name, play in contenders.items():
            rates[name].append(play(SECONDS))
    for peer in peers.values():
        peer.close()
    middle = {name: median(values) for name, values in rates.items()}
    others = {name: middle[name] for name in peers}
    return [
        *_rows(
            f"CPython {sys.version_info.major}.{sys.version_info.minor}", {id: middle[id] for id in games()}, others
        ),
        *_rows("Pyodide", _inside_pyodide(runs), others),
    ]


def _ours(id: str) -> Contender:
    moves = random_moves(id)
    return lambda seconds: moves_per_second(moves, seconds)


def _inside_pyodide(runs: int) -> dict[str, float]:
    """The same in the Python that pages run. The peers stay on CPython, which is the faster one."""
    script = Path(__file__).with_name("inside.py")
    printed = python_inside(npm_package("pyodide"), script, str(runs), str(SECONDS))
    return {id: median(rates) for id, rates in json.loads(printed).items()}


def _rows(where: str, ours: Mapping[str, float], peers: Mapping[str, float]) -> list[Row]:
    rows = []
    for id, rate in ours.items():
        row = Row(f"random play, {id}, {where}", rate, "moves/s")
        compared = [row._replace(peer=peers[name], peer_name=name, goal=GOALS.get(name)) for name in peers]
        rows += compared or [row]
    return rows
