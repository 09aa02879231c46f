"""The weights of the value function, learned from self-play.

First, rollouts: a few ways to end a turn were played on to the end, a dozen times each with the same cards to come, and
the weights were fitted to tell which way had won more often. Then an evolution strategy: they were varied at random,
sixteen ways at a time, and moved towards those that won more games of two, three and four seats at Hard and Extreme.
Teams of four have more events to begin with, factors nearer to War, and more hands that may hold the right card; their
weights were learned on from there with games of four alone. The training took some hundred thousand games, by a
separate program, on other seeds than the table in the rules page.
"""

from .value import Features

UP_TO_THREE = Features(
    events_full=-4.10,
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

FOUR = Features(
    events_full=-3.94,
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

WEIGHTS = {2: UP_TO_THREE, 3: UP_TO_THREE, 4: FOUR}  # by the number of seats
