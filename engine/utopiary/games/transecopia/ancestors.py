"""The rules as they were, so that saves and links of their time go on as they began.

1    brighter Light cards for two and three captains
"""

from .data import FIRST_LIGHT
from .rules import Transecopia
from .state import State


class FirstState(State):
    __slots__ = ()
    light = FIRST_LIGHT


class FirstTransecopia(Transecopia):
    rules_version = 1
    state_type = FirstState


ANCESTORS = (FirstTransecopia(),)
