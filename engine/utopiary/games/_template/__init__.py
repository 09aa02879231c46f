"""Lantern Race, the smallest complete game, to copy from: README.md, "How to add a game"."""

from .old_rules import OLD_RULES
from .rules import Lantern

GAME = Lantern()
GAME.old_rules = OLD_RULES  # set here, because old_rules.py imports rules.py
