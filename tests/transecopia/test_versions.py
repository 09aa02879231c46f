"""Games of earlier rules go on with the Light cards and the Cargo of their time."""

import json

import pytest

from tests.saves import HERE
from utopiary import GAMES, Session
from utopiary.games.transecopia.data import CARGO, LIGHT, LIGHT_1
from utopiary.games.transecopia.state import GIVING, Entry, light_card

GAME = GAMES.find("transecopia")


def test_every_version_is_known() -> None:
    versions = [game.rules_version for game in (GAME, *GAME.old_rules)]
    assert versions == list(range(GAME.rules_version, 0, -1))


@pytest.mark.parametrize("seats", [2, 3])
def test_few_captains_had_more_light_in_version_1(seats: int) -> None:
    (first,) = GAME.old_rules
    old, new = (game.setup({"characters": "none", "artifacts": "first-game"}, seats, "X") for game in (first, GAME))
    dim = (old.radiant - 1) % seats
    assert (old.radiant, old.pool, old.upgrades) == (new.radiant, new.pool, new.upgrades)
    assert light_card(old, old.radiant).dice == (4, 5, 6)
    assert light_card(new, new.radiant).dice == (3, 4, 5)
    assert sum(light_card(old, dim).dice) >= sum(light_card(new, dim).dice)
    copied = first.guess(old, 0, old.rng.copy())
    assert light_card(copied, old.radiant) == LIGHT_1[seats][0] != LIGHT[seats][0]


def test_the_cargo_had_less_iron_in_version_1() -> None:
    (first,) = GAME.old_rules
    for game, iron in ((first, 2), (GAME, 3)):
        s = game.setup({"characters": "none", "artifacts": "first-game"}, 2, "X")
        s.phase, s.zone, s.offers, s.ranking = "cargo", CARGO, (0, 1, 2), (Entry(0, (5,)), Entry(1, (4,)))
        s.ties, s.opened, s.seat = (0, 1), GIVING, 0
        assert game.view(s, 0)["zones"][CARGO]["rewards"] == [iron, 1, 1]
        assert game.after(s, 0, ("take", "iron")).iron == [iron, 0]


def test_a_published_game_ends_as_it_did() -> None:
    saved = json.loads((HERE / "published" / "e7143ce" / "transecopia-2-finished.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    assert session.game.rules_version == 1
    assert session.outcome is not None
    assert session.save() == saved


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bots_of_today_play_games_of_that_time(level: str) -> None:
    saved = json.loads((HERE / "published" / "e7143ce" / "transecopia-5-halfway.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    seat = session.active[0]
    assert session.advice(seat, level).move in session.game.moves(session.state, seat)
