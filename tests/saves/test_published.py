"""Saves and links of every published version load for ever, also after the rules have changed.

A folder `published/<commit>` holds games that were played with that commit's engine (`make.py`); they never change.
Raising a game's `rules_version` includes adding the last published commit here, and its rules to the old rules.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.saves import HERE, as_written_today
from utopiary import GAMES, Session
from utopiary.core import save

SAVES = sorted((HERE / "published").glob("*/*.json"))
NAMES = [f"{path.parent.name}/{path.stem}" for path in SAVES]
PUBLISHED = {
    "08d3cac": ("utopia-engine", "eutopia", "contrivance"),
    "e7143ce": ("utopia-engine", "eutopia", "transecopia", "utopia", "contrivance"),
    "a369597": ("utopia",),
}


def _read(path: Path) -> dict[str, Any]:
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(saved, dict)
    return saved


@pytest.fixture(params=SAVES, ids=NAMES)
def path(request: pytest.FixtureRequest) -> Path:
    """The file of each save in turn."""
    param: Path = request.param
    return param


@pytest.mark.parametrize("commit", PUBLISHED)
def test_every_game_of_the_commit_has_saves(commit: str) -> None:
    """Finished, halfway and with undone moves, with the fewest and the most seats."""
    stages = ("finished", "halfway", "taken-back")
    cases = [(id, seats) for id in PUBLISHED[commit] for seats in {GAMES[id].seats[0], GAMES[id].seats[-1]}]
    assert {f"{commit}/{id}-{seats}-{stage}" for id, seats in cases for stage in stages} <= set(NAMES)


def test_it_loads_and_is_saved_unchanged(path: Path) -> None:
    saved = _read(path)
    session = Session.load(saved)
    assert saved == _read(path), "loading has changed the save"
    assert session.game.rules_version == saved["rules"], "it is played by another version's rules"
    again = session.save()
    if saved["utopiary"] == save.FORMAT:
        assert json.dumps(again) == json.dumps(as_written_today(saved))
    assert Session.load(again).save() == again


@pytest.mark.slow
def test_its_links_lead_to_the_same_game(path: Path) -> None:
    session = Session.load(_read(path))
    links = dict(zip(("seed", "position", "replay"), path.with_suffix(".links.txt").read_text().split(), strict=True))
    for kind, link in links.items():
        assert session.link(kind) == link, f"the {kind} link is different today"
        found = Session.from_link(link)
        assert found.game.rules_version == session.game.rules_version
        if kind == "replay":
            assert found.save() == session.save()
    assert Session.from_link(links["position"]).save()["moves"] == session.save()["moves"][: session.cursor]


@pytest.mark.slow
def test_it_can_be_played_to_its_end(path: Path) -> None:
    """Always with the last legal move, by the rules of that commit."""
    session = Session.load(_read(path))
    for _ in range(3_000):
        if not session.active:
            break
        seat = session.active[0]
        assert session.prompt(seat).choices
        session.play(seat, session.game.moves(session.state, seat)[-1])
        session.describe(seat)
    assert session.outcome is not None
    assert Session.load(session.save()).save() == session.save()
