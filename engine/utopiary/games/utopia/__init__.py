"""Utopia: ministers welcome the princes of five civilizations to four islands. Start reading in rules.py."""

from .old_rules import OLD_RULES
from .rules import Utopia

GAME = Utopia()
GAME.old_rules = OLD_RULES
