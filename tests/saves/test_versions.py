"""Formats and rules grow old. Saves and links that were made by the old ones go on loading."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.sample import registered
from tests.saves import HERE, as_written_today, kept
from utopiary import LinkError, Option, SaveError, Session
from utopiary.core import save
from utopiary.core.game import Game, Tell
from utopiary.games._template.rules import Lantern, State


class SteeperLantern(Lantern):
    """What if the rules changed: every step is one higher. The old game goes on as it was."""

    rules_version = 2
    old_rules: tuple[Game[Any], ...] = (Lantern(),)

    def do_walk(self, s: State, tell: Tell) -> None:
        super().do_walk(s, tell)
        s.climbed += s.climbed > 0


class ForgetfulLantern(SteeperLantern):
    """The same, from somebody who does not care about old saves."""

    old_rules: tuple[Game[Any], ...] = ()


@pytest.fixture
def new_rules() -> Iterator[None]:
    with registered(SteeperLantern()):
        yield


OLD_LINK = (HERE / "format-1" / "lantern-2-finished.link.txt").read_text(encoding="utf-8").strip()


# --- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("new_rules")
def test_an_old_save_is_played_by_the_old_rules() -> None:
    session = Session.load(kept("lantern-2-finished"))
    assert session.game.rules_version == 1
    assert session.outcome == ("summit", (33, 10), (0,))
    assert session.save() == as_written_today(kept("lantern-2-finished"))


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


def test_rules_without_ancestors_say_that_they_forgot() -> None:
    with registered(ForgetfulLantern()):
        with pytest.raises(SaveError, match="no longer knows"):
            Session.load(kept("lantern-2-finished"))
        with pytest.raises(LinkError, match=r"^This link .* no longer knows"):
            Session.from_link(OLD_LINK)


@pytest.mark.usefixtures("new_rules")
def test_a_page_that_was_not_loaded_again_says_so() -> None:
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


def test_a_new_option_breaks_no_save_and_no_link() -> None:
    saved = kept("lantern-2-finished")
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
    """A make-believe format that counts hints from a hundred on."""
    return {**saved, "utopiary": 2, "hints": saved["hints"] + 100}


def to_format_3(saved: dict[str, Any]) -> dict[str, Any]:
    assert saved["utopiary"] == 2, "migrations run one after the other"
    return {**saved, "utopiary": 3, "practice": 50}


def test_an_old_format_is_migrated_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "FORMAT", 3)
    monkeypatch.setattr(save, "MIGRATIONS", {1: to_format_2, 2: to_format_3})
    session = Session.load(kept("lantern-4-taken-back"))
    assert (session.hints, session.practice) == (101, 50)
    assert session.save()["utopiary"] == 3
    assert Session.load(session.save()).save() == session.save()


def test_a_format_without_a_migration_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "FORMAT", 3)
    monkeypatch.setattr(save, "MIGRATIONS", {1: to_format_2})
    with pytest.raises(SaveError, match="no longer knows"):
        Session.load(kept("lantern-4-taken-back"))


def test_every_format_since_the_first_has_a_migration() -> None:
    assert set(save.MIGRATIONS) == set(range(1, save.FORMAT))
