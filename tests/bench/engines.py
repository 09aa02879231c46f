"""Moves per second under random play: every game of ours next to python-chess and Catanatron, turn by turn in one run."""

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Protocol

from peers import PEERS, moves_per_second
from report import Goal, Row
from utopiary import GAMES
from utopiary.core.game import Game
from utopiary.core.setup import check

SECONDS = 0.5  # for each turn of each engine
TWICE = Goal("ratio", ">=", 2)


class Contender(Protocol):
    def __call__(self, seconds: float) -> float:
        """Moves per second."""


def random_moves(game: Game[Any]) -> Iterator[None]:
    """One random game after the other, over all seat counts: `moves` and `step`, as bots use them."""
    choose, number = random.Random(1), 0
    while True:
        seats = game.seats[number % len(game.seats)]
        state = check(game.id, f"BENCH {number}", seats).begin()
        while active := game.active(state):
            seat = choose.choice(active)
            state, _ = game.step(state, seat, choose.choice(game.moves(state, seat)))
            yield
        number += 1


def ours(id: str) -> Contender:
    moves = random_moves(GAMES.find(id))
    return lambda seconds: moves_per_second(moves, seconds)


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
    games = [*GAMES, *GAMES.behind()]
    peers = {name: Peer(python, name) for name in PEERS} if python else {}
    contenders: dict[str, Contender] = {id: ours(id) for id in games} | peers
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for run in range(runs):
        say(f"random play, run {run + 1} of {runs}")
        for name, play in contenders.items():
            rates[name].append(play(SECONDS))
    for peer in peers.values():
        peer.close()
    middle = {name: median(values) for name, values in rates.items()}
    version = f"CPython {sys.version_info.major}.{sys.version_info.minor}"
    rows = []
    for id in games:
        name = f"random play, {id}, {version}"
        rows += [Row(name, middle[id], "moves/s", middle[peer], peer, TWICE if peer == "catanatron" else None) for peer in peers]
        if not peers:
            rows.append(Row(name, middle[id], "moves/s"))
    return rows
