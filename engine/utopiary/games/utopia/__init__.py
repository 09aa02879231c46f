"""Utopia: ministers welcome the princes of five civilizations to four islands. The rules begin in rules.py."""

from .earlier import Utopia1
from .rules import Utopia

GAME = Utopia()
GAME.ancestors = (Utopia1(),)
