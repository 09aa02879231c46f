"""Random seeds and ids, from the browser's randomness. The engine itself draws only from a game's seed."""

import os

from utopiary import seeds


def random_seed() -> str:
    """A new seed."""
    return seeds.from_number(int.from_bytes(os.urandom(8), "big"))


def new_save_id() -> str:
    """A new id for a saved game."""
    return os.urandom(4).hex()
