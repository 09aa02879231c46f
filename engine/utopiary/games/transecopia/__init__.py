"""Transecopia: submarines at a rift of light, dice deployed behind screens, and a race for three upgrades."""

from .ancestors import ANCESTORS
from .rules import Transecopia

GAME = Transecopia()
GAME.ancestors = ANCESTORS
