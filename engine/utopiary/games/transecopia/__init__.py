"""Transecopia: submarines at a rift of light, dice deployed behind screens, and a race for three upgrades."""

from .old_rules import OLD_RULES
from .rules import Transecopia

GAME = Transecopia()
GAME.old_rules = OLD_RULES  # set here, because old_rules.py imports rules.py
