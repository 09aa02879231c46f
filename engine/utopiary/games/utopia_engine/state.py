"""A position of Utopia Engine: what is written on the two sheets, and the dice in hand.

Sets and the mappings marked `shared` are never changed in place: a rule that alters one puts a new one there, so that
copies of a position cost nothing for them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ...core.game import Ask, Tell
from ...core.messages import Text
from ...core.rng import Rng
from .data import BOXES, COMPONENTS, DAYS, FIRST_SKULL, HIT_POINTS, REGIONS, STORE, TIES, TOOLS, WORKSHOP, Region
from .names import HANDS, NAMES


class Box(NamedTuple):
    """A search box that is full: its squares, top row first, and the result after everything was subtracted."""

    squares: tuple[int, ...]
    result: int


class Link(NamedTuple):
    """A connection: the numbers written so far, the dice that wait for their squares, and its value when it is made."""

    begun: bool = False
    squares: tuple[int, ...] = (0,) * 6
    dice: tuple[int, ...] = ()
    results: tuple[int, ...] = ()
    value: int | None = None


@dataclass(slots=True)
class State:
    """A position. Names and order of the fields are part of its digest."""

    rng: Rng
    bracelet: str = "day"  # ruling c1: what the Bracelet of Ios answers to
    phase: str = "free"
    # the two sheets
    place: str = WORKSHOP  # or a region
    day: int = 0  # the last day crossed
    skulls: int = 0  # how many are crossed
    hit_points: int = HIT_POINTS
    energy: int = 0  # of the God's Hand
    basket: int = 0  # slots used
    stores: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COMPONENTS, 0))
    found: frozenset[str] = frozenset()  # Constructs
    activated: frozenset[str] = frozenset()
    perfect: frozenset[str] = frozenset()  # Constructs found with an unmodified zero
    treasures: frozenset[str] = frozenset()
    charged: frozenset[str] = frozenset(TOOLS)
    used: frozenset[str] = frozenset()  # Constructs whose power for once is gone: Crystal Battery, Seal of Balance
    events: Mapping[str, str] = field(default_factory=dict)  # shared: event -> region
    stopped: frozenset[str] = frozenset()  # Constructs whose attempt was stopped since the last day was crossed
    charms: Mapping[str, int] = field(default_factory=dict)  # shared: Construct -> energy of the Focus Charm on its bar
    links: Mapping[str, Link] = field(default_factory=lambda: dict.fromkeys(TIES, Link()))  # shared
    # the region the player is in; leaving it erases all of this (rule 9)
    boxes: tuple[Box, ...] = ()
    combed: bool = False  # the extensive search was made
    sealed: bool = False  # by the Seal of Balance
    # what is being done
    subject: str = ""  # the Construct, link or tool
    dice: list[int] = field(default_factory=list)  # in hand, to be written
    squares: list[int] = field(default_factory=list)  # of the field being filled, top row first; 0 is empty
    marks: list[int] = field(default_factory=list)  # result circles of the activation field: OPEN, LOCK or energy
    turn: int = 0  # activation: the field, 1 or 2; combat: rolls made; final activation: failures
    energy_gained: int = 0  # in the activation field before this one
    idle: bool = False  # a link was resumed and nothing done since
    result: int = 0  # of the search, before anything is subtracted
    level: int = 0  # of the encounter, before Active Monsters
    wand: bool = False  # the Paralysis Wand works in this combat
    rolled: tuple[int, ...] = ()  # the last dice thrown, to look at
    eased: int = 0  # hit points spent on the final activation
    ending: str = ""

    def copy(self) -> "State":
        """A position that can be changed without changing this one."""
        return State(
            self.rng.copy(),
            self.bracelet,
            self.phase,
            self.place,
            self.day,
            self.skulls,
            self.hit_points,
            self.energy,
            self.basket,
            self.stores.copy(),
            self.found,
            self.activated,
            self.perfect,
            self.treasures,
            self.charged,
            self.used,
            self.events,
            self.stopped,
            self.charms,
            self.links,
            self.boxes,
            self.combed,
            self.sealed,
            self.subject,
            self.dice[:],
            self.squares[:],
            self.marks[:],
            self.turn,
            self.energy_gained,
            self.idle,
            self.result,
            self.level,
            self.wand,
            self.rolled,
            self.eased,
            self.ending,
        )


OPEN, LOCK = -1, 0  # a result circle of an activation field; 1 and 2 are energy


# --- places ----------------------------------------------------------------------------------------------------------


def region_of(s: State) -> Region:
    """The region the player is in."""
    return REGIONS[s.place]


def go(s: State, place: str) -> None:
    """Move there; it takes no time. Coming back erases the marks of a region, so leaving does (rule 9)."""
    if place != s.place:
        s.place, s.boxes, s.combed, s.sealed = place, (), False, False


def affects(s: State, event: str, region: str) -> bool:
    """Does the event count there? The Seal of Balance cancels all events while the player stays (ruling c21)."""
    return s.events.get(event) == region and not (s.sealed and s.place == region)


def works(s: State, construct: str) -> bool:
    """May the power of this Construct, which works only once, be used (rule 27)?"""
    return construct in s.activated and construct not in s.used


def searched_out(s: State) -> bool:
    """Are all boxes of the region full?"""
    return len(s.boxes) == BOXES


# --- time ------------------------------------------------------------------------------------------------------------


def doomsday(s: State) -> int:
    """The day whose crossing ends the world. With all skulls crossed it is still the last one (rule 23)."""
    return min(FIRST_SKULL + s.skulls, DAYS)


def days_left(s: State) -> int:
    """Days that can still be crossed (ruling c17)."""
    return max(0, doomsday(s) - 1 - s.day)


# --- dice and squares ------------------------------------------------------------------------------------------------


SQUARE_TARGETS = {f"{row}{column}": f"square-{row}{column}" for row in "tb" for column in (1, 2, 3, 4)}


def roll_pair(s: State, tell: Tell) -> None:
    """Roll both dice and take them in hand."""
    s.dice = [s.rng.die(), s.rng.die()]
    s.rolled = (s.dice[0], s.dice[1])
    tell("utopia-engine.rolled", first=s.dice[0], second=s.dice[1], target="dice")


def in_hand(s: State) -> Text:
    """The dice in hand, in words."""
    return HANDS[tuple(s.dice)]


def new_field(s: State, squares: int) -> None:
    """Lay out a field of so many empty squares."""
    s.squares = [0] * squares


def offer_squares(s: State, ask: Ask, squares: tuple[str, ...], names: dict[str, Text]) -> None:
    """Offer every free square for each die in hand."""
    free = [square for square, written in zip(squares, s.squares, strict=True) if not written]
    for die in dict.fromkeys(s.dice):
        for square in free:
            ask.choice(
                "put", die, square,
                label="utopia-engine.put", target=SQUARE_TARGETS[square], group="put", die=die, square=names[square],
            )  # fmt: skip


def write(s: State, die: int, square: str, squares: tuple[str, ...]) -> None:
    """Write a die from the hand into a square of the field."""
    s.dice.remove(die)
    s.squares[squares.index(square)] = die


def end_action(s: State) -> None:
    """Nothing is in hand any more, and the player is free to choose the next action."""
    s.phase, s.subject, s.dice, s.squares, s.marks = "free", "", [], [], []
    s.turn, s.energy_gained, s.idle, s.wand, s.level = 0, 0, False, False, 0


SQUARE_TARGETS = {f"{row}{column}": f"square-{row}{column}" for row in "tb" for column in (1, 2, 3, 4)}


# --- stores ----------------------------------------------------------------------------------------------------------


def gain(s: State, tell: Tell, component: str, n: int = 1) -> None:
    """Put components into their store; it holds four, the rest is lost (rule 7)."""
    room = min(n, STORE - s.stores[component])
    s.stores[component] += room
    if room:
        tell("utopia-engine.gained", n=room, component=NAMES[component], target=f"store-{component}")
    if room < n:
        tell("utopia-engine.store-full", component=NAMES[component], target=f"store-{component}")


def spend(s: State, tell: Tell, component: str, n: int = 1) -> None:
    """Take components from their store."""
    s.stores[component] -= n
    tell("utopia-engine.spent", n=n, component=NAMES[component], target=f"store-{component}")
