"""Contrivance: a shared workbench, and everybody hopes that the others' tiles burn. The rules begin in rules.py."""

from .ancestors import ANCESTORS
from .rules import Contrivance

GAME = Contrivance()
GAME.ancestors = ANCESTORS
