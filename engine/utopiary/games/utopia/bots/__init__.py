"""The bots of Utopia. None of them looks at rivals' hands.

easy           knows the rules, and that princes of a civilization belong together
medium         values what every prince can become, and takes the best next action
hard           plans its whole turn, looks on to its next guest and minds its rivals; it also gives the hints

planner        the two better bots                  candidates     the actions of a turn
beam_search    actions in a row                     draft          guests at the ships, with rollouts
turn_state     a turn, quick to copy                value          what a turn is worth
island_value   what princes on an island are worth  forecast       what to expect of the rest of the game
reasons        texts for hints                      weights        the numbers of the value function
"""

from functools import cache

from ....core.bots import Bot
from ..state import State


@cache
def bot(level: str) -> Bot[State]:
    """Return the bot of a level. Only its own modules are loaded; a bot keeps only what it would compute again."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
