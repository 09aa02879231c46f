"""What a seat may not know reaches neither its bots nor its hints nor its log; bots are given nothing to cheat with.

That views, prompts, words and single sentences of the log tell no secrets is among the laws (laws.py). A link is
another matter: it is the game itself, seed and moves, and hides nothing from somebody who can read it. The last tests
say so.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.contract.sample import guesses, played, positions, some
from utopiary import GAMES, Session, text
from utopiary.core.bots import Advice, Known, answer
from utopiary.core.canonical import digest
from utopiary.core.rng import Rng
from utopiary.testing import options_of

ROOT = Path(__file__).parents[2]
INSIDE = {"_state", "__dict__", "__getattribute__", "gc", "inspect"}  # ways to what is not given
PROBES = {"getattr", "vars", "dir"}  # and these, when they are put to what a bot knows


def reaches(source: str) -> Iterator[str]:
    """What in a source could lead a bot to the position it must not see."""
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


def test_no_game_reaches_into_what_a_bot_knows() -> None:
    games = [*(ROOT / "engine" / "utopiary" / "games").rglob("*.py")]
    assert len(games) > 100
    found = {path.relative_to(ROOT).as_posix(): [*reaches(path.read_text("utf-8"))] for path in games}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "cheat",
    ["known._state", "vars(known)", "getattr(known, '_' + 'state')", "known.__dict__['x']", "import gc", "f('_state')"],
)
def test_a_cheat_is_found(cheat: str) -> None:
    assert [*reaches(cheat)]


def test_in_the_core_only_known_itself_holds_the_position() -> None:
    core = ROOT / "engine" / "utopiary" / "core"
    holders = [path.name for path in core.glob("*.py") if "_state" in [*reaches(path.read_text("utf-8"))]]
    assert holders == ["bots.py"]
    tree = ast.parse((core / "bots.py").read_text("utf-8"))
    for part in tree.body:
        if not (isinstance(part, ast.ClassDef) and part.name == "Known"):
            assert "_state" not in [*reaches(ast.unparse(part))]


# --- two deals that look alike ---------------------------------------------------------------------------------------

HIDING = [id for id in (*GAMES, "whisper") if GAMES.find(id).seats[-1] > 1]
TABLES = [
    pytest.param(id, seats, marks=[pytest.mark.slow] * (id != "whisper"))
    for id in HIDING
    for seats in GAMES.find(id).seats
]


def _advice(game: Any, state: Any, seat: int, level: str) -> Advice:
    return answer(game.bot(level), Known(game, state, seat), Rng.of("the same dice"))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_bots_and_hints_are_the_same_whatever_is_hidden(id: str, seats: int) -> None:
    """Deal what the seat cannot see in another way: every bot says the same, and so does a hint, reason and all."""
    game, differ = GAMES.find(id), 0
    for state in some(positions(game, seats), 5):
        for seat in game.active(state)[:1]:
            (other,) = guesses(game, state, seat, 1)
            differ += digest(other) != digest(state)
            for level in game.levels:
                assert _advice(game, state, seat, level) == _advice(game, other, seat, level), f"the {level} bot cheats"
    assert differ, "the two deals are one"


def test_a_cheating_bot_is_noticed() -> None:
    game = GAMES.find("whisper")

    class Cheat(type(game)):  # type: ignore[misc]
        def bot(self, level: str) -> Any:
            return self

        def think(self, known: Known[Any], rng: Rng) -> Iterator[Advice]:
            yield Advice(known.moves[known._state.deck[-1] % len(known.moves)], text("why.any"))

    cheat = Cheat()
    said = set()
    for state in positions(game, 3, 20)[:-1]:
        seat = game.active(state)[0]
        for other in guesses(game, state, seat, 4):
            said.add(_advice(cheat, state, seat, "easy") == _advice(cheat, other, seat, "easy"))
    assert False in said


@pytest.mark.parametrize("id", [pytest.param(id, marks=[pytest.mark.slow] * (id != "whisper")) for id in HIDING])
def test_the_whole_log_is_the_same_when_only_others_know_what_differs(id: str) -> None:
    """Two games from deals that look alike to a seat, played on with the same moves as long as both allow them."""
    game = GAMES.find(id)
    seats = game.seats[-1]
    for state in some(positions(game, seats), 8):
        for seat in range(seats):
            (other,) = guesses(game, state, seat, 1)
            rng, here, there = Rng(3), state, other
            for _ in range(6):
                acts = (
                    [act for act in options_of(game, here) if act in options_of(game, there)]
                    if game.active(here)
                    else []
                )
                if not acts:
                    break
                mover, move = rng.pick(acts)
                (after, told), (after_too, told_too) = game.step(here, mover, move), game.step(there, mover, move)
                if game.view(after, seat) != game.view(after_too, seat) or after.rng != here.rng:
                    break  # it was shown by now, or dice were thrown, which differ
                assert [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in told_too]
                here, there = after, after_too


# --- links hide nothing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", HIDING)
def test_a_seed_link_says_nothing_about_the_game_but_its_deal(id: str) -> None:
    """Whatever is played, it stays the same, to the letter: not even its length tells anything."""
    game = GAMES.find(id)
    begun = played(game, game.seats[0], moves=0).link("seed")
    assert {played(game, game.seats[0], moves=n).link("seed") for n in (1, 5, 40)} == {begun}


@pytest.mark.parametrize("id", HIDING)
def test_whoever_has_a_position_can_read_every_hand(id: str) -> None:
    """README and the panel for sending say so: a position is the seed and the moves, and nothing in it is locked."""
    session = played(GAMES.find(id), GAMES.find(id).seats[0], moves=20)
    assert digest(Session.from_link(session.link("position")).state) == digest(session.state)
