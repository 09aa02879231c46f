"""How much each side of a position counts, as learned from the team's own games.

First a few ways to end a turn were played on from there to the end, a dozen times each with the same cards to come, by
the team as it was then; and the weights were fitted to tell which way had won more often. Then they were varied at
random, sixteen ways at a time, and moved towards those that won more games of two, three and four at Hard and Extreme
(an evolution strategy). That was done with a program of its own, some hundred thousand games long, on other seeds than
the table in the rules; what matters is in these numbers.
"""

from .value import Sides

WEIGHTS = Sides(
    crowd=-4.10,
    brink=-0.92,
    filled=-0.28,
    unrest=-1.54,
    war=-0.08,
    last_gap=-0.66,
    second_gap=-0.22,
    third_gap=0.18,
    at_12=-1.94,
    at_11=-0.34,
    at_10=0.05,
    at_9=0.06,
    heights=0.66,
    at_most=0.29,
    to_calm=-4.92,
    to_settle=-1.54,
    short=0.48,
    held=5.10,
    icons=-0.82,
    cost=-1.22,
    easy=-1.63,
    possible=-1.42,
    stuck=-0.38,
    for_next=0.25,
    calm_easy=0.21,
    calm_possible=-0.29,
    calm_stuck=-0.61,
    spread=-0.20,
)
