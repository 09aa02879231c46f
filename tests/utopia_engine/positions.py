"""Positions in the middle of a game: searching, fighting, activating, connecting, and random walks from anywhere."""

from collections.abc import Iterator
from typing import Any

from utopiary import GAMES, Event, testing
from utopiary.core.rng import Rng
from utopiary.core.setup import check as check_setup
from utopiary.games.utopia_engine import data
from utopiary.games.utopia_engine.data import CONSTRUCTS, TIES
from utopiary.games.utopia_engine.state import Box, Link, State

GAME = GAMES["utopia-engine"]

NOTHING: frozenset[str] = frozenset()
FULL_BOX = Box((1, 1, 1, 1, 1, 1), 0)


def game(*rolls: int, options: dict[str, str] | None = None, **fields: Any) -> testing.TestSession:
    """A game in which the next dice come up as listed, with these fields of the state."""
    return testing.session("utopia-engine", rolls=rolls, options=options, **fields)


def moves(s: testing.TestSession) -> list[str]:
    """The legal moves, in words."""
    return [" ".join(map(str, choice.move)) for choice in s.prompt(0).choices]


def searched(top: str, bottom: str, *then: int, place: str = "great-wilds", **fields: Any) -> testing.TestSession:
    """A search that ends with these two numbers."""
    rolls = [int(digit) for pair in zip(top, bottom, strict=True) for digit in pair]
    s = game(*rolls, *then, **fields).play_all(f"search {place} 1")
    for column in range(3):
        s.play_all(f"put {top[column]} t{column + 1}", f"put {bottom[column]} b{column + 1}")
    return s


def fighting(level: int, *rolls: int, place: str = "great-wilds", **fields: Any) -> testing.TestSession:
    """An encounter of this level, without tools if not said otherwise."""
    return game(*rolls, **{"charged": NOTHING, **fields}, phase="combat", place=place, level=level)


def linked(value: int) -> dict[str, Link]:
    """All six links, each with this value."""
    return {component: Link(True, value=value) for component in TIES}


def all_active() -> dict[str, Any]:
    """Every Construct found and active."""
    return {"found": frozenset(CONSTRUCTS), "activated": frozenset(CONSTRUCTS)}


def stock(**components: int) -> dict[str, int]:
    """Stores that hold only these components."""
    return {**dict.fromkeys(TIES, 0), **components}


def activating(*rolls: int, **fields: Any) -> testing.TestSession:
    """The first field of the Hermetic Mirror."""
    s = game(*rolls, **{"found": frozenset({"hermetic-mirror"}), "charged": NOTHING, **fields})
    return s.play_all("activate hermetic-mirror")


def write_pairs(s: testing.TestSession, *pairs: tuple[int, int]) -> testing.TestSession:
    """Write each roll into a box of its own."""
    for box, (top, bottom) in enumerate(pairs, 1):
        s.play_all(f"put {top} t{box}", f"put {bottom} b{box}")
    return s


def flat(pairs: list[tuple[int, int]]) -> list[int]:
    """The dice of these rolls."""
    return [die for pair in pairs for die in pair]


def connecting(*rolls: int, wax: int = 1, **fields: Any) -> testing.TestSession:
    """The link of Hermetic Mirror and Void Gate, begun."""
    s = game(*rolls, stores=stock(wax=wax), **all_active(), **fields)
    return s.play_all("connect wax")


def some(rng: Rng, items: tuple[str, ...], share: int) -> frozenset[str]:
    """About this share of the items, in percent."""
    return frozenset(item for item in items if rng.below(100) < share)


def anywhere(number: int) -> State:
    """A position between actions somewhere on the way, so that random play meets every part of the rules."""
    rng = Rng.of(f"anywhere {number}")
    options = {"bracelet": ("day", "activation")[number % 2]}
    s: State = check_setup(GAME.id, f"anywhere {number}", 1, options).begin()
    if number % 4 == 0:
        return s
    share = (0, 40, 80, 100)[number % 4]
    s.found = some(rng, data.CONSTRUCTS, share + 10)
    s.activated = some(rng, data.CONSTRUCTS, share) & s.found
    s.treasures = some(rng, data.TREASURES, 40)
    s.charged = some(rng, data.TOOLS, 50)
    s.stores = {component: rng.below(5) for component in data.COMPONENTS}
    s.hit_points, s.energy, s.basket, s.day = 1 + rng.below(6), rng.below(7), rng.below(11), rng.below(10)
    s.events = {event: data.ORDER[rng.below(6)] for event in data.EVENTS}
    if number % 8 == 3:
        s.links = {component: Link(True, value=1 + rng.below(4)) for component in data.TIES}
    elif number % 8 == 7:
        s.links = {tie: Link(True, value=2) if rng.below(3) else Link() for tie in data.TIES}
    if number % 16 == 5:
        s.place, s.boxes = "fiery-maw", (Box((1, 1, 1, 1, 1, 1), 0),) * (5 + rng.below(2))
    elif number % 16 == 9 and s.found - s.activated:
        s.subject = next(construct for construct in data.CONSTRUCTS if construct in s.found - s.activated)
        s.phase, s.turn, s.dice = "activation", 2, [3, 4]
        s.squares, s.marks = [0, 0, 0, 0, 0, 0, 0, 0], [-1, -1, -1, -1]
    return s


def walk(number: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Random play from `anywhere` to the end: every position and the events that led to it."""
    state, rng = anywhere(number), Rng.of(f"walk {number}")
    yield state, ()
    steps = 0
    while GAME.active(state):
        state, events = GAME.step(state, 0, rng.pick(GAME.moves(state, 0)))
        yield state, events
        steps += 1
        assert steps < 3000, "a game that does not end"
