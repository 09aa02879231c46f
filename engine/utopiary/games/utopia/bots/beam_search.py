"""Beam search over the actions of a turn of development."""

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from .candidates import Action, Candidates
from .turn_state import Turn
from .value import Evaluator, IslandParts

BY_WORTH = itemgetter(0)

Wanted = Callable[[Action], bool]


class Plan(NamedTuple):
    """Actions in a row and the turn they lead to."""

    worth: float
    actions: tuple[Action, ...]
    turn: Turn  # after the actions
    parts: IslandParts


def search(
    candidates: Candidates, evaluator: Evaluator, start: Turn, width: int, depth: int, wanted: Wanted | None = None
) -> Iterator[Plan]:
    """Yield ever longer plans, each the best so far; with `wanted`, only plans whose first action it accepts."""
    parts = evaluator.parts(start)
    best = Plan(evaluator.worth(start, parts), (), start, parts)
    if wanted is None:
        yield best
    else:
        best = best._replace(worth=float("-inf"))
    beam, seen = [best], {start}
    for level in range(depth):
        found: list[Plan] = []
        for before in beam:
            for action, turn, touched in candidates.successors(before.turn):
                if level == 0 and wanted is not None and not wanted(action):
                    continue
                if turn not in seen:
                    seen.add(turn)
                    parts = evaluator.parts_after(turn, before.parts, touched)
                    found.append(Plan(evaluator.worth(turn, parts), (*before.actions, action), turn, parts))
        if not found:
            return
        found.sort(key=BY_WORTH, reverse=True)
        beam = found[:width]
        if beam[0].worth > best.worth + 1e-9:
            best = beam[0]
        if best.actions:
            yield best
