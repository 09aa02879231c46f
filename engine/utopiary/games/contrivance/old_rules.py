"""The rules as they were, so that saves and links of their time go on as they began.

1    two Contrivances of each number
"""

from .data import FIRST_CONTRIVANCES
from .rules import Contrivance
from .state import State


class FirstState(State):
    __slots__ = ()
    contrivances = FIRST_CONTRIVANCES


class FirstContrivance(Contrivance):
    rules_version = 1
    begins_with = FirstState


OLD_RULES = (FirstContrivance(),)
