"""Saves and links of long games: how fast a save of 300 moves is loaded, and how short its replay link is."""

import json
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from random_play import games
from report import Goal, Row
from utopiary import GAMES, Session

MOVES = 300
SEEDS = 300  # the most games to try for one of 300 moves
LOAD = Goal("ours", "<=", 100)
SHORT = Goal("ours", "<=", 450)


def long_session(id: str) -> Session:
    """A game of 300 moves, or the longest found; random moves in turn with always the first legal move."""
    longest, rng = Session.new(id, seed="BENCH"), random.Random(1)
    players: tuple[Callable[[list[Any]], Any], ...] = (rng.choice, lambda moves: moves[0])
    game = GAMES.find(id)
    for number in range(SEEDS):
        options = {option.id: rng.choice(option.values) for option in game.options}
        session = Session.new(id, seed=f"BENCH {number}", seats=game.seats[-1], options=options)
        while session.active and session.length < MOVES:
            seat = session.active[0]
            session.play(seat, players[number % 2](session.game.moves(session.state, seat)))
        if session.length > longest.length:
            longest = session
        if longest.length == MOVES:
            break
    return longest


def milliseconds(action: Callable[[], object], runs: int) -> float:
    """The median time of an action over so many runs."""
    spent = []
    for _ in range(runs):
        begin = time.perf_counter()
        action()
        spent.append(1000 * (time.perf_counter() - begin))
    return median(spent)


def measure(runs: int) -> list[Row]:
    """Load, seek, open a link and the link's length for a long session of every game, as rows."""
    rows = []
    for id in games():
        rows += _rows(long_session(id), runs)
    return rows


def _rows(session: Session, runs: int) -> list[Row]:
    saved, link, middle = json.dumps(session.save()), session.link("replay"), session.length // 2
    actions: dict[str, Callable[[], object]] = {
        "load a save": lambda: Session.load(json.loads(saved)),
        "seek": lambda: session.at(middle).view(0),
        "open a replay link": lambda: Session.from_link(link),
    }
    what = f"{session.game.id}, {session.length} moves"
    times = [Row(f"{name}, {what}", milliseconds(action, runs), "ms", goal=LOAD) for name, action in actions.items()]
    return [*times, Row(f"replay link, {what}", len(link), "characters", goal=SHORT)]
