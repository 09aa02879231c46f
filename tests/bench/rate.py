"""How many moves a second somebody makes. Also runs where nothing of ours is installed."""

import time
from collections.abc import Iterator


def moves_per_second(moves: Iterator[None], seconds: float) -> float:
    """Looks at the clock every 50 moves, so that looking costs nothing."""
    count, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(50):
            next(moves)
        count += 50
    return count / spent
