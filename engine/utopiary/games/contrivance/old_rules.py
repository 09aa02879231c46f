"""Earlier versions of the rules, so that old saves and links go on as they began.

1    two Contrivances of each number
"""

from .data import CONTRIVANCES_1
from .rules import Contrivance
from .state import State


class State1(State):
    """A position of version 1."""

    __slots__ = ()
    contrivances = CONTRIVANCES_1


class Contrivance1(Contrivance):
    """The rules of version 1."""

    rules_version = 1
    state_class = State1


OLD_RULES = (Contrivance1(),)
