"""The players of EUTOPIA: a team, for everybody wins or nobody. A bot can hold any seats, beside people and other bots.

easy      looks a step or two ahead, with its own cards
medium    plans its whole turn, with its own cards
hard      plans its whole turn for the team: it looks at what the others hold (as far as hands are open, or gifts were
          seen), keeps what nobody else has, and gives cards to whoever can do more with them; it also gives the hints

position    the game as a planner sees it        turns           what a turn can be made of, and the search
chance      how many events to expect            value, weights  what a position is worth
team        from plans to moves                  reasons         why
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    from .team import LEVELS

    return LEVELS[level]
