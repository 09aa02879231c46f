"""Carrying out a planned deployment, die by die."""

from typing import NamedTuple

from ....core.move import Move
from ..data import ZONES
from ..deployment import stacks
from ..names import DIE_WORD
from ..state import Deployment, Stack, without
from .beam_search import Contents


class Step(NamedTuple):
    """The next die to place."""

    move: Move
    zone: int
    stack: Stack  # what will lie there in the end
    die: int


def next_step(contents: Contents, placed: tuple[Deployment, ...]) -> Step | None:
    """The next die of a plan; `None` when it is complete, or when the dice placed do not fit it."""
    steps: list[Step] = []
    for zone, content in enumerate(contents):
        wanted = list(content)
        for at, dice in placed:
            if at == zone:
                fitting = [stack for stack in wanted if _rest(stack, dice) is not None]
                if not fitting:
                    return None
                stack = min(fitting, key=len)
                wanted.remove(stack)
                rest = _rest(stack, dice)
                if rest:
                    number = next(number for number, other, below in stacks(placed) if (other, below) == (zone, dice))
                    move: Move = ("stack", DIE_WORD[rest[0]], ZONES[zone], number)
                    steps.append(Step(move, zone, stack, rest[0]))
        for stack in wanted:
            steps.append(Step(("place", DIE_WORD[stack[0]], ZONES[zone]), zone, stack, stack[0]))
    return steps[0] if steps else None


def _rest(stack: Stack, dice: Stack) -> Stack | None:
    """The dice missing from a stack, or `None` if these dice are no part of it."""
    rest = stack
    for die in dice:
        if die not in rest:
            return None
        rest = without(rest, die)
    return rest
