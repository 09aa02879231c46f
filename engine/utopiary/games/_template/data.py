"""Every number and table of the game. [X]: our own, because this game has no rulebook; the rules are in RULES.md."""

DARK = 1  # [X] rule 2: the face of the die that ends the evening
NIGHTS = 10  # [X] rule 4: nights before the lanterns are empty
SUMMITS = {"mountain": 30, "hill": 20, "peak": 50}  # [X] rule 1: the option `summit` and its height
