"""Results that were right once and must stay so: numbers, games and counts kept as text.

`python tests/golden/regenerate.py` writes them anew. Do that only when a rule was meant to change (and its
`rules_version` with it), and read the difference before keeping it. rng.txt never changes.
"""
