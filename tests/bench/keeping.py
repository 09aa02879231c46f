"""Keeping a long game: how fast a save of 300 moves is on the table again, and how short its link is."""

import json
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from report import Goal, Row
from utopiary import GAMES, Session

MOVES = 300
SEEDS = 300  # how many games to try for one that is long enough
LOAD = Goal("ours", "<=", 100)
SHORT = Goal("ours", "<=", 450)


def long_session(id: str) -> Session:
    """A game of 300 moves, or the longest that was met: at random, and by whoever always takes the first move offered."""
    longest, choose = Session.new(id, seed="BENCH"), random.Random(1)
    players: tuple[Callable[[list[Any]], Any], ...] = (choose.choice, lambda moves: moves[0])
    for number in range(SEEDS):
        session = Session.new(id, seed=f"BENCH {number}", seats=GAMES.find(id).seats[-1])
        while session.active and session.length < MOVES:
            seat = session.active[0]
            session.play(seat, players[number % 2](session.game.moves(session.state, seat)))
        if session.length > longest.length:
            longest = session
        if longest.length == MOVES:
            break
    return longest


def milliseconds(action: Callable[[], object], runs: int) -> float:
    """The median time of an action."""
    spent = []
    for _ in range(runs):
        begin = time.perf_counter()
        action()
        spent.append(1000 * (time.perf_counter() - begin))
    return median(spent)


def measure(runs: int) -> list[Row]:
    rows = []
    for id in (*GAMES, *GAMES.behind()):
        session = long_session(id)
        saved, link = json.dumps(session.save()), session.link("replay")
        what = f"{id}, {session.length} moves"
        rows += [
            Row(f"load a save, {what}", milliseconds(lambda s=saved: Session.load(json.loads(s)), runs), "ms", goal=LOAD),
            Row(f"seek, {what}", milliseconds(lambda s=session: s.at(s.length // 2).view(0), runs), "ms", goal=LOAD),
            Row(f"open a replay link, {what}", milliseconds(lambda s=link: Session.from_link(s), runs), "ms", goal=LOAD),
            Row(f"replay link, {what}", len(link), "characters", goal=SHORT),
        ]
    return rows
