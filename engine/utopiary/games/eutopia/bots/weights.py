"""How much each side of a position counts, as learned from the team's own games.

Over and over a few ways to end a turn were played on from there to the end, a dozen times each with the same cards to
come, by the team as it was then; and the weights were fitted to tell which way had won more often. That is done with a
program of its own, some thousand games long; what matters is in these numbers.
"""

from .value import Sides

WEIGHTS = Sides(
    crowd=-2.53,
    brink=-0.80,
    filled=0.14,
    unrest=-0.74,
    war=-0.80,
    last_gap=-0.32,
    second_gap=-0.26,
    third_gap=-0.06,
    at_12=-1.53,
    at_11=-0.56,
    at_10=0.03,
    at_9=0.02,
    heights=0.67,
    at_most=0.58,
    to_calm=-3.86,
    to_settle=-2.44,
    short=0.73,
    held=3.60,
    icons=-0.43,
    cost=-0.98,
    easy=-1.18,
    possible=-1.35,
    stuck=-0.49,
    for_next=0.50,
    calm_easy=0.35,
    calm_possible=-0.26,
    calm_stuck=-0.37,
    spread=0.35,
)
