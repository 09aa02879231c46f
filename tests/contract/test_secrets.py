"""Secrets of other seats reach neither bots nor hints nor the log, and bots have no way to the position.

laws.py checks views, prompts, descriptions and single log lines. A link hides nothing: it holds the seed and the moves;
the last tests document that.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.contract.sample import guesses, played, positions, spread
from utopiary import GAMES, Session, text
from utopiary.core.bots import Advice, Known, answer
from utopiary.core.canonical import digest
from utopiary.core.rng import Rng
from utopiary.testing import options_of

ROOT = Path(__file__).parents[2]
INSIDE = {"_state", "__dict__", "__getattribute__", "gc", "inspect"}  # ways around the public attributes
PROBES = {"getattr", "vars", "dir"}  # and these with `known` as their argument


def forbidden_names(source: str) -> Iterator[str]:
    """The names in a source by which a bot could reach the position."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in INSIDE:
            yield node.attr
        if isinstance(node, ast.Name) and node.id in INSIDE:
            yield node.id
        probe = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PROBES
        if probe and "known" in ast.unparse(node.args[0]):
            yield node.func.id
        if isinstance(node, ast.Constant) and node.value in INSIDE:
            yield str(node.value)
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.name for alias in node.names if alias.name in INSIDE)


def test_no_bot_reaches_the_position() -> None:
    games = [*(ROOT / "engine" / "utopiary" / "games").rglob("*.py")]
    assert len(games) > 100
    found = {path.relative_to(ROOT).as_posix(): [*forbidden_names(path.read_text("utf-8"))] for path in games}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "cheat",
    ["known._state", "vars(known)", "getattr(known, '_' + 'state')", "known.__dict__['x']", "import gc", "f('_state')"],
)
def test_a_cheat_is_found(cheat: str) -> None:
    assert [*forbidden_names(cheat)]


def test_only_known_holds_the_position_in_the_core() -> None:
    core = ROOT / "engine" / "utopiary" / "core"
    holders = [path.name for path in core.glob("*.py") if "_state" in [*forbidden_names(path.read_text("utf-8"))]]
    assert holders == ["bots.py"]
    tree = ast.parse((core / "bots.py").read_text("utf-8"))
    for part in tree.body:
        if not (isinstance(part, ast.ClassDef) and part.name == "Known"):
            assert "_state" not in [*forbidden_names(ast.unparse(part))]


# --- two deals that look alike ---------------------------------------------------------------------------------------

HIDING = [id for id in (*GAMES, "whisper") if GAMES.find(id).seats[-1] > 1]
CASES = [
    pytest.param(id, seats, marks=[pytest.mark.slow] * (id != "whisper"))
    for id in HIDING
    for seats in GAMES.find(id).seats
]


def _advice(game: Any, state: Any, seat: int, level: str) -> Advice:
    """The advice of a bot, always with the same generator."""
    return answer(game.bot(level), Known(game, state, seat), Rng.of("the same dice"))


@pytest.mark.parametrize(("id", "seats"), CASES)
def test_bots_and_hints_do_not_depend_on_what_is_hidden(id: str, seats: int) -> None:
    """In another deal of what the seat cannot see, every bot and hint gives the same move with the same reason."""
    game, differ = GAMES.find(id), 0
    for state in spread(positions(game, seats), 5):
        for seat in game.active(state)[:1]:
            (other,) = guesses(game, state, seat, 1)
            differ += digest(other) != digest(state)
            for level in game.levels:
                assert _advice(game, state, seat, level) == _advice(game, other, seat, level), f"the {level} bot cheats"
    assert differ, "no deal differs"


def test_a_cheating_bot_is_noticed() -> None:
    game = GAMES.find("whisper")

    class Cheat(type(game)):  # type: ignore[misc]
        def bot(self, level: str) -> Any:
            return self

        def think(self, known: Known[Any], rng: Rng) -> Iterator[Advice]:
            yield Advice(known.moves[known._state.deck[-1] % len(known.moves)], text("why.any"))

    cheat = Cheat()
    equal = set()
    for state in positions(game, 3, 20)[:-1]:
        seat = game.active(state)[0]
        for other in guesses(game, state, seat, 4):
            equal.add(_advice(cheat, state, seat, "easy") == _advice(cheat, other, seat, "easy"))
    assert False in equal


@pytest.mark.parametrize("id", [pytest.param(id, marks=[pytest.mark.slow] * (id != "whisper")) for id in HIDING])
def test_the_whole_log_is_the_same_in_deals_that_look_alike(id: str) -> None:
    """Two deals that look alike to a seat are played on with the same moves, as long as both allow them."""
    game = GAMES.find(id)
    seats = game.seats[-1]
    for state in spread(positions(game, seats), 8):
        for seat in range(seats):
            (other,) = guesses(game, state, seat, 1)
            rng, here, there = Rng(3), state, other
            for _ in range(6):
                options = (
                    [option for option in options_of(game, here) if option in options_of(game, there)]
                    if game.active(here)
                    else []
                )
                if not options:
                    break
                mover, move = rng.pick(options)
                (after, events), (other_after, other_events) = (
                    game.step(here, mover, move),
                    game.step(there, mover, move),
                )
                if game.view(after, seat) != game.view(other_after, seat) or after.rng != here.rng:
                    break  # the difference is visible now, or the dice differ
                assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in other_events]
                here, there = after, other_after


# --- links hide nothing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", HIDING)
def test_a_seed_link_tells_only_the_deal(id: str) -> None:
    """It is the same text after any number of moves."""
    game = GAMES.find(id)
    at_the_start = played(game, game.seats[0], moves=0).link("seed")
    assert {played(game, game.seats[0], moves=n).link("seed") for n in (1, 5, 40)} == {at_the_start}


@pytest.mark.parametrize("id", HIDING)
def test_a_position_link_tells_every_hand(id: str) -> None:
    """As the README and the share panel say: it holds the seed and the moves, without encryption."""
    session = played(GAMES.find(id), GAMES.find(id).seats[0], moves=20)
    assert digest(Session.from_link(session.link("position")).state) == digest(session.state)
