"""Contrivance: a shared workbench, and everybody hopes that the others' tiles burn. The rules begin in rules.py."""

from .old_rules import OLD_RULES
from .rules import Contrivance

GAME = Contrivance()
GAME.old_rules = OLD_RULES
