"""A position of Utopia: the board, the ministers' supplies and hands, and what is being done.

Tuples are never changed, only replaced, so copies of a position share them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...core.game import Seat
from ...core.messages import Text, text
from ...core.rng import Rng
from .data import BASES, CIVILIZATIONS, DISTRICTS, ISLANDS, KINDS, MONUMENTS, PLACES, PRINCES
from .geography import ALL_GUESTS, ISLAND_OF, NUMBER_OF

NOBODY = NOTHING = -1


@dataclass(slots=True)
class State:
    rng: Rng
    dynamic: bool  # ruling d6: the track decides anew who is next
    own_wonder: bool  # ruling d8: a wonder's owner scores for own districts too
    # the board
    points: list[int]
    track: list[Seat]  # the score track from the front: most points, and of equals who came first (rule 11)
    scale: tuple[int, ...]  # civilizations on the prestige scale, place 1 first
    princes: list[list[int]]  # by seat, then heap: district * 5 + civilization
    owner: list[int]  # of each district
    monument: list[int]  # the civilization of each district's monument
    wonder: list[int]  # the owner of each island's wonder
    # guests: heaps by island * 5 + civilization
    bag: list[int]
    quay: list[int]  # beside the white ships
    taken: list[tuple[int, ...]]  # in front of each minister
    # cards, by civilization
    deck: list[int]  # how many of each lie in it; which comes next is up to chance
    discards: list[int]
    hands: list[list[int]]
    privileges: list[int]
    # the round
    phase: str = "welcome"
    round: int = 0
    lap: int = 0  # welcoming: 1 to 3; 0 in development
    seat: Seat = 0  # who acts
    host: int = NOBODY  # who drew a surprise guest, while another is invited to act
    start: Seat = 0  # who began this round
    order: tuple[Seat, ...] = ()  # of the ministers when the round began
    done: tuple[Seat, ...] = ()  # who had a turn in this lap, or in development
    surprised: tuple[Seat, ...] = ()  # who drew a surprise guest this round
    owed: list[int] = field(default_factory=list)  # cards to discard before development
    paid: tuple[tuple[Seat, int, int], ...] = ()  # at the end of the last round: to whom, for which district, how much
    # what is being done
    guest: int = NOTHING  # in hand, its prince to be placed
    drawn: bool = False  # from the bag
    site: int = NOTHING  # the island where a wonder is being built
    recall: tuple[int, ...] = ()  # the civilizations whose prince for it is not chosen yet
    back: str = ""  # the phase to go back to then
    card: int = NOTHING  # the civilization a card is played as
    laid: tuple[int, ...] = ()  # cards on the table, by what is printed on them
    changed: tuple[tuple[int, int], ...] = ()  # cards changed by a privilege: what is printed, what it is this turn
    origin: int = NOTHING  # the district princes are about to leave
    # the option of a fair start
    fair: tuple[int, ...] = ()  # points by seat that count at the end; without the option there are none

    @property
    def scored(self) -> tuple[int, ...]:
        """By seat, at the end of the last round."""
        return tuple(sum(n for to, _, n in self.paid if to == seat) for seat in range(len(self.points)))

    def copy(self) -> "State":
        return State(
            self.rng.copy(),
            self.dynamic,
            self.own_wonder,
            self.points[:],
            self.track[:],
            self.scale,
            [row[:] for row in self.princes],
            self.owner[:],
            self.monument[:],
            self.wonder[:],
            self.bag[:],
            self.quay[:],
            self.taken[:],
            self.deck[:],
            self.discards[:],
            [hand[:] for hand in self.hands],
            self.privileges[:],
            self.phase,
            self.round,
            self.lap,
            self.seat,
            self.host,
            self.start,
            self.order,
            self.done,
            self.surprised,
            self.owed[:],
            self.paid,
            self.guest,
            self.drawn,
            self.site,
            self.recall,
            self.back,
            self.card,
            self.laid,
            self.changed,
            self.origin,
            self.fair,
        )

    def as_published(self, written: dict[str, Any]) -> dict[str, Any]:
        """A game by the rulebook is written as it was when there was no other: its saves and links stay as they are."""
        return written if self.fair else {name: value for name, value in written.items() if name != "fair"}


# --- what is left in the supplies (rulings d17, d18) -----------------------------------------------------------------


def princes_left(s: State, seat: Seat, civ: int) -> int:
    return PRINCES - sum(s.princes[seat][civ::KINDS])


def monuments_left(s: State, civ: int) -> int:
    return MONUMENTS - s.monument.count(civ)


def bases_left(s: State, seat: Seat) -> int:
    """Every district and every wonder takes one (ruling d29)."""
    return BASES - s.owner.count(seat) - s.wonder.count(seat)


# --- cards and piles -------------------------------------------------------------------------------------------------


def draw(rng: Rng, pile: list[int]) -> int:
    """Take one at random from a pile that is known by how many of each kind it holds."""
    n = rng.below(sum(pile))
    for kind, count in enumerate(pile):
        if n < count:
            pile[kind] -= 1
            return kind
        n -= count
    raise AssertionError("a pile holds what it holds")


def cards_as(s: State, civ: int) -> int:
    """How many cards the seat to act can play as this civilization."""
    changed = sum(now == civ for _, now in s.changed) if s.changed else 0
    return s.hands[s.seat][civ] + changed


def cards_held(s: State, seat: Seat) -> int:
    """Cards of a minister, those on the table included while they can still be taken back."""
    on_table = len(s.changed) + len(s.laid) if seat == s.seat else 0
    return sum(s.hands[seat]) + on_table


# --- names -----------------------------------------------------------------------------------------------------------

CIV_NAMES = tuple(text("utopia.civilization." + id) for id in CIVILIZATIONS)
OF_CIV = tuple(text("utopia.of." + id) for id in CIVILIZATIONS)
A_CIV = tuple(text("utopia.a." + id) for id in CIVILIZATIONS)  # languages differ in what comes before a name
ISLAND_NAMES = tuple(text("utopia.island." + id) for id in ISLANDS)
DISTRICT_NAMES = tuple(
    text("utopia.district", island=ISLAND_NAMES[ISLAND_OF[d]], number=NUMBER_OF[d]) for d in range(PLACES)
)
IDS = tuple(district.id for district in DISTRICTS)

DISTRICT_TARGETS = tuple(f"district-{id}" for id in IDS)
WONDER_TARGETS = tuple(f"wonder-{id}" for id in ISLANDS)
CARD_TARGETS = tuple(f"card-{id}" for id in CIVILIZATIONS)
SCALE_TARGETS = tuple(f"scale-{id}" for id in CIVILIZATIONS)
GUEST_TARGETS = tuple(f"guest-{ISLANDS[g // KINDS]}-{CIVILIZATIONS[g % KINDS]}" for g in ALL_GUESTS)


def listed(parts: Sequence[Text], join: str = "utopia.list") -> Text:
    """Several names as one: a, b, c."""
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = text(join, first=part, rest=said)
    return said
