"""What things are worth to the planner of `value`, in days unless said otherwise.

Found by playing: a search over these numbers for the most games won, on seeds of its own (no seed text of the
simulator is among them), in a fast copy of the game in which the workshop and the search boxes follow the exact odds.
"""

# --- what is still to do
CONSTRUCT = (1.537, 0.785, 1.604)  # not found, by the region's day tracker: 110100, 101010, 100100
COMPONENT = (1.087, 1.083, 1.034)  # of a link that is not made, none in store; the same order
BOTH = 0.6  # of the component when the Construct is to be found there too
SIGHT = 0.199  # saved where the Scrying Lens or the Hermetic Mirror helps
ACTIVATE = 0.282  # a Construct
ALL_ACTIVE = 0.037  # saved when that is done
LINK = 0.036  # not made
SPARE = 0.192  # saved by a second component
SECOND_SPARE = 0.012  # and by a third

# --- the region one is in
FREE_BOX = 0.463  # the next box costs no day
NEXT_FREE_BOX = 0.181  # nor does the one after it
BOX = 0.019  # each box filled
NEARLY = 0.412  # four boxes are filled: the extensive search is near
MOST_DONE = 0.85  # of what a region owes can be done at most

# --- what is to mend, and what the end will take
HIT_POINTS = (0.0, 3.473, 1.687, 0.933, 0.449, 0.289)  # left
DIFFICULTY = 0.554  # each point of difficulty
EASY = 3.201  # above this
LINK_VALUE = 1.8  # expected of a link to come, in points of difficulty
SLOT = 0.091  # and more for each slot of the waste basket used

# --- what helps
ENERGY = 0.360  # in the God's Hand, each
ROD = 0.216
WAND = 0.283
CHARM = 0.289
GATE = 0.138  # the Void Gate, active
CHASSIS = -0.131  # the Golden Chassis, active
TREASURES = (0.443, 0.417, 0.557, 1.265, -0.082, 0.649)  # in their order

# --- from slack to a chance
SLOPE = 0.572  # of the chance, per day
BIAS = 0.044
DOUBT = 0.114  # a long way to go makes a day matter less
WON = 115.9  # points of a game that is won, prizes and days to spare apart
