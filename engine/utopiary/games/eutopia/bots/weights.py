"""How much each side of a position counts: from games that the team played against itself (see value.py)."""

from .value import Sides

WEIGHTS = Sides(
    crowd=-2.58,
    brink=-1.00,
    filled=0.02,
    unrest=-0.51,
    war=-0.47,
    last_gap=-0.25,
    second_gap=-0.19,
    third_gap=0.01,
    at_12=-1.24,
    at_11=-0.53,
    at_10=-0.15,
    at_9=-0.00,
    heights=0.98,
    at_most=0.49,
    to_calm=-3.45,
    to_settle=-2.41,
    short=1.04,
    held=3.76,
    icons=-0.58,
    cost=-1.04,
    easy=-1.29,
    possible=-1.42,
    stuck=-0.50,
    for_next=0.33,
    calm_easy=0.08,
    calm_possible=-0.19,
    calm_stuck=-0.07,
    spread=0.31,
)
