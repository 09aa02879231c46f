"""Utopia: ministers welcome the princes of five civilizations to four islands. The rules begin in rules.py."""

from .old_rules import OLD_RULES
from .rules import Utopia

GAME = Utopia()
GAME.old_rules = OLD_RULES
