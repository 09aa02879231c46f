"""The weights of the planner, in points of prestige unless said otherwise.

Set by hand from what the rules pay, then tuned in some 4,000 games with all weights perturbed at once
(tests/utopia/bots/tune.py), most in a faster copy of game and bots that plays the same games move for move. The weights
of every step beat those of the step before.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """All weights, with their tuned values as defaults."""

    # --- how long the game will last: what a minister makes in a round beyond the districts held now
    flat: float = 3.71  # by cards and wonders
    growth: float = 2.0  # more in each round than in the one before
    beyond: float = 0.326  # rounds added, because no game goes as smoothly

    # --- what a district pays
    keep: float = 0.47  # of a place on the scale, for each rival who acts before it pays
    fade: float = 0.443  # of it again, for each round to come
    mean: float = 3.38  # the place a civilization comes back to
    loyal: float = 0.273  # higher, for each own monument of the civilization
    home: float = 0.487  # a monument where own princes can be added, for each round to come

    # --- princes in a district that can be taken, as a part of what it would pay
    heap_1: float = 0.0707
    heap_2: float = 0.406
    heap_3: float = 0.932
    delay: float = 0.683  # rounds until it will be taken
    support: float = 0.362  # of what neighbours add when they come
    second: float = 0.342  # of the second best heap of a district
    spare: float = 0.25  # a prince more than the three, or where nothing can be done
    removable: float = 1.13  # a prince with a monument of its own: a card makes two points of it
    removable_last: float = 0.398  # when there are many

    # --- wonders: parts of what it would bring, by the civilizations gathered
    gather_2: float = 0.0325
    gather_3: float = 0.137
    gather_4: float = 0.28
    gather_5: float = 0.625
    settle: float = 0.067  # chance of a district to be taken in a round to come

    # --- means
    card: float = 1.61
    card_home: float = 0.28  # more with an own monument of the civilization
    card_any: float = 0.133  # more with a monument of any minister
    card_prince: float = 0.104  # more for each own prince that it can move, up to three
    privilege: float = 1.31

    # --- rivals
    rivalry: float = 0.841  # how much the points of rivals count against one's own
    close: float = 12.2  # points behind the best rival that make a rival count for less
    next_pick: float = 0.509  # of the value of the guest after this one
    looked_at: int = 6  # guests with a rollout
    picks_ahead: int = 15  # length of the rollout


HARD = Weights()
MEDIUM = HARD._replace(rivalry=0.4, picks_ahead=0)
