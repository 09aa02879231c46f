"""EUTOPIA: a cooperative card game of keeping an island at peace. The rules begin in rules.py."""

from .ancestors import ANCESTORS
from .rules import Eutopia

GAME = Eutopia()
GAME.ancestors = ANCESTORS
