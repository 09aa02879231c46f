"""Builders of positions for tests: what captains have and rolled, and where their dice go."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from utopiary import GAMES, Event, Text
from utopiary.games.transecopia.data import FIND_INDEX, PARTS, UPGRADES, ZONES
from utopiary.games.transecopia.names import DIE_OF
from utopiary.games.transecopia.state import State
from utopiary.testing import TestSession, playout, session

GAME = GAMES.find("transecopia")
FIRST_GAME = {"characters": "none", "artifacts": "first-game"}


def position(seats: int = 4, *, rolls: tuple[int, ...] = (), **fields: Any) -> TestSession:
    """Seat 0 has the brightest Light card. A Prismatic die takes 1, 2, 3 of `rolls` for 4, 5, 6."""
    first: dict[str, Any] = {"radiant": 0, "first": 0, "phase": "deploy", "turn": 1}
    return session("transecopia", seats=seats, rolls=rolls, options=FIRST_GAME, **(first | fields))


def deploy(*places: str, rolls: tuple[int, ...] = (), ready: bool = True, **fields: Any) -> TestSession:
    """Each captain rolled just these dice and deploys them: "4 mine, blue-4 mine"; "4+3 mine" is a stack."""
    plans = [[part.split() for part in plan.split(", ") if part] for plan in places]
    stacks = [[[die_of(word) for word in dice.split("+")] for dice, _ in plan] for plan in plans]
    dice = [tuple(sorted(die for stack in own for die in stack)) for own in stacks]
    s = position(len(places), rolls=rolls, dice=dice, tray=dice[:], placed=[()] * len(places), **fields)
    for seat, plan in enumerate(plans):
        used: dict[str, int] = {}
        for words, zone in plan:
            first, *more = words.split("+")
            s.play(seat, f"place {first} {zone}")
            used[zone] = used.get(zone, 0) + 1
            for word in more:
                s.play(seat, f"stack {word} {zone} {used[zone]}")
    for seat in range(len(places) if ready else 0):
        s.play(seat, "ready")
    return s


def die_of(word: str) -> int:
    """A die by its name in moves."""
    return DIE_OF[int(word) if word.isdigit() else word]


def moves(s: TestSession, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, by default the first active one."""
    seat = s.active[0] if seat is None else seat
    return [" ".join(map(str, choice.move)) for choice in s.prompt(seat).choices]


def events(s: TestSession) -> list[Event]:
    """Every event so far."""
    return [event for step in s.steps for event in step.events]


def told(s: TestSession, id: str) -> list[dict[str, Any]]:
    """The arguments of every event of that name so far."""
    return [dict(event.text.args) for event in events(s) if event.text.id == f"transecopia.{id}"]


def seat_of(name: Text) -> int:
    """The seat that a text names."""
    seat = dict(name.args)["seat"]
    assert isinstance(seat, int)
    return seat


def nothing_for(s: TestSession) -> list[tuple[int, str]]:
    """(seat, zone) of every unresolved deployment."""
    return [(result.seat, ZONES[result.zone]) for result in s.state.results if not result.gains]


def parts(**counts: int) -> tuple[int, ...]:
    """Parts by name; `prismatic_gear=1`."""
    return tuple(counts.get(id.replace("-", "_"), 0) for id in PARTS)


def hand(*ids: str) -> tuple[int, ...]:
    """Discovery cards by id."""
    return tuple(sorted(FIND_INDEX[id] for id in ids))


def upgrade(id: str) -> int:
    """An Upgrade card by id: its index in its tier."""
    return next(index for tier in UPGRADES for index, card in enumerate(tier) if card.id == id)


def producing(seat: int = 0, seats: int = 4, **fields: Any) -> TestSession:
    """The last captain of a Production Phase."""
    return position(seats, **({"phase": "production", "seat": seat, "waiting": ()} | fields))


def at(seats: int, seat: int, **values: Any) -> dict[str, Any]:
    """Fields that are by seat: one captain has this, the others nothing."""
    nothing: dict[str, Any] = {"parts": parts(), "techs": (), "hands": (), "prisms": (), "level": 0, "upgrades": 0}
    return {
        name: [value if other == seat else nothing.get(name, 0) for other in range(seats)]
        for name, value in values.items()
    }


def access(**seats: tuple[int, ...]) -> dict[str, Any]:
    """The captains who have accessed each Artifact; those named are in play, others fill up the five."""
    named = [id.replace("_", "-") for id in seats]
    rest = [id for id in ("crystal-of-renewal", "cyclical-crystal", "tablet-of-change", "derelict-icon",
                          "invigorating-icon", "derelict-gem", "gem-of-purity") if id not in named]  # fmt: skip
    ids = tuple((named + rest)[:5])
    return {"artifacts": ids, "access": tuple(seats.get(id.replace("-", "_"), ()) for id in ids)}


def characters(seats: int, **who: int) -> dict[str, Any]:
    """characters(4, lutra_sentinel=0): that seat plays it."""
    names = {seat: id.replace("_", "-") for id, seat in who.items()}
    return {"characters": tuple(names.get(seat, "") for seat in range(seats))}


def stores(s: TestSession, seat: int) -> tuple[int, int, int, int]:
    """Iron, copper, astatine, Light tokens."""
    state: State = s.state
    return state.iron[seat], state.copper[seat], state.astatine[seat], state.lights[seat]


# --- positions of random games ---------------------------------------------------------------------------------------

GAMES_PLAYED = [(seats, number) for seats in GAME.seats for number in range(2)]


@cache
def whole_game(seats: int, number: int) -> tuple[State, ...]:
    """Every position of a random game, with Characters in those of even number."""
    options = {"characters": ("draft", "none")[number % 2]}
    return tuple(playout(GAME, seats, f"invariant {number}", options))


def some_states() -> Iterator[State]:
    """Every thirteenth position of `GAMES_PLAYED`."""
    for seats, number in GAMES_PLAYED:
        yield from whole_game(seats, number)[::13]
