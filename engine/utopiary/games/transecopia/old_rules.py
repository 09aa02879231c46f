"""Earlier versions of the rules, under which old saves and links go on.

1    other Light cards: two to four dice before the first upgrade, more for few captains; two Iron in every Cargo
"""

from .data import CARGO_REWARDS_1, LIGHT_1
from .rules import Transecopia
from .state import State


class State1(State):
    """A position under rules version 1."""

    __slots__ = ()
    light = LIGHT_1
    cargo = CARGO_REWARDS_1


class Transecopia1(Transecopia):
    """Rules version 1."""

    rules_version = 1
    state_type = State1


OLD_RULES = (Transecopia1(),)
