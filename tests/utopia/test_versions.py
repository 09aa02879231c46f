"""Earlier rules versions, saves and links."""

import json
from typing import Any

import pytest

from tests.saves import HERE, as_written_today
from tests.utopia.positions import BLUE, GAME, started_by
from utopiary import Session
from utopiary.core.canonical import digest, plain
from utopiary.core.rng import Rng
from utopiary.testing import options_of

FAIR = {"start": "fair"}


def test_a_game_by_the_rulebook_is_written_as_ever() -> None:
    first = GAME.old_rules[-1]
    old, new = first.setup({"order": "dynamic", "wonder": "all"}, 3, "X"), started_by(BLUE, 3).state
    assert "fair" not in plain(old)
    assert plain(old).keys() == plain(new).keys()
    same = GAME.setup({"order": "dynamic", "wonder": "all", "start": "rulebook"}, 3, "X")
    assert digest(old) == digest(same)
    fair = GAME.setup({"order": "dynamic", "wonder": "all", **FAIR}, 3, "X")
    assert digest(fair) != digest(same)
    assert fair.copy() == fair


def test_every_version_is_known() -> None:
    versions = [game.rules_version for game in (GAME, *GAME.old_rules)]
    assert versions == list(range(GAME.rules_version, 0, -1))
    assert "start" not in {option.id for option in GAME.old_rules[-1].options}


def test_a_published_game_goes_on_without_it() -> None:
    saved = json.loads((HERE / "published" / "e7143ce" / "utopia-5-halfway.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    assert session.game.rules_version == 1
    assert session.state.fair == ()
    assert session.save() == as_written_today(saved)


@pytest.mark.parametrize(
    ("name", "fair", "end"),
    [
        ("utopia-4-fair", (2, 2, 0, 0), ("goal", (42, 57, 51, 54), (1,))),
        ("utopia-5-fair", (2, 3, 0, 0, 0), ("goal", (26, 56, 37, 71, 62), (3,))),
    ],
)
def test_a_published_game_ends_with_the_points_of_its_time(name: str, fair: tuple[int, ...], end: Any) -> None:
    saved = json.loads((HERE / "published" / "a369597" / f"{name}.json").read_text(encoding="utf-8"))
    session = Session.load(saved)
    assert session.game.rules_version == 2
    assert tuple(session.state.fair[seat] for seat in session.states[0].track) == fair
    assert session.outcome == end


def test_today_four_and_five_ministers_get_other_points() -> None:
    today, then = GAME, GAME.old_rules[0]
    options = {"order": "dynamic", "wonder": "all", **FAIR}
    changed = {n for n in GAME.seats if today.setup(options, n, "X").fair != then.setup(options, n, "X").fair}
    assert changed == {4, 5}


def test_saves_and_links_carry_it() -> None:
    session = Session.new("utopia", seed="KEPT", seats=4, options=FAIR)
    assert "o.start=fair" in session.link("seed")
    for other in (Session.load(session.save()), Session.from_link(session.link("replay"))):
        assert other.state == session.state
        assert other.options["start"] == "fair"


def test_saves_and_links_are_identities() -> None:
    rng = Rng.of("save")
    s = Session.new("utopia", seed="SAVE-ME", seats=2, options={"order": "fixed"})
    for _ in range(120):
        s.play(*rng.pick(options_of(GAME, s.state)))
    assert Session.load(json.loads(json.dumps(s.save()))).state == s.state
    assert Session.from_link(s.link("replay")).state == s.state
