"""Contrivance: a shared workbench, and everybody hopes that the others' tiles burn. The rules begin in rules.py."""

from .rules import Contrivance

GAME = Contrivance()
