"""EUTOPIA: a cooperative card game of keeping an island at peace. The rules begin in rules.py."""

from .old_rules import OLD_RULES
from .rules import Eutopia

GAME = Eutopia()
GAME.old_rules = OLD_RULES  # here, for old_rules.py imports rules.py
