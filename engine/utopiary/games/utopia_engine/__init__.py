"""Utopia Engine: a solitaire dice game of putting the end of time off. The rules begin in rules.py."""

from .rules import UtopiaEngine

GAME = UtopiaEngine()
