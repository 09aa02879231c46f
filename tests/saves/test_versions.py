"""Saves and links of old formats and old rules load after the format or the rules have changed."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.sample import registered
from tests.saves import HERE, as_written_today, first_save
from utopiary import LinkError, Option, SaveError, Session
from utopiary.core import save
from utopiary.core.game import Game, Tell
from utopiary.games._template.rules import Lantern, State


class SteeperLantern(Lantern):
    """Changed rules with the old rules listed: every step is one higher."""

    rules_version = 2
    old_rules: tuple[Game[Any], ...] = (Lantern(),)

    def do_walk(self, s: State, tell: Tell) -> None:
        super().do_walk(s, tell)
        s.climbed += s.climbed > 0


class LanternWithoutOldRules(SteeperLantern):
    """The same changed rules without the old ones."""

    old_rules: tuple[Game[Any], ...] = ()


@pytest.fixture
def new_rules() -> Iterator[None]:
    """Register the changed rules during a test."""
    with registered(SteeperLantern()):
        yield


OLD_LINK = (HERE / "format-1" / "lantern-2-finished.link.txt").read_text(encoding="utf-8").strip()


# --- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("new_rules")
def test_an_old_save_is_played_by_the_old_rules() -> None:
    session = Session.load(first_save("lantern-2-finished"))
    assert session.game.rules_version == 1
    assert session.outcome == ("summit", (33, 10), (0,))
    assert session.save() == as_written_today(first_save("lantern-2-finished"))


@pytest.mark.usefixtures("new_rules")
def test_an_old_link_is_played_by_the_old_rules() -> None:
    session = Session.from_link(OLD_LINK)
    assert session.game.rules_version == 1
    assert session.link("replay") == OLD_LINK


@pytest.mark.usefixtures("new_rules")
def test_a_new_game_is_played_by_the_new_rules() -> None:
    session = Session.new("lantern", seed="K7Q2-9XMP")
    assert session.game.rules_version == 2
    assert session.save()["rules"] == 2
    assert Session.load(session.save()).game.rules_version == 2
    assert Session.from_link(session.link("seed")).game.rules_version == 2


def test_a_version_without_its_old_rules_is_refused() -> None:
    with registered(LanternWithoutOldRules()):
        with pytest.raises(SaveError, match="no longer knows"):
            Session.load(first_save("lantern-2-finished"))
        with pytest.raises(LinkError, match=r"^This link .* no longer knows"):
            Session.from_link(OLD_LINK)


@pytest.mark.usefixtures("new_rules")
def test_a_newer_version_is_refused() -> None:
    session = Session.new("lantern", seed="K7Q2-9XMP")
    saved, link = session.save(), session.link("seed")
    with registered(Lantern()):
        with pytest.raises(SaveError, match="newer version"):
            Session.load(saved)
        with pytest.raises(LinkError, match=r"^This link .* newer version"):
            Session.from_link(link)


# --- options ---------------------------------------------------------------------------------------------------------


class WeatherLantern(Lantern):
    """The same rules with one more option, whose default changes nothing."""

    options = (*Lantern.options, Option("weather", ("calm", "stormy")))


def test_saves_and_links_load_after_an_option_is_added() -> None:
    saved = first_save("lantern-2-finished")
    before = Session.load(saved).save()
    with registered(WeatherLantern()):
        session = Session.load(saved)
        assert session.options["weather"] == "calm"
        assert session.save() == before
        assert Session.from_link(OLD_LINK).link("replay") == OLD_LINK
        assert save.identity(saved) == save.identity(session.save())


def test_a_save_names_only_options_that_differ_from_their_default() -> None:
    assert Session.new("lantern", seed="x").save()["options"] == {}
    assert Session.new("lantern", seed="x", options={"summit": "peak"}).save()["options"] == {"summit": "peak"}
    with registered(WeatherLantern()):
        stormy = Session.new("lantern", seed="x", options={"weather": "stormy"})
        assert stormy.save()["options"] == {"weather": "stormy"}
        assert Session.load(stormy.save()).options["weather"] == "stormy"


# --- formats ---------------------------------------------------------------------------------------------------------


def to_format_2(saved: dict[str, Any]) -> dict[str, Any]:
    """A fictitious format that counts hints from a hundred on."""
    return {**saved, "utopiary": 2, "hints": saved["hints"] + 100}


def to_format_3(saved: dict[str, Any]) -> dict[str, Any]:
    """A fictitious format after that."""
    assert saved["utopiary"] == 2, "migrations run one after the other"
    return {**saved, "utopiary": 3, "practice": 50}


def test_an_old_format_is_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "FORMAT", 3)
    monkeypatch.setattr(save, "MIGRATIONS", {1: to_format_2, 2: to_format_3})
    session = Session.load(first_save("lantern-4-taken-back"))
    assert (session.hints, session.practice) == (101, 50)
    assert session.save()["utopiary"] == 3
    assert Session.load(session.save()).save() == session.save()


def test_a_format_without_a_migration_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "FORMAT", 3)
    monkeypatch.setattr(save, "MIGRATIONS", {1: to_format_2})
    with pytest.raises(SaveError, match="no longer knows"):
        Session.load(first_save("lantern-4-taken-back"))


def test_every_format_since_the_first_has_a_migration() -> None:
    assert set(save.MIGRATIONS) == set(range(1, save.FORMAT))
