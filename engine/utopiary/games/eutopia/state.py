"""A position of EUTOPIA: what lies on the table, and the cards the seat to act has taken up.

Cards are numbers (data.py): 1 to 54 are Action cards, from 101 on they are Event cards. Areas are 1 to 8, factors and
resources 0 to 3 in the order of data.py. Tuples and frozensets are never changed in place, so that copies are cheap.
"""

from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from ...core.game import Options, Seat
from ...core.rng import Rng
from .data import ACTIONS, CROWD, EVENTS, FACTORS, HAND, LEAST, LEVELS, RESOURCES, Character
from .edition import TODAY, Counts, Edition, Talents, counts

UNTALENTED = Talents("", "")


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
    edition: ClassVar[Edition] = TODAY  # the tables of its rules; those of earlier rules have their own states

    rng: Rng
    variant: Variant
    map: tuple[int, ...]  # the Action cards that are areas 1 to 8
    characters: tuple[int, ...]  # by seat: index into the edition's characters
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

    def lay_out(self) -> None:
        """Rules 11-13. Until now the Action deck lies in order: whatever leaves it is drawn by chance."""
        for hand in self.hands:
            hand[:] = sorted(self.rng.draw(self.time, HAND))
        events = list(self.box)
        self.time += self.rng.draw(events, LEVELS[self.variant.level])
        self.rng.shuffle(self.time)
        self.time += self.rng.draw(events, len(self.hands))
        self.box = tuple(sorted(events))


# --- what the cards show, ready to count with ------------------------------------------------------------------------


FACTOR_ICONS = {card: counts(action.factors, FACTORS) for card, action in ACTIONS.items()}
SHOWS = {card: tuple(i for i, n in enumerate(icons) if n) for card, icons in FACTOR_ICONS.items()}
RESOURCE_ICONS = {card: counts(action.resources, RESOURCES) for card, action in ACTIONS.items()}
LEADS_TO = {card: action.environment for card, action in ACTIONS.items()}
TERRAIN = {card: action.terrain for card, action in ACTIONS.items()}
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
    return s.edition.characters[s.characters[seat]]


def talents_of(s: State, seat: Seat, side: int) -> Talents:
    """What a character could do with one of its sides up (c6)."""
    return s.edition.talents(character_of(s, seat), side, len(s.hands)) if s.variant.talents else UNTALENTED


def talents_at(s: State, seat: Seat) -> Talents:
    """What a player can do once a turn without a card."""
    side = s.roles[seat]
    return talents_of(s, seat, side) if side else UNTALENTED


def terrain_of(s: State, area: int) -> str:
    return TERRAIN[s.map[area - 1]]


def here(s: State) -> int:
    """The area of the character whose turn it is."""
    return s.places[s.seat]


def held_back(s: State) -> list[int]:
    """The hand of the seat to act, without what it has taken up."""
    return [card for card in s.hands[s.seat] if card not in s.chosen]
