"""The cards of the specification, c4 and c5: the examples of the golden list and of the rulings are told with them.

The cards on the shelf are stronger (data.py says why), and no rule may depend on what exactly is printed on a card. So
the tests of the rules lay these on the table; pieces, terrains, dots and borders are the same on both.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from utopiary.games.eutopia import data, state

# factors resources environment, of the Action cards 1 to 54
ACTIONS = """
EE KK M · EE DJ C · EE DD FL · EE DK M · EE AJ C · EE JJ MC
SS KA LC · SS KK L · SS DA ML · SS DD LC · SS DK L · SS KJ ML
PP AA FC · PP KA F · PP KK MF · PP DA FC · PP DD F · PP DK MF
NN KJ FL · NN AA M · NN KA C · NN KK MC · NN DA M · NN DD C
ES JJ MC · ES KJ LC · ES AA L · ES DJ ML · ES KK LC · EP DA L
EP AJ ML · EP JJ FC · EP KJ F · EP AA MF · EN DJ FL · EN KK F
EN DA C · EN AJ FL · EN JJ M · SP KJ C · SP AA MC · SP DJ M
SP DD L · SP DK MC · SN AJ LC · SN JJ L · SN KA ML · SN AA FC
SN DJ F · PN DD MF · PN DK FC · PN AJ F · PN JJ MF · PN KA FL
"""
# needs of the Event cards 101 to 140
NEEDS = """
D K A J D K DK DA DJ KAJ
K A J D K A KA KJ AJ DAJ
A J D K A J DK DA DJ DKJ
J D K A J D KA KJ AJ DKA
"""


@contextmanager
def first_cards() -> Iterator[None]:
    """Lay the first cards on the table, and take them away again."""
    kept = [(table, dict(table)) for table in _tables()]
    cards = [card.split() for card in ACTIONS.replace("\n", " · ").strip(" ·").split(" · ")]
    for number, (factors, resources, environment) in enumerate(cards, 1):
        card = data.ACTIONS[number]._replace(factors=factors, resources=resources, environment=environment)
        data.ACTIONS[number] = card
        state.FACTOR_ICONS[number] = _counts(factors, data.FACTORS)
        state.SHOWS[number] = tuple(i for i, n in enumerate(state.FACTOR_ICONS[number]) if n)
        state.RESOURCE_ICONS[number] = _counts(resources, data.RESOURCES)
        state.LEADS_TO[number] = environment
    for number, needs in enumerate(NEEDS.split(), data.FIRST_EVENT):
        data.EVENTS[number] = data.EVENTS[number]._replace(needs=needs)
        state.NEEDS[number] = _counts(needs, data.RESOURCES)
    try:
        yield
    finally:
        for table, content in kept:
            table.update(content)


def _tables() -> list[dict[int, Any]]:
    return [
        *(data.ACTIONS, data.EVENTS),
        *(state.FACTOR_ICONS, state.SHOWS, state.RESOURCE_ICONS, state.LEADS_TO, state.NEEDS),
    ]


def _counts(icons: str, kinds: dict[str, str]) -> tuple[int, ...]:
    return tuple(icons.count(kind) for kind in kinds)
