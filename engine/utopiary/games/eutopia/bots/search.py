"""The best-first search for a whole turn."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush, nlargest

from .candidates import Step, gifts, steps
from .position import Context, Position

Value = Callable[[Position], float]


class Plan:
    """The best turn found: its steps in order, the position they lead to, and what it is worth."""

    def __init__(self, steps: list[Step], position: Position, worth: float) -> None:
        self.steps = steps
        self.position = position
        self.worth = worth


def search(context: Context, start: Position, value: Value, budget: int, polished: int) -> Iterator[Plan]:
    """Yield ever better plans; the last is the answer.

    The most promising position is expanded first, until `budget` positions are known; then gifts are added to the best
    `polished` of them.
    """
    came: dict[Position, tuple[Step, Position] | None] = {start: None}
    worth = {start: value(start)}
    open_ = [(-worth[start], 0, start)]
    while open_ and len(came) < budget:
        _, _, p = heappop(open_)
        for step, after in steps(context, p):
            if after not in came:
                came[after] = (step, p)
                worth[after] = value(after)
                heappush(open_, (-worth[after], len(came), after))
    best = max(worth, key=worth.__getitem__)
    yield Plan(_path(came, best), best, worth[best])
    if not polished:
        return
    top = worth[best]
    for p in nlargest(polished, worth, key=worth.__getitem__):
        end, steps_after = _polish(context, p, worth[p], value)
        if end[1] > top:
            top = end[1]
            yield Plan(_path(came, p) + steps_after, end[0], top)


def _polish(context: Context, p: Position, worth: float, value: Value) -> tuple[tuple[Position, float], list[Step]]:
    """Hill climbing: add the best gift as long as it improves the position."""
    taken: list[Step] = []
    while True:
        best = max(((value(after), step, after) for step, after in gifts(context, p)), default=None)
        if best is None or best[0] <= worth:
            return (p, worth), taken
        worth, step, p = best
        taken.append(step)


def _path(came: dict[Position, tuple[Step, Position] | None], p: Position) -> list[Step]:
    """The steps that led to a position."""
    path = []
    while (link := came[p]) is not None:
        path.append(link[0])
        p = link[1]
    return path[::-1]
