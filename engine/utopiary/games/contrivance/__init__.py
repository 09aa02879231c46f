"""Contrivance: rivals repair a machine on one shared workbench, each for the tiles in the own row. See rules.py."""

from .old_rules import OLD_RULES
from .rules import Contrivance

GAME = Contrivance()
GAME.old_rules = OLD_RULES  # set here, because old_rules.py imports rules.py
