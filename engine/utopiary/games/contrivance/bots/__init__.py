"""The players of Contrivance. None of them sees a hidden card or the Contrivance.

easy      tends its own row, and looks only at a few of the things it could do
medium    wants the greatest lead now, and sees every other change that one turn can make
hard      wants the likeliest win: weighs how near the end is and which cards are worth keeping; it gives the hints

bench     the workbench, counted quickly        changes   all that can be done to it
odds      how long it will go on                cards     what cards are worth
value     how likely one is to win from there   plans     what a turn can be used for
reasons   why, in words                         simple    what needs no plan
"""

from ....core.bots import Bot
from ..state import State


def bot(level: str) -> Bot[State]:
    """Only what is asked for is imported."""
    if level == "easy":
        from .easy import Easy

        return Easy()
    if level == "medium":
        from .medium import Medium

        return Medium()
    from .hard import Hard

    return Hard()
