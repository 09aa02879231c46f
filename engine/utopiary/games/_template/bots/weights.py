"""The numbers of the bots."""

# One more step gains 20/6 on average and loses everything climbed one time in six, so it pays below twenty. The exact
# solution of the race of two never camps once the summit is near: a camp gives the rival a whole night.
ENOUGH = 20
NEAR = 30
