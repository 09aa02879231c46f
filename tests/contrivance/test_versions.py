"""Games of earlier rules end by those rules, and bots use their tables."""

import json
from typing import Any

import pytest

from tests.saves import HERE
from utopiary import GAMES, Session
from utopiary.core.rng import Rng
from utopiary.games.contrivance.bots.value import numbers

GAME = GAMES.find("contrivance")
PUBLISHED = {1: "08d3cac", 2: "e7143ce"}  # rules version -> the commit that played by it


def kept(version: int, name: str) -> dict[str, Any]:
    saved = json.loads((HERE / "published" / PUBLISHED[version] / f"{name}.json").read_text(encoding="utf-8"))
    assert saved["rules"] == version
    return dict(saved)


def test_every_version_is_known() -> None:
    versions = [game.rules_version for game in (GAME, *GAME.old_rules)]
    assert versions == list(range(GAME.rules_version, 0, -1))


def test_the_same_moves_end_by_the_rules_of_their_version() -> None:
    """The Self-Winding Valet asked for one own tile in version 1, and for three in version 2."""
    first, second = kept(1, "contrivance-2-valet"), kept(2, "contrivance-2-valet")
    assert (first["seed"], first["moves"]) == (second["seed"], second["moves"])
    ends = []
    for saved in (first, second):
        session = Session.load(saved)
        ends.append((session.view()["contrivance"], session.outcome))
    assert ends == [
        ({"id": "self-winding-valet", "number": 1}, ("repaired", (10, 3), (0,))),
        ({"id": "self-winding-valet", "number": 3}, ("repaired", (0, 3), (1,))),
    ]


@pytest.mark.parametrize(
    ("version", "chances"), [(1, {1: 1 / 3, 2: 1 / 3, 3: 1 / 3}), (2, {1: 1 / 6, 2: 1 / 3, 3: 1 / 2})]
)
def test_guesses_and_bots_use_the_numbers_of_their_version(version: int, chances: dict[int, float]) -> None:
    session = Session.load(kept(version, "contrivance-6-halfway"))
    state, seat = session.state, session.active[0]
    guesses = [session.game.guess(state, seat, Rng.of(f"{number}")) for number in range(300)]
    assert {guess.contrivances[guess.contrivance].number for guess in guesses} == set(chances)
    assert dict(numbers(state.contrivances)) == pytest.approx(chances)
    for level in session.game.levels:
        assert session.advice(seat, level).move in session.game.moves(state, seat)
