"""A position of EUTOPIA: what lies on the table, and the cards the seat to act has taken up.

Cards are numbers (data.py): 1 to 54 are Action cards, from 101 on they are Event cards. Areas are 1 to 8, factors and
resources 0 to 3 in the order of data.py. Tuples and frozensets are never changed in place, so that copies are cheap.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, NamedTuple

from ...core.game import Options, Seat
from ...core.rng import Rng
from .data import (
    ACTIONS,
    CHARACTERS,
    EVENTS,
    EVENTS_PER_PLAYER,
    FACTORS,
    HAND_SIZE,
    LEVELS,
    MIN_FACTOR,
    RESOURCES,
    TERRAINS,
    Character,
)

Counts = tuple[int, ...]  # how many icons of each kind


class Variant(NamedTuple):
    """The options of a game."""

    level: str  # rule 12
    open_hands: bool  # rule 11
    one_of_each: bool  # ruling d20
    talents: bool  # ruling c6
    war_flips_back: bool  # ruling d3
    count_icons: bool  # ruling d7

    @classmethod
    def of(cls, options: Options) -> "Variant":
        """The variant that the values of the game's options stand for."""
        return cls(
            options["level"],
            options["hands"] == "open",
            options["map"] == "even",
            options["talents"] == "on",
            options["war"] == "turns",
            options["count"] == "icons",
        )


# --- what differs between versions of the rules ----------------------------------------------------------------------


class Talents(NamedTuple):
    """What a player can do once a turn without a card (ruling c6); "" is nothing."""

    roam: str  # the terrains that a journey leads to
    advise: str  # the resources that can be brought to an event


class Edition(NamedTuple):
    """The tables that we tuned [X]. A game goes on with those it was begun with (old_rules.py)."""

    needs: dict[int, Counts]  # of the Event cards
    characters: tuple[Character, ...]
    talents: Callable[[Character, int, int], Talents]  # of a character, by the side that is up and the number of seats


def counts(icons: str, kinds: dict[str, str]) -> Counts:
    """How often each kind occurs among the icons."""
    return tuple(icons.count(kind) for kind in kinds)


def needs_of_events(*icons: str) -> dict[int, Counts]:
    """What each Event card needs, given in the order of the cards."""
    return {event: counts(need, RESOURCES) for event, need in zip(EVENTS, icons, strict=True)}


TEAM_OF_TWO = 2
ANYWHERE, ANYTHING = "".join(TERRAINS), "".join(RESOURCES)
NO_TALENTS = Talents("", "")


@cache
def talents_of_both_sides(card: Character, side: int, seats: int) -> Talents:
    """The side that is up counts in full, the other one for the two kinds it names; in a team of two both in full."""
    full = seats == TEAM_OF_TWO
    return Talents(
        ANYWHERE if full or side == 1 else card.home,
        ANYTHING if full or side != 1 else card.brings,
    )


CURRENT = Edition(needs_of_events(*(event.needs for event in EVENTS.values())), CHARACTERS, talents_of_both_sides)


# --- the state -------------------------------------------------------------------------------------------------------


class OpenEvent(NamedTuple):
    """An Event card on the map, what it still misses, and the Action cards under it."""

    card: int
    area: int
    missing: Counts
    under: tuple[int, ...] = ()


@dataclass(slots=True)
class State:
    """A position. The subclasses in old_rules.py have other editions."""

    edition: ClassVar[Edition] = CURRENT

    rng: Rng
    variant: Variant
    map: tuple[int, ...]  # the Action cards that are areas 1 to 8
    characters: tuple[int, ...]  # by seat: index into the edition's characters
    roles: list[int]  # by seat: the side that is up, 1 or 2; 0: not chosen yet
    places: list[int]  # by seat: the area the character is in; 0: not on the map yet
    hands: list[list[int]]  # sorted, so that nothing tells which card came last
    time: list[int]  # the TIME deck, its top card last; until the deal only the Action deck
    box: tuple[int, ...]  # events that take no part, sorted
    shown: frozenset[int] = frozenset()  # cards in hands that all players have seen, because they were given
    discard: list[int] = field(default_factory=list)
    events: list[OpenEvent] = field(default_factory=list)  # on the map
    factors: list[int] = field(default_factory=lambda: [MIN_FACTOR] * len(FACTORS))  # rule 9
    war: bool = False
    phase: str = "role"
    seat: Seat = 0
    starter: Seat = 0  # holds the Start Player card
    round: int = 0
    flips: int = 0  # cards to flip in this Event Phase
    turned: int = 0  # TIME cards turned since the last Event Phase began (ruling d26)
    talents: tuple[str, ...] = ()  # of the seat to act, not used yet in this turn
    chosen: tuple[int, ...] = ()  # cards taken up; they still count as held
    factor: int = -1  # the one being stabilised
    ending: str = ""

    def copy(self) -> "State":
        """A copy that shares the generator: only the deal draws from it, and `setup.deal` takes one of its own."""
        return type(self)(
            self.rng,
            self.variant,
            self.map,
            self.characters,
            self.roles[:],
            self.places[:],
            [hand[:] for hand in self.hands],
            self.time[:],
            self.box,
            self.shown,
            self.discard[:],
            self.events[:],
            self.factors[:],
            self.war,
            self.phase,
            self.seat,
            self.starter,
            self.round,
            self.flips,
            self.turned,
            self.talents,
            self.chosen,
            self.factor,
            self.ending,
        )

    def deal_cards(self) -> None:
        """Rules 11, 12, 13. Until now the Action deck lies in order: cards are drawn from it at random."""
        for hand in self.hands:
            hand[:] = sorted(self.rng.draw(self.time, HAND_SIZE))
        events = list(self.box)
        self.time += self.rng.draw(events, LEVELS[self.variant.level])
        self.rng.shuffle(self.time)
        self.time += self.rng.draw(events, len(self.hands))
        self.box = tuple(sorted(events))


# --- the icons of the cards, counted ---------------------------------------------------------------------------------


FACTOR_ICONS = {card: counts(action.factors, FACTORS) for card, action in ACTIONS.items()}
SHOWS = {card: tuple(i for i, n in enumerate(icons) if n) for card, icons in FACTOR_ICONS.items()}
RESOURCE_ICONS = {card: counts(action.resources, RESOURCES) for card, action in ACTIONS.items()}
LEADS_TO = {card: action.environment for card, action in ACTIONS.items()}
TERRAIN = {card: action.terrain for card, action in ACTIONS.items()}
BORDER = {event: tuple(FACTORS).index(card.factor) for event, card in EVENTS.items()}
DOT = {**{card: action.dot for card, action in ACTIONS.items()}, **{id: event.dot for id, event in EVENTS.items()}}
FACTOR_IDS = tuple(FACTORS.values())
RESOURCE_KINDS = tuple(RESOURCES)


# --- helpers that several modules use --------------------------------------------------------------------------------


def seats_of(s: State) -> int:
    """The number of players."""
    return len(s.hands)


def event_limit(s: State) -> int:
    """So many events on the map lose the game (rule 24)."""
    return EVENTS_PER_PLAYER * len(s.hands)


def character_of(s: State, seat: Seat) -> Character:
    """The Character card of a seat."""
    return s.edition.characters[s.characters[seat]]


def talents_of(s: State, seat: Seat, side: int) -> Talents:
    """What a character could do with one of its sides up (ruling c6)."""
    return s.edition.talents(character_of(s, seat), side, len(s.hands)) if s.variant.talents else NO_TALENTS


def talents_at(s: State, seat: Seat) -> Talents:
    """What a player can do once a turn without a card; nothing before a role is chosen."""
    side = s.roles[seat]
    return talents_of(s, seat, side) if side else NO_TALENTS


def terrain_of(s: State, area: int) -> str:
    """The letter of an area's terrain."""
    return TERRAIN[s.map[area - 1]]


def here(s: State) -> int:
    """The area of the character whose turn it is."""
    return s.places[s.seat]


def rest_of_hand(s: State) -> list[int]:
    """The hand of the seat to act, without the cards it has taken up."""
    return [card for card in s.hands[s.seat] if card not in s.chosen]


def top_dot(s: State) -> int:
    """The area that the back of the top TIME card points at, for all to see; 0 when there is none."""
    dealt = s.round > 0
    return DOT[s.time[-1]] if dealt and s.time else 0
