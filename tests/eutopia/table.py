"""A table laid for a test: an island that is always the same, and hands, deck and events as the test wants them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from utopiary import GAMES, move_text, testing
from utopiary.games.eutopia.data import EVENTS
from utopiary.games.eutopia.state import State, Trouble

GAME = GAMES.find("eutopia")
ISLAND = (1, 2, 3, 4, 5, 6, 7, 8)  # areas 1 to 8: M F F L L C C M
PLAIN = {"talents": "off"}  # the rules without what we added
DULL = (9, 10, 11, 12)  # Action cards to fill a deck with


def factor_events(factor: str) -> list[int]:
    return [id for id, event in EVENTS.items() if event.factor == factor]


def strikes(*places: tuple[int, int]) -> list[Trouble]:
    """Events on the map, given as (event, area)."""
    return [Trouble(event, area, State.edition.needs[event]) for event, area in places]


def table(
    seats: int = 2,
    *,
    hand: Iterable[int] = (),
    time: Sequence[int] = DULL,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> testing.TestSession:
    """The first player's Action Phase; `hand` is theirs, the top card of `time` comes first."""
    start: dict[str, Any] = {
        "phase": "action",
        "round": 1,
        "map": ISLAND,
        "roles": [1] * seats,
        "places": [1] * seats,
        "hands": [sorted(hand), *([] for _ in range(seats - 1))],
        "time": list(time)[::-1],
    }
    return testing.session("eutopia", seats=seats, options=PLAIN | dict(options or {}), **(start | fields))


def dealt(seats: int = 2, *, seed: str = "DEAL", options: Mapping[str, str] | None = None) -> testing.TestSession:
    """A game in which everybody has chosen a role and a place."""
    s = testing.session("eutopia", seats=seats, seed=seed, options=PLAIN | dict(options or {}))
    for seat in range(seats):
        s.play_all("role 1", f"stand {seat + 1}")
    return s


def moves(s: testing.TestSession) -> list[str]:
    """What the seat to act can do, as text."""
    return [move_text(move) for move in GAME.moves(s.state, s.active[0])]


def uses(s: testing.TestSession, card: int) -> list[str]:
    """What the seat to act could do with a card."""
    after, _ = GAME.step(s.state, s.active[0], ("take", card))
    return [move_text(move) for move in GAME.moves(after, s.active[0])]
