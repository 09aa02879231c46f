"""A position of Utopia: the board, supplies and hands, the round, and the move in progress.

Tuples are replaced, never changed, so copies of a position share them.
"""

from dataclasses import dataclass, field
from typing import Any

from ...core.game import Seat
from ...core.rng import Rng
from .data import BASES, KINDS, MONUMENTS, PRINCES

NO_SEAT = -1  # an owner, a host
NOTHING = -1  # a civilization, a guest, an island, a district


@dataclass(slots=True)
class State:
    """A position. Names and order of the fields are part of its digest: they never change."""

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
    deck: list[int]  # how many of each are in it; which comes next is drawn by lot
    discards: list[int]
    hands: list[list[int]]
    privileges: list[int]
    # the round
    phase: str = "welcome"
    round: int = 0
    lap: int = 0  # welcoming: 1 to 3; 0 in development
    seat: Seat = 0  # to act
    host: int = NO_SEAT  # drew a surprise guest and invited the seat to act
    start: Seat = 0  # the start player of this round
    order: tuple[Seat, ...] = ()  # on the track when the round began
    done: tuple[Seat, ...] = ()  # had a turn in this lap, or in development
    surprised: tuple[Seat, ...] = ()  # drew a surprise guest this round
    owed: list[int] = field(default_factory=list)  # cards to discard before development
    paid: tuple[tuple[Seat, int, int], ...] = ()  # at the end of the last round: to whom, for which district, how much
    # the move in progress
    guest: int = NOTHING  # in hand, its prince to be placed
    drawn: bool = False  # from the bag
    site: int = NOTHING  # the island where a wonder is being built
    recall: tuple[int, ...] = ()  # the civilizations whose prince for it is not chosen yet
    back: str = ""  # the phase after the wonder
    card: int = NOTHING  # the civilization a card is played as
    laid: tuple[int, ...] = ()  # cards on the table, by what is printed on them
    changed: tuple[tuple[int, int], ...] = ()  # cards changed by a privilege: what is printed, what it is this turn
    origin: int = NOTHING  # the district princes are about to leave
    # the option of a fair start
    fair: tuple[int, ...] = ()  # points by seat that count at the end; without the option there are none

    @property
    def scored(self) -> tuple[int, ...]:
        """Return the points by seat that the last round paid."""
        return tuple(sum(n for to, _, n in self.paid if to == seat) for seat in range(len(self.points)))

    def copy(self) -> "State":
        """Return a private copy."""
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
        """Leave out `fair` in a game without a fair start, so that its digest is that of rules version 1."""
        return written if self.fair else {name: value for name, value in written.items() if name != "fair"}


# --- what is left in the supplies (rulings d17, d18) -----------------------------------------------------------------


def princes_left(s: State, seat: Seat, civ: int) -> int:
    """Return the princes of a civilization in a minister's supply."""
    return PRINCES - sum(s.princes[seat][civ::KINDS])


def monuments_left(s: State, civ: int) -> int:
    """Return the monuments of a civilization beside the board."""
    return MONUMENTS - s.monument.count(civ)


def bases_left(s: State, seat: Seat) -> int:
    """Return the bases left: every district and every wonder takes one (ruling d29)."""
    return BASES - s.owner.count(seat) - s.wonder.count(seat)


# --- cards and piles -------------------------------------------------------------------------------------------------


def draw(rng: Rng, pile: list[int]) -> int:
    """Take one at random from a pile that is kept as counts by kind, and return its kind."""
    n = rng.below(sum(pile))
    for kind, count in enumerate(pile):
        if n < count:
            pile[kind] -= 1
            return kind
        n -= count
    raise AssertionError("drawn from an empty pile")


def cards_as(s: State, civ: int) -> int:
    """Return how many cards the seat to act can play as this civilization."""
    changed = sum(now == civ for _, now in s.changed) if s.changed else 0
    return s.hands[s.seat][civ] + changed


def cards_held(s: State, seat: Seat) -> int:
    """Return the number of cards of a minister, those on the table included until their action is chosen."""
    on_table = len(s.changed) + len(s.laid) if seat == s.seat else 0
    return sum(s.hands[seat]) + on_table
