"""Positions for tests: an island that is always the same, with hands, deck and events as the test needs them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from utopiary import GAMES, move_text, testing
from utopiary.games.eutopia.data import EVENTS
from utopiary.games.eutopia.old_rules import State1
from utopiary.games.eutopia.state import CURRENT, OpenEvent, State

GAME = GAMES.find("eutopia")
ISLAND = (1, 2, 3, 4, 5, 6, 7, 8)  # areas 1 to 8: M F F L L C C M
RULEBOOK = {"talents": "off"}  # the rules without our additions
FILLER = (9, 10, 11, 12)  # Action cards to fill a deck with


@contextmanager
def first_needs() -> Iterator[None]:
    """Let events need what they needed in the first reconstruction.

    The examples of the golden list and of the rulings are told with these. The needs in force are tuned (data.py), and
    no rule may depend on them.
    """
    State.edition = CURRENT._replace(needs=State1.edition.needs)
    try:
        yield
    finally:
        State.edition = CURRENT


def factor_events(factor: str) -> list[int]:
    """The Event cards with a border of that factor."""
    return [id for id, event in EVENTS.items() if event.factor == factor]


def on_map(*places: tuple[int, int]) -> list[OpenEvent]:
    """Events on the map, given as (event, area)."""
    return [OpenEvent(event, area, State.edition.needs[event]) for event, area in places]


def position(
    seats: int = 2,
    *,
    hand: Iterable[int] = (),
    time: Sequence[int] = FILLER,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> testing.TestSession:
    """A game in the first player's Action Phase; `hand` is that player's, the top card of `time` comes first."""
    start: dict[str, Any] = {
        "phase": "action",
        "round": 1,
        "map": ISLAND,
        "roles": [1] * seats,
        "places": [1] * seats,
        "hands": [sorted(hand), *([] for _ in range(seats - 1))],
        "time": list(time)[::-1],
    }
    return testing.session("eutopia", seats=seats, options=RULEBOOK | dict(options or {}), **(start | fields))


def dealt(seats: int = 2, *, seed: str = "DEAL", options: Mapping[str, str] | None = None) -> testing.TestSession:
    """A game in which all players have chosen a role and a place."""
    s = testing.session("eutopia", seats=seats, seed=seed, options=RULEBOOK | dict(options or {}))
    for seat in range(seats):
        s.play_all("role 1", f"stand {seat + 1}")
    return s


def moves(s: testing.TestSession) -> list[str]:
    """The moves of the seat to act, as text."""
    return [move_text(move) for move in GAME.moves(s.state, s.active[0])]


def uses(s: testing.TestSession, card: int) -> list[str]:
    """The moves of the seat to act once it has taken up a card, as text."""
    after, _ = GAME.step(s.state, s.active[0], ("take", card))
    return [move_text(move) for move in GAME.moves(after, s.active[0])]
