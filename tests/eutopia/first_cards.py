"""What the events need in the specification, c5: the examples of the golden list and of the rulings are told with it.

On the shelf the needs are tuned (data.py), and no rule may depend on what exactly an event needs. So the tests of the
rules lay these on the table; everything else is the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from utopiary.games.eutopia.edition import TODAY
from utopiary.games.eutopia.old_rules import FirstState
from utopiary.games.eutopia.state import State


@contextmanager
def first_cards() -> Iterator[None]:
    """Lay the first Event cards on the table, and take them away again."""
    State.edition = TODAY._replace(needs=FirstState.edition.needs)
    try:
        yield
    finally:
        State.edition = TODAY
