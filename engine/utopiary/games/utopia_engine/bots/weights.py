"""What things are worth to the planner of `value`, in days unless said otherwise.

Found by playing: a search (cross-entropy) over these numbers for the most games won, in a fast copy of the game in
which everything follows the same exact odds. Its dice have nothing to do with the seeds of this engine.
"""

# --- what is still to gather, by region
CONSTRUCT = (1.850, 2.052, 0.933, 0.979, 1.993, 1.799)  # not found
COMPONENT = (1.382, 1.457, 1.138, 1.138, 1.457, 1.382)  # of a link that is not made, none in store
BOTH = 0.528  # of the component when the Construct is to be found there too
SIGHT = 0.038  # saved where the Scrying Lens or the Hermetic Mirror helps
SPARE = 0.093  # saved by a second component
SECOND_SPARE = -0.022  # and by a third

# --- the region one is in
FREE_BOX = 0.407  # the next box costs no day
NEXT_FREE_BOX = 0.098  # nor does the one after it
BOX = 0.021  # each box filled
NEARLY = 0.404  # four boxes are filled: the extensive search is near
MOST_DONE = 0.85  # of what a region owes can be done at most

# --- what is to wake and to mend
ACTIVATE = 0.478  # a Construct
HIT_POINTS = (0.0, 5.188, 2.157, 1.122, 0.559, 0.300)  # left
AT_HOME = 0.453  # of that, when there is nothing left to search

# --- what helps
ENERGY = 0.117  # in the God's Hand, each
ROD = 0.219
WAND = 0.516
CHARM = 0.425
GATE = 0.097  # the Void Gate, active
CHASSIS = -0.242  # the Golden Chassis, active
TREASURES = (0.249, 0.516, 0.897, 0.866, 0.0, 0.492)  # in their order; the Record counts by its links

# --- the hunt for the Ancient Record
HUNT = 0.313  # the hope to find it
WITHOUT_CHASSIS = 0.6  # of that, while the Golden Chassis sleeps
WITHOUT_WAND = 0.7  # and without the Wand
HUNT_DAYS = 1.945

# --- how sure all this is
BIAS = 0.026
ERROR = 0.746
MORE_ERROR = 0.323  # times the root of the work to do
