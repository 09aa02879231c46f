"""What every version of the rules has of its own: the tables that we tuned [X], and what the roles can do.

A state refers to its edition, so a game that was begun goes on with the cards it was begun with (old_rules.py).
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from .data import CHARACTERS, EVENTS, RESOURCES, TERRAINS, Character

Counts = tuple[int, ...]  # how many icons of each kind
PAIR = 2  # seats of a team that is too small for the work
ANYWHERE, ANYTHING = "".join(TERRAINS), "".join(RESOURCES)


class Talents(NamedTuple):
    """What a player can do once a turn without a card (c6); "" is nothing."""

    roam: str  # the terrains that a journey leads to
    advise: str  # the resources that can be brought to an event


class Edition(NamedTuple):
    needs: dict[int, Counts]  # of the Event cards
    characters: tuple[Character, ...]
    talents: Callable[[Character, int, int], Talents]  # of a character, by the side that is up and the seats


def counts(icons: str, kinds: dict[str, str]) -> Counts:
    return tuple(icons.count(kind) for kind in kinds)


def needs(*icons: str) -> dict[int, Counts]:
    """Of the Event cards, in their order."""
    return {event: counts(need, RESOURCES) for event, need in zip(EVENTS, icons, strict=True)}


@cache
def both_sides(card: Character, side: int, seats: int) -> Talents:
    """The side that is up counts in full, the other one for the two kinds it names; in a team of two both in full."""
    full = seats == PAIR
    return Talents(
        ANYWHERE if full or side == 1 else card.home,
        ANYTHING if full or side != 1 else card.brings,
    )


TODAY = Edition(needs(*(event.needs for event in EVENTS.values())), CHARACTERS, both_sides)
