"""Utopia: ministers welcome the princes of five civilizations to four islands. The rules begin in rules.py."""

from .ancestors import ANCESTORS
from .rules import Utopia

GAME = Utopia()
GAME.ancestors = ANCESTORS
