"""Real chance, which only the page has: the engine never throws dice of its own."""

import os

from utopiary import seeds


def surprise() -> str:
    """A seed that nobody has seen before."""
    return seeds.from_number(int.from_bytes(os.urandom(8), "big"))


def fresh_table() -> str:
    """A name for a table in the drawer."""
    return os.urandom(4).hex()
