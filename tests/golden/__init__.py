"""Golden files: random numbers, games, counts and tables as text, which the present code must reproduce.

`python tests/golden/regenerate.py` writes them again. It refuses if that would change what was published for a game's
`rules_version` (promises.py).
"""
