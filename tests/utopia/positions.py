"""Positions for tests: laid out by hand, reached by random play, and helpers that read them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from utopiary import GAMES, Event, Seat
from utopiary.core.rng import Rng
from utopiary.core.setup import check
from utopiary.games.utopia import data
from utopiary.games.utopia.data import CIVILIZATION, DISTRICT, ISLAND, full_bag
from utopiary.games.utopia.state import State
from utopiary.testing import TestSession, options_of

GAME = GAMES.find("utopia")
COLOURS = ("blue", "red", "green", "yellow", "black")  # of the rulebook's examples
BLUE, RED, GREEN, YELLOW, BLACK = range(len(COLOURS))
EXAMPLE_SCALE = "greece maya egypt persia china"  # the start of both scale examples
BUILDS = ("wonder", "control")


def position(
    seats: int = 4,
    *,
    turn: Seat = BLUE,
    phase: str = "develop",
    princes: Mapping[tuple[Seat, str, str], int] | None = None,  # (seat, district, civilization): how many
    districts: Mapping[str, tuple[Seat, str]] | None = None,  # district: (owner, civilization)
    wonders: Mapping[str, Seat] | None = None,
    hands: Mapping[Seat, str] | None = None,
    quay: str | None = None,  # "maya-wind china-fire"
    scale: str = EXAMPLE_SCALE,
    points: Mapping[Seat, int] | None = None,
    options: Mapping[str, str] | None = None,
    seed: str = "TABLE",
    **fields: Any,
) -> TestSession:
    """Return a session in the middle of a turn; nothing is on the board but what the arguments name."""
    setup = check("utopia", seed, seats, options)
    s: State = setup.begin()
    s.track = list(range(seats))
    s.phase, s.seat, s.lap = phase, turn, 1 if phase in ("welcome", "place", "settle", "invite") else 0
    s.bag, s.quay = full_bag(seats), [0] * len(s.quay)
    for guest in (quay or "").split():
        civ, island = guest.split("-")
        heap = ISLAND[island] * data.KINDS + CIVILIZATION[civ]
        s.bag[heap] -= 1
        s.quay[heap] += 1
    for (seat, district, civ), n in (princes or {}).items():
        s.princes[seat][DISTRICT[district] * data.KINDS + CIVILIZATION[civ]] = n
    for district, (seat, civ) in (districts or {}).items():
        s.owner[DISTRICT[district]], s.monument[DISTRICT[district]] = seat, CIVILIZATION[civ]
    for island, seat in (wonders or {}).items():
        s.wonder[ISLAND[island]] = seat
    for seat, cards in (hands or {}).items():
        for civ in cards.split():
            s.hands[seat][CIVILIZATION[civ]] += 1
            s.deck[CIVILIZATION[civ]] -= 1
    s.scale = tuple(CIVILIZATION[civ] for civ in scale.split())
    for seat, n in (points or {}).items():
        s.points[seat] = n
    s.track.sort(key=lambda seat: -s.points[seat])
    s.order, s.start = tuple(s.track), s.track[0]
    s.done = tuple(seat for seat in s.track[: s.track.index(turn)])
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    return TestSession(setup, s)


def started_by(seat: Seat, seats: int, **more: Any) -> TestSession:
    """Return a new game whose start player is that seat."""
    for number in range(200):
        setup = check("utopia", f"START {number}", seats, **more)
        s = setup.begin()
        if s.start == seat:
            return TestSession(setup, s)
    raise AssertionError("that seat never starts")


def legal(s: TestSession, verb: str = "") -> list[str]:
    """Return the legal moves of the first seat to act as text, all or those of one verb."""
    moves = GAME.moves(s.state, s.active[0])
    return [" ".join(map(str, move)) for move in moves if not verb or move[0] == verb]


def quietly(s: TestSession, until: Callable[[State], bool]) -> TestSession:
    """Play on without building, surprise guests or cards until a condition holds."""
    while s.active and not until(s.state):
        moves = [move for move in GAME.moves(s.state, s.active[0]) if move[0] not in BUILDS]
        ends = [move for move in moves if move[0] in ("end", "done")]
        s.play(s.active[0], (ends or moves)[0])
    return s


def princes(s: TestSession, seat: Seat, district: str, civ: str) -> int:
    """Return how many princes of a civilization a seat has in a district."""
    n: int = s.state.princes[seat][DISTRICT[district] * data.KINDS + CIVILIZATION[civ]]
    return n


def on_board(s: TestSession, seat: Seat) -> int:
    """Return how many princes a seat has on the board."""
    return sum(s.state.princes[seat])


def scale(s: TestSession) -> str:
    """Return the prestige scale as text, place 1 first."""
    return " ".join(data.CIVILIZATIONS[civ] for civ in s.state.scale)


def names(seats: tuple[Seat, ...] | list[Seat]) -> str:
    """Return seats as the colours of the rulebook's examples."""
    return " ".join(COLOURS[seat] for seat in seats)


Walk = list[tuple[State, tuple[Event, ...]]]


def walk(
    seats: int, number: int, start: State | None = None, most: int = 3_000
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield the positions of a random game and the events that led to each."""
    options = {option.id: option.values[number % len(option.values)] for option in GAME.options}
    state = start or check("utopia", f"WALK {number}", seats, options).begin()
    rng = Rng.of(f"walk {number}")
    yield state, ()
    for _ in range(most):
        if not GAME.active(state):
            break
        state, events = GAME.step(state, *rng.pick(options_of(GAME, state)))
        yield state, events
