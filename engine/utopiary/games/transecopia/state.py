"""A position of Transecopia: what every captain has, the decks, the dice, and the progress of the turn.

Lists are by seat. Everything inside them is a tuple or a number: a rule that alters one puts a new one there, so that
a copy of a position is a handful of slices. A die is 10 * colour + value; a deployment is its Zone and its dice, the
lowest first: one die, or a stack with two players (rule 35).
"""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple, Self

from ...core.game import Seat
from ...core.rng import Rng
from .data import CARGO_REWARDS, EMPTY, LIGHT, LIGHT_TOKENS, PART_TOKENS, LightCard, Rewards

Stack = tuple[int, ...]
Deployment = tuple[int, Stack]
CLOSED, RANKED, GIVING = 0, 1, 2  # how far the Zone that is being resolved has come


class Entry(NamedTuple):
    """A deployment that is compared with others in its Zone."""

    seat: Seat
    dice: Stack


class Throw(NamedTuple):
    """One die of a roll-off."""

    zone: int
    round: int
    seat: Seat
    dice: Stack
    roll: int


class Result(NamedTuple):
    """What a deployment brought this turn; nothing: it is unresolved (rule 26)."""

    zone: int
    place: int  # from 0; -1 where there are no ranks
    seat: Seat
    dice: Stack
    gains: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class State:
    """A position: the captains, the table, the turn."""

    # tables that earlier versions of the rules replace (old_rules.py)
    light: ClassVar[dict[int, tuple[LightCard, ...]]] = LIGHT
    cargo: ClassVar[dict[int, Rewards]] = CARGO_REWARDS

    rng: Rng
    # the captains
    iron: list[int]
    copper: list[int]
    astatine: list[int]
    lights: list[int]
    fragments: list[int]  # Scattered Fragments lie open: they do nothing but count in the end
    level: list[int]  # upgrades built
    upgrades: list[int]  # the secret card: an index of its tier
    built: list[tuple[int, ...]]
    parts: list[tuple[int, ...]]  # how many of each of PARTS
    techs: list[tuple[int, ...]]  # sorted
    hands: list[tuple[int, ...]]  # other Discovery cards, sorted: secret
    prisms: list[tuple[int, ...]]  # colours of the Prismatic dice won for the next roll
    lit: list[int]  # Light tokens spent on this roll
    chosen: list[tuple[int, ...]]  # colours of the Prismatic dice to be rolled
    dice: list[Stack]  # rolled this turn, sorted
    tray: list[Stack]  # of those, not deployed yet: secret, like the next
    placed: list[tuple[Deployment, ...]]
    ready: list[bool]  # has finished deploying
    # the table
    decks: tuple[tuple[int, ...], ...]  # upgrades by tier
    tech_deck: tuple[int, ...]
    find_deck: tuple[int, ...]
    pool: tuple[int, ...]
    artifacts: tuple[str, ...]
    access: tuple[tuple[Seat, ...], ...]  # by Artifact, in the order of its ship slots
    tech_used: tuple[int, ...] = ()
    find_used: tuple[int, ...] = ()
    reserve: int = EMPTY  # the Naga Agent's own Tech card
    patron: str = ""  # the Priest's Artifact
    characters: tuple[str, ...] = ()  # by seat; "" is none
    left: tuple[str, ...] = ()  # Characters still to be chosen
    first: Seat = 0  # the winner of the roll before the game
    radiant: Seat = 0  # the seat with the brightest Light card
    # the turn
    turn: int = 0
    phase: str = "draft"
    seat: Seat = 0  # the seat to act, except in the deployment
    waiting: tuple[Seat, ...] = ()  # the seats to act after it in this phase
    tool: str = ""  # what the dice are being marked for
    marks: Stack = ()
    iconed: bool = False  # the Invigorating Icon was used this turn by this seat
    fresh: tuple[int, ...] = ()  # values of which the Sergeant may re-roll a set
    matched: bool = False  # the Sergeant had his Light token this turn
    zone: int = -1  # being resolved
    opened: int = 0  # CLOSED, RANKED or GIVING
    ranking: tuple[Entry, ...] = ()
    ties: tuple[int, ...] = ()  # entries with equal numbers are in no order
    place: int = 0  # of the entry that acts
    picks: int = 0  # how many choices it still has
    offers: tuple[int, ...] = ()  # what can still be chosen, by index
    ordered: bool = False  # its owner has said which of the tied dice goes first
    demand: tuple[int, ...] = ()  # the Intimidator's seat, then the first and last place of the tie
    rolloffs: tuple[Throw, ...] = ()
    results: tuple[Result, ...] = ()
    since: tuple[int, int] = (0, 0)  # how many results and throws were there at the last decision
    traded: bool = False  # Cyclical Crystal
    producing: bool = False  # an upgrade was built in this Production Phase
    owed: tuple[int, ...] = ()  # Tech amounts still missing
    paid: tuple[int, ...] = ()  # Tech cards laid down for them; Discovery cards as -1 - index
    winner: Seat = -1
    ending: str = ""

    def copy(self) -> Self:
        """A copy that can be changed without changing this position."""
        return type(self)(
            self.rng.copy(),
            self.iron.copy(),
            self.copper.copy(),
            self.astatine.copy(),
            self.lights.copy(),
            self.fragments.copy(),
            self.level.copy(),
            self.upgrades.copy(),
            self.built.copy(),
            self.parts.copy(),
            self.techs.copy(),
            self.hands.copy(),
            self.prisms.copy(),
            self.lit.copy(),
            self.chosen.copy(),
            self.dice.copy(),
            self.tray.copy(),
            self.placed.copy(),
            self.ready.copy(),
            self.decks,
            self.tech_deck,
            self.find_deck,
            self.pool,
            self.artifacts,
            self.access,
            self.tech_used,
            self.find_used,
            self.reserve,
            self.patron,
            self.characters,
            self.left,
            self.first,
            self.radiant,
            self.turn,
            self.phase,
            self.seat,
            self.waiting,
            self.tool,
            self.marks,
            self.iconed,
            self.fresh,
            self.matched,
            self.zone,
            self.opened,
            self.ranking,
            self.ties,
            self.place,
            self.picks,
            self.offers,
            self.ordered,
            self.demand,
            self.rolloffs,
            self.results,
            self.since,
            self.traded,
            self.producing,
            self.owed,
            self.paid,
            self.winner,
            self.ending,
        )


# --- questions about a position --------------------------------------------------------------------------------------

ORDERS = {  # by number of captains and the seat with the brightest Light card
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(2, 6)
}


def order(s: State) -> tuple[Seat, ...]:
    """All seats clockwise from the brightest Light card, the order in which the cards lie (rules 17, 34)."""
    return ORDERS[len(s.iron)][s.radiant]


def light_card(s: State, seat: Seat) -> LightCard:
    """The Light card beside a captain's token (rules 17, 34)."""
    seats = len(s.iron)
    return s.light[seats][(seat - s.radiant) % seats]


def cargo_rewards(s: State) -> Rewards:
    """How much there is of CARGO_KINDS in the Sunken Cargo."""
    return s.cargo[len(s.iron)]


def lights_left(s: State) -> int:
    """Light tokens in the supply (ruling d20)."""
    return LIGHT_TOKENS - sum(s.lights)


def part_left(s: State, part: int) -> bool:
    """Is a Part of this kind in the supply (rulings d20, d21)?"""
    return sum(parts[part] for parts in s.parts) < PART_TOKENS[part]


def has_access(s: State, seat: Seat, artifact: str) -> bool:
    """Has the captain accessed this Artifact?"""
    return artifact in s.artifacts and seat in s.access[s.artifacts.index(artifact)]


def accessed(s: State, seat: Seat) -> int:
    """How many Artifacts the captain has accessed."""
    return sum(seat in seats for seats in s.access)


def played_by(s: State, character: str) -> Seat:
    """The seat that plays a Character, or -1."""
    return s.characters.index(character) if character in s.characters else -1


def value(dice: Stack) -> int:
    """The value of a deployment: the sum of its stack (rule 35)."""
    return dice[0] % 10 if len(dice) == 1 else sum(die % 10 for die in dice)


def prismatic(dice: Stack) -> bool:
    """Is a deployment Prismatic? A stack is what its top die is (ruling d16)."""
    return dice[-1] >= 10


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, or dice, without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
