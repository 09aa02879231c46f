"""Results that were right once and must stay so: numbers, games and counts kept as text.

`python tests/golden/regenerate.py` writes them anew, and refuses where that would change what was published of a
game's `rules_version` (promises.py).
"""
