"""Lantern Race: the smallest complete game, here to be copied. README.md, "How to add a game", walks through it."""

from .rules import Lantern

GAME = Lantern()
