"""Every number and table of the game, to be laid beside its rulebook. [X]: made up by us, for there is no rulebook."""

DARK = 1  # [X] rule 2: the face of the die that costs the day
NIGHTS = 10  # [X] rule 4: nights before the lanterns are empty
SUMMITS = {"mountain": 30, "hill": 20, "peak": 50}  # [X] rule 1: the option `summit` and its height
