"""The planner's table of links, solved backwards from the final activation by the odds' own exact solutions."""

from array import array

from utopiary.games.utopia_engine.bots.connection_value import (
    DAYS,
    HARDEST,
    LATEST,
    LINKS,
    LOST,
    SLOTS,
    Ahead,
    finals,
    spread,
)
from utopiary.games.utopia_engine.odds.connection import Connection, End

FINE = 40_000  # steps of worth: sixteen bits up to 1.6
SPARE = 1

Layer = list[list[Ahead]]  # [difficulty][slots]


def first_layer() -> Layer:
    """No link to make."""
    return [[finals(difficulty)] * SLOTS for difficulty in range(HARDEST + 1)]


def next_layer(later: Layer, difficulties: range = range(HARDEST + 1)) -> Layer:
    """The table for one link more."""
    return [column(later, difficulty) for difficulty in difficulties]


def column(later: Layer, difficulty: int) -> list[Ahead]:
    """One link more, from this difficulty on: [slots]."""
    by_days = [_link(later, difficulty, days).before_roll() for days in DAYS]
    return [spread([values[slots] for values in by_days]) for slots in range(SLOTS)]


class _Link(Connection):
    def before_roll(self) -> list[float]:
        """The worth before the first roll, by slots."""
        return [self.value(slots) for slots in range(SLOTS)]


def _link(later: Layer, difficulty: int, days: int) -> _Link:
    def after(difficulty: int, slots: int, days: int) -> float:
        return later[min(HARDEST, difficulty - min(0, days))][slots][max(0, min(LATEST, days))]

    def worth(end: End) -> float:
        if end.link is None:
            return LOST * after(difficulty + 3, end.slots, days - 2 - end.negative)
        return after(difficulty + end.link, end.slots, days - end.negative)

    return _Link(worth, SPARE)


def numbers() -> "array[int]":
    """The whole table, in steps of worth."""
    steps = array("H")
    layer = first_layer()
    for _ in range(LINKS):
        layer = next_layer(layer)
        for slots in layer:
            for ahead in slots:
                steps.extend(round(ahead[days] * FINE) for days in DAYS)
    return steps
