"""What the events need in the specification, c5: the examples of the golden list and of the rulings are told with it.

On the shelf the needs fit the stories (data.py), and no rule may depend on what exactly an event needs. So the tests of
the rules lay these on the table; everything else is the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from utopiary.games.eutopia import data, state

# of the Event cards 101 to 140
NEEDS = """
D K A J D K DK DA DJ KAJ
K A J D K A KA KJ AJ DAJ
A J D K A J DK DA DJ DKJ
J D K A J D KA KJ AJ DKA
"""


@contextmanager
def first_cards() -> Iterator[None]:
    """Lay the first Event cards on the table, and take them away again."""
    events, missing = dict(data.EVENTS), dict(state.NEEDS)
    for number, needs in enumerate(NEEDS.split(), data.FIRST_EVENT):
        data.EVENTS[number] = data.EVENTS[number]._replace(needs=needs)
        state.NEEDS[number] = tuple(needs.count(kind) for kind in data.RESOURCES)
    try:
        yield
    finally:
        data.EVENTS.update(events)
        state.NEEDS.update(missing)
