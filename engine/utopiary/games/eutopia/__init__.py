"""EUTOPIA: a cooperative card game of keeping an island at peace. The rules begin in rules.py."""

from .rules import Eutopia

GAME = Eutopia()
