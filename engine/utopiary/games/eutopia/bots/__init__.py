"""The bots of EUTOPIA. Seats of bots and of people play as one team.

easy      looks a step or two ahead, with its own cards
medium    plans its whole turn, with its own cards
hard      plans its whole turn for the team: it looks at what the others hold (as far as hands are open, or gifts were
          seen), keeps cards that no other player has, and gives cards to players who can do more with them; it also
          gives the hints

All three are the same planner with different budgets:

position    what a seat knows of the game        candidates      the steps that a turn can be made of
event_odds  how many events to expect            search          the best-first search among them
value       the features of a position           weights         how much each feature counts
planner     from plans to moves                  reasons         why, in a sentence
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    """The bot of a level. Its modules are imported only when a bot is needed."""
    from .planner import LEVELS

    return LEVELS[level]
