"""Planning a whole turn of development: deed after deed, with the few most promising beginnings kept (a beam)."""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from .deeds import Deed, Deeds
from .turn import Judge, Parts, Turn

BY_WORTH = itemgetter(0)

Wanted = Callable[[Deed], bool]


class Plan(NamedTuple):
    worth: float
    deeds: tuple[Deed, ...]
    turn: Turn  # as it will be
    parts: Parts


def plan(
    deeds: Deeds, judge: Judge, start: Turn, width: int, depth: int, wanted: Wanted | None = None
) -> Iterator[Plan]:
    """Ever longer plans, each the best so far. With `wanted`, only those that begin with such a deed."""
    parts = judge.parts(start)
    best = Plan(judge.worth(start, parts), (), start, parts)
    if wanted is None:
        yield best
    else:
        best = best._replace(worth=float("-inf"))
    beam, met = [best], {start}
    for level in range(depth):
        found: list[Plan] = []
        for before in beam:
            for deed, turn, touched in deeds.all(before.turn):
                if level == 0 and wanted is not None and not wanted(deed):
                    continue
                if turn not in met:
                    met.add(turn)
                    parts = judge.parts_after(turn, before.parts, touched)
                    found.append(Plan(judge.worth(turn, parts), (*before.deeds, deed), turn, parts))
        if not found:
            return
        found.sort(key=BY_WORTH, reverse=True)
        beam = found[:width]
        if beam[0].worth > best.worth + 1e-9:
            best = beam[0]
        if best.deeds:
            yield best
