"""The tuned numbers of the bots."""

# --- easy and medium

SAMPLES = 10  # changes of one card that the easy bot looks at
OVERLOOKS = 2  # the medium bot overlooks one change in so many

# --- hard: fitted to the winners of thousands of games of this bot

NOISE = 3.0  # points by which totals still stray when hardly a card is to come
DRIFT = 2.5  # and for each card to be drawn, under the root
IDLE = 0.3  # the worth of a point that lies idle in the row, if there is time to use it
HAND = 0.5  # the worth of a point of `GAIN` in the hand, if there is time to use it
USUAL = 16.0  # points of `GAIN` in the hand of a rival
TIME = 2  # rounds after which there is time

GAIN = {  # points a card shifts where it helps most, on average over games of the hard bot; the last two by trial
    "move": 7.0,
    "rotate": 4.0,
    "swap-component": 10.0,
    "swap-points": 9.5,
    "plus-1": 1.4,
    "minus-1": 1.4,
    "plus-2": 2.4,
    "minus-2": 2.4,
    "plus-3": 3.8,
    "minus-3": 3.4,
    "take-a-tool": 3.0,
    "redraw-a-tool": 4.0,
}
