"""How much each side of a position counts, as learned from the team's own games.

First a few ways to end a turn were played on from there to the end, a dozen times each with the same cards to come, by
the team as it was then; and the weights were fitted to tell which way had won more often. Then they were varied at
random, sixteen ways at a time, and moved towards those that won more games of two, three and four at Hard and Extreme
(an evolution strategy). Four have worries of their own: more events to begin with, factors nearer to War, and more
friends who may hold the right card. Their weights went on from there in the same way, with games of four alone. All
that was done with a program of its own, some hundred thousand games long, on other seeds than the table in the rules;
what matters is in these numbers.
"""

from .value import Sides

SMALL = Sides(
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

FOUR = Sides(
    crowd=-3.94,
    brink=-1.13,
    filled=-0.41,
    unrest=-1.94,
    war=-0.10,
    last_gap=-0.80,
    second_gap=-0.22,
    third_gap=0.05,
    at_12=-1.72,
    at_11=-0.36,
    at_10=0.17,
    at_9=0.19,
    heights=0.39,
    at_most=0.19,
    to_calm=-4.91,
    to_settle=-1.61,
    short=0.39,
    held=6.23,
    icons=-1.16,
    cost=-1.06,
    easy=-1.92,
    possible=-1.38,
    stuck=-0.47,
    for_next=0.37,
    calm_easy=0.23,
    calm_possible=-0.40,
    calm_stuck=-0.59,
    spread=-0.22,
)

WEIGHTS = {2: SMALL, 3: SMALL, 4: FOUR}  # by seats
