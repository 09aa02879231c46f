"""Utopia: ministers welcome the princes of five civilizations to four islands. The rules begin in rules.py."""

from .rules import Utopia

GAME = Utopia()
