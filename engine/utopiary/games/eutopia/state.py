"""A position of EUTOPIA: what lies on the table, and the cards the seat to act has taken up.

Cards are numbers (data.py): 1 to 54 are Action cards, from 101 on they are Event cards. Areas are 1 to 8, factors and
resources 0 to 3 in the order of data.py. Tuples and frozensets are never changed in place, so that copies are cheap.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from ...core.game import Options, Seat
from ...core.rng import Rng
from .data import (
    ACTIONS,
    CHARACTERS,
    CROWD,
    EVENTS,
    FACTORS,
    LEAST,
    RESOURCES,
    Character,
)

TALENTS = ("roam", "advise")  # of the sides 1 and 2 of a character
Counts = tuple[int, ...]  # how many icons of each kind


class Variant(NamedTuple):
    """What was agreed before the game."""

    level: str  # rule 12
    open_hands: bool  # rule 11
    one_of_each: bool  # ruling d20
    talents: bool  # c6
    war_flips_back: bool  # ruling d3
    count_icons: bool  # ruling d7

    @classmethod
    def of(cls, options: Options) -> "Variant":
        return cls(
            options["level"],
            options["hands"] == "open",
            options["map"] == "even",
            options["talents"] == "on",
            options["war"] == "turns",
            options["count"] == "icons",
        )


class Trouble(NamedTuple):
    """An Event card on the map, what it still misses, and the Action cards under it."""

    event: int
    area: int
    missing: Counts
    under: tuple[int, ...] = ()


@dataclass(slots=True)
class State:
    rng: Rng
    variant: Variant
    map: tuple[int, ...]  # the Action cards that are areas 1 to 8
    characters: tuple[int, ...]  # by seat: index into CHARACTERS
    roles: list[int]  # by seat: the side that is up, 1 or 2; 0: not chosen yet
    places: list[int]  # by seat: the area the character is in; 0: not on the map yet
    hands: list[list[int]]  # sorted, so that nothing tells which card came last
    time: list[int]  # the TIME deck, its top card last; until the deal only the Action deck
    box: tuple[int, ...]  # events that take no part, sorted
    shown: frozenset[int] = frozenset()  # cards in hands that everybody has seen, because they were given
    discard: list[int] = field(default_factory=list)
    events: list[Trouble] = field(default_factory=list)  # on the map
    factors: list[int] = field(default_factory=lambda: [LEAST] * len(FACTORS))  # rule 9
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
        """Copies share the generator: only the deal draws from it, and `island.deal` takes one of its own."""
        return State(
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


# --- what the cards show, ready to count with ------------------------------------------------------------------------


def _counts(icons: str, kinds: dict[str, str]) -> Counts:
    return tuple(icons.count(kind) for kind in kinds)


FACTOR_ICONS = {card: _counts(action.factors, FACTORS) for card, action in ACTIONS.items()}
SHOWS = {card: tuple(i for i, icons in enumerate(counts) if icons) for card, counts in FACTOR_ICONS.items()}
RESOURCE_ICONS = {card: _counts(action.resources, RESOURCES) for card, action in ACTIONS.items()}
LEADS_TO = {card: action.environment for card, action in ACTIONS.items()}
TERRAIN = {card: action.terrain for card, action in ACTIONS.items()}
NEEDS = {event: _counts(card.needs, RESOURCES) for event, card in EVENTS.items()}
BORDER = {event: tuple(FACTORS).index(card.factor) for event, card in EVENTS.items()}
DOT = {**{card: action.dot for card, action in ACTIONS.items()}, **{id: event.dot for id, event in EVENTS.items()}}
FACTOR_IDS = tuple(FACTORS.values())
RESOURCE_KINDS = tuple(RESOURCES)


# --- questions that several parts ask --------------------------------------------------------------------------------


def seats_of(s: State) -> int:
    return len(s.hands)


def event_limit(s: State) -> int:
    """So many events on the map lose the game (rule 24)."""
    return CROWD * len(s.hands)


def character_of(s: State, seat: Seat) -> Character:
    return CHARACTERS[s.characters[seat]]


def talents_of(s: State, seat: Seat) -> tuple[str, ...]:
    """What a role can do once in a turn without a card (c6); in a team of two both sides of a character count."""
    if not s.variant.talents:
        return ()
    return TALENTS if len(s.hands) == 2 else TALENTS[s.roles[seat] - 1 : s.roles[seat]]


def terrain_of(s: State, area: int) -> str:
    return TERRAIN[s.map[area - 1]]


def here(s: State) -> int:
    """The area of the character whose turn it is."""
    return s.places[s.seat]


def held_back(s: State) -> list[int]:
    """The hand of the seat to act, without what it has taken up."""
    return [card for card in s.hands[s.seat] if card not in s.chosen]
