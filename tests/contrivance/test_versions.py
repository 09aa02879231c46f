"""Games of earlier rules: as they were saved then, and played on today."""

import pytest

from tests.saves import kept
from utopiary import GAMES, Session
from utopiary.core.rng import Rng
from utopiary.games.contrivance.bots.value import numbers

GAME = GAMES.find("contrivance")
VERSIONS = [game.rules_version for game in (GAME, *GAME.ancestors)]


def test_every_version_is_known() -> None:
    assert sorted(VERSIONS) == list(range(1, GAME.rules_version + 1))


def test_the_same_moves_end_by_the_rules_of_their_time() -> None:
    """The Self-Winding Valet asked for one own tile in version 1, and for three in version 2."""
    first, second = (Session.load(kept(f"contrivance-rules-{version}-2-repaired")) for version in (1, 2))
    assert first.seed == second.seed
    assert kept("contrivance-rules-1-2-repaired")["moves"] == kept("contrivance-rules-2-2-repaired")["moves"]
    assert first.view()["contrivance"] == {"id": "self-winding-valet", "number": 1}
    assert second.view()["contrivance"] == {"id": "self-winding-valet", "number": 3}
    assert first.outcome == ("repaired", (10, 3), (0,))
    assert second.outcome == ("repaired", (0, 3), (1,))


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_game_is_played_to_its_end_by_its_own_rules(version: int) -> None:
    """By bots, who reckon with the numbers of that time, and in a link of its own."""
    if version == GAME.rules_version:
        session = Session.new("contrivance", seed="goes on", seats=3)
    else:
        session = Session.load(kept(f"contrivance-rules-{version}-3-taken-back"))
    while session.active:
        seat = session.active[0]
        session.play(seat, session.advice(seat, "hard").move)
    assert session.game.rules_version == version
    assert Session.load(session.save()).outcome == session.outcome
    assert Session.from_link(session.link("replay")).save()["state"] == session.save()["state"]


def test_guesses_know_the_numbers_of_their_time() -> None:
    chances = {}
    for version in (1, 2):
        session = Session.load(kept(f"contrivance-rules-{version}-3-taken-back"))
        state, game = session.state, session.game
        guesses = [game.guess(state, 0, Rng.of(f"{number}")) for number in range(300)]
        found = {guess.contrivances[guess.contrivance].number for guess in guesses}
        chances[version] = dict(numbers(state.contrivances))
        assert found == set(chances[version])
    assert chances[1] == pytest.approx({1: 1 / 3, 2: 1 / 3, 3: 1 / 3})
    assert chances[2] == pytest.approx({1: 1 / 6, 2: 1 / 3, 3: 1 / 2})
