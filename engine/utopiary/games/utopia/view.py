"""What a seat sees, as plain JSON: everything but the order of the deck and the bag and the hands of rivals."""

from typing import TypedDict

from ...core.game import Seat
from .data import (
    ANIMALS,
    BY_LAND,
    BY_SEA,
    CARDS,
    CIVILIZATIONS,
    DISTRICT_IDS,
    DISTRICTS,
    GOAL,
    ISLAND_OF,
    ISLANDS,
    KEPT,
    KINDS,
    MONUMENTS,
    NUMBER_OF,
    ON_ISLAND,
    OPEN,
    PASSES,
    PRINCES,
    ROUNDS,
    VALUE,
    ZONES,
    closed,
)
from .prestige import income
from .state import NO_SEAT, NOTHING, State, bases_left, cards_held, monuments_left, princes_left


class Guest(TypedDict):
    """A guest that was taken."""

    civ: str
    island: str


class GuestInHand(Guest):
    """The guest whose prince is about to be placed."""

    surprise: bool  # drawn from the bag


class Heap(TypedDict):
    """The princes of one minister and one civilization in a district."""

    seat: Seat
    civ: str
    n: int


class District(TypedDict):
    """A district: its printed data and what stands in it."""

    id: str
    island: str
    number: int  # on its island, from 1
    value: int
    ship: bool
    open: bool
    land: list[str]  # districts in play across a street or a bridge
    sea: list[str]  # districts in play that its ship reaches
    owner: Seat | None
    monument: str | None
    princes: list[Heap]


class Island(TypedDict):
    """An island with its wonder and the guests beside its white ship."""

    id: str
    animal: str
    open: bool
    wonder: Seat | None  # its owner
    guests: dict[str, int]
    districts: list[str]


class Player(TypedDict):
    """A minister: points, supplies and possessions."""

    seat: Seat
    points: int
    place: int  # on the score track, from 1
    income: int
    fair: int
    cards: int
    owes: int
    privileges: int
    bases: int
    princes: dict[str, int]  # left in the supply
    districts: list[str]
    wonders: list[str]
    taken: list[Guest]
    surprised: bool
    done: bool


class Payment(TypedDict):
    """What a district paid at the end of the last round."""

    seat: Seat
    district: str
    n: int


class ChangedCard(TypedDict):
    """A card changed by a privilege."""

    printed: str
    now: str


class WonderInProgress(TypedDict):
    """A wonder that is being built: the civilizations whose prince is not chosen yet."""

    island: str
    recall: list[str]


class GameOptions(TypedDict):
    """The options of the game."""

    order: str
    wonder: str
    start: str


class Limits(TypedDict):
    """How many there are of a thing: monuments, princes and cards of a civilization, cards that may be kept."""

    monuments: int
    princes: int
    cards: int
    kept: int


class View(TypedDict):
    """A position as one seat sees it; `you` and `hand` are `None` for a spectator."""

    you: Seat | None
    phase: str
    active: list[Seat]
    turn: Seat | None
    host: Seat | None
    round: int
    rounds: int
    lap: int
    laps: int
    start: Seat
    to_come: list[Seat]
    goal: int
    options: GameOptions
    track: list[Seat]
    points: list[int]
    paid: list[Payment]
    scale: list[str]
    players: list[Player]
    islands: list[Island]
    districts: list[District]
    zones: list[str]
    bag: int
    guest: GuestInHand | None
    monuments: dict[str, int]
    limits: Limits
    deck: int
    discards: dict[str, int]
    hand: dict[str, int] | None
    card: str | None
    laid: list[str]
    changed: list[ChangedCard]
    origin: str | None
    building: WonderInProgress | None


class Summary(TypedDict):
    """The part of the view that follows a whole game: the race of points."""

    phase: str
    round: int
    points: list[int]


def _open_of(seats: int, ways: tuple[tuple[int, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Return the ways that lead to islands in play, as ids of districts."""
    return tuple(tuple(DISTRICT_IDS[d] for d in there if d in OPEN[seats]) for there in ways)


LAND = tuple(_open_of(seats, BY_LAND) for seats in range(len(OPEN)))  # by number of ministers
SEA = tuple(_open_of(seats, BY_SEA) for seats in range(len(OPEN)))


def view(s: State, active: tuple[Seat, ...], seat: Seat | None) -> View:
    """Return the position as `seat` sees it, or a spectator for `None`."""
    return {
        "you": seat,
        "phase": s.phase,
        "active": list(active),
        "turn": _turn(s),
        "host": _or_none(s.host),
        "round": s.round,
        "rounds": ROUNDS,
        "lap": s.lap,
        "laps": PASSES,
        "start": s.start,
        "to_come": _to_come(s),
        "goal": GOAL,
        "options": {
            "order": "dynamic" if s.dynamic else "fixed",
            "wonder": "all" if s.own_wonder else "others",
            "start": "fair" if s.fair else "rulebook",
        },
        "track": s.track[:],
        "points": s.points[:],
        "paid": [{"seat": to, "district": DISTRICT_IDS[d], "n": n} for to, d, n in s.paid],
        "scale": [CIVILIZATIONS[civ] for civ in s.scale],
        "players": [_player(s, other) for other in range(len(s.points))],
        "islands": [_island(s, island) for island in range(len(ISLANDS))],
        "districts": _districts(s),
        "zones": list(ZONES),
        "bag": sum(s.bag),
        "guest": None if s.guest == NOTHING else {**_guest(s.guest), "surprise": s.drawn},
        "monuments": {id: monuments_left(s, civ) for civ, id in enumerate(CIVILIZATIONS)},
        "limits": {"monuments": MONUMENTS, "princes": PRINCES, "cards": CARDS, "kept": KEPT},
        "deck": sum(s.deck),
        "discards": dict(zip(CIVILIZATIONS, s.discards, strict=True)),
        "hand": None if seat is None else dict(zip(CIVILIZATIONS, s.hands[seat], strict=True)),
        "card": None if s.card == NOTHING else CIVILIZATIONS[s.card],
        "laid": [CIVILIZATIONS[civ] for civ in s.laid],
        "changed": [{"printed": CIVILIZATIONS[printed], "now": CIVILIZATIONS[now]} for printed, now in s.changed],
        "origin": None if s.origin == NOTHING else DISTRICT_IDS[s.origin],
        "building": _building(s),
    }


def summary(s: State) -> Summary:
    """Return the points of all ministers and where the game stands."""
    return {"phase": s.phase, "round": s.round, "points": s.points[:]}


def _or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat


def _turn(s: State) -> Seat | None:
    """Return whose turn it is: the host's while an invited minister acts; `None` while all discard."""
    if s.phase in ("over", "discard"):
        return None
    return s.seat if s.host == NO_SEAT else s.host


def _to_come(s: State) -> list[Seat]:
    """Return the seats without a turn in this lap as the track stands now, the one at its turn first."""
    if s.phase == "over":
        return []
    waiting = [seat for seat in (s.track if s.dynamic else s.order) if seat not in s.done]
    turn = _turn(s)
    return waiting if turn is None else [turn, *(seat for seat in waiting if seat != turn)]


def _guest(guest: int) -> Guest:
    return {"civ": CIVILIZATIONS[guest % KINDS], "island": ISLANDS[guest // KINDS]}


def _player(s: State, seat: Seat) -> Player:
    return {
        "seat": seat,
        "points": s.points[seat],
        "place": s.track.index(seat) + 1,
        "income": income(s, seat),
        "fair": s.fair[seat] if s.fair else 0,
        "cards": cards_held(s, seat),
        "owes": s.owed[seat],
        "privileges": s.privileges[seat],
        "bases": bases_left(s, seat),
        "princes": {id: princes_left(s, seat, civ) for civ, id in enumerate(CIVILIZATIONS)},
        "districts": [DISTRICT_IDS[d] for d, owner in enumerate(s.owner) if owner == seat],
        "wonders": [ISLANDS[island] for island, owner in enumerate(s.wonder) if owner == seat],
        "taken": [_guest(guest) for guest in s.taken[seat]],
        "surprised": seat in s.surprised,
        "done": seat in s.done,
    }


def _island(s: State, island: int) -> Island:
    heaps = s.quay[island * KINDS : (island + 1) * KINDS]
    return {
        "id": ISLANDS[island],
        "animal": ANIMALS[ISLANDS[island]],
        "open": not closed(len(s.points), island),
        "wonder": _or_none(s.wonder[island]),
        "guests": dict(zip(CIVILIZATIONS, heaps, strict=True)),
        "districts": [DISTRICT_IDS[d] for d in ON_ISLAND[island]],
    }


def _districts(s: State) -> list[District]:
    heaps: list[list[Heap]] = [[] for _ in DISTRICTS]
    for seat, row in enumerate(s.princes):
        for heap, n in enumerate(row):
            if n:
                heaps[heap // KINDS].append({"seat": seat, "civ": CIVILIZATIONS[heap % KINDS], "n": n})
    return [_district(s, d, here) for d, here in enumerate(heaps)]


def _district(s: State, d: int, princes: list[Heap]) -> District:
    seats = len(s.points)
    return {
        "id": DISTRICT_IDS[d],
        "island": ISLANDS[ISLAND_OF[d]],
        "number": NUMBER_OF[d],
        "value": VALUE[d],
        "ship": DISTRICTS[d].ship,
        "open": not closed(seats, ISLAND_OF[d]),
        "land": list(LAND[seats][d]),
        "sea": list(SEA[seats][d]),
        "owner": _or_none(s.owner[d]),
        "monument": None if s.monument[d] == NOTHING else CIVILIZATIONS[s.monument[d]],
        "princes": princes,
    }


def _building(s: State) -> WonderInProgress | None:
    if s.site == NOTHING:
        return None
    return {"island": ISLANDS[s.site], "recall": [CIVILIZATIONS[civ] for civ in s.recall]}
