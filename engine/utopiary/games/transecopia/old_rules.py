"""The rules as they were, so that saves and links of their time go on as they began.

1    other Light cards: two to four dice before the first upgrade, more for few captains; two Iron in every Cargo
"""

from .data import FIRST_CARGO_REWARDS, FIRST_LIGHT
from .rules import Transecopia
from .state import State


class FirstState(State):
    __slots__ = ()
    light = FIRST_LIGHT
    cargo = FIRST_CARGO_REWARDS


class FirstTransecopia(Transecopia):
    rules_version = 1
    state_type = FirstState


OLD_RULES = (FirstTransecopia(),)
