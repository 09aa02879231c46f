"""What people are called: it travels with saves and links, and the rules never see it."""

import json

import pytest

from utopiary import SaveError, Session, text
from utopiary.core import players, save
from utopiary.core.game import Tell
from utopiary.core.players import Player, clean, seated


def game() -> Session:
    session = Session.new("lantern", seed="names", seats=3)
    session.players = seated([(0, "  Anna \n Bea ", 4), (2, "<b>{who}</b>", 0)], 3)
    return session


def test_names_are_clean_and_badges_differ() -> None:
    assert game().players == {0: Player("Anna Bea", 4), 1: Player("", 1), 2: Player("<b>{who}</b>", 0)}
    assert clean("a\u202eb\x00c\u200b" + "d" * 99) == "abc" + "d" * 21
    assert [guest.badge for guest in seated([(0, "", 1), (1, "", 1), (2, "", 99)], 3).values()] == [1, 0, 2]
    assert seated([(0, "", 0), (1, " ", 1)], 2) == {}, "nobody asked for anything"


@pytest.mark.parametrize("kind", ["position", "replay"])
def test_they_travel_with_saves_and_links(kind: str) -> None:
    session = game()
    session.play(0, "walk")
    assert Session.load(json.loads(json.dumps(session.save()))).players == session.players
    assert Session.from_link(session.link(kind)).players == session.players
    assert session.at(0).players == session.branch(1).players == session.players


def test_a_deal_is_the_same_whoever_sits_there() -> None:
    plain = Session.new("lantern", seed="names", seats=3)
    assert plain.link("seed") == game().link("seed") and plain.save()["state"] == game().save()["state"]
    assert "company" not in plain.save(), "nothing is kept where nobody was named"


@pytest.mark.parametrize("bad", ["x", [["0", "a", 1]], [[0, "a"]], [[0, "a", True]], [[0, 1, 2]], [[0, "a", 1]] * 9])
def test_a_company_that_is_none_is_refused(bad: object) -> None:
    saved = {key: value for key, value in game().save().items() if key != "sum"} | {"company": bad}
    with pytest.raises(SaveError):
        Session.load({**saved, "sum": save.checksum(saved)})


def test_hostile_numbers_in_a_link_are_harmless() -> None:
    link = Session.new("lantern", seed="x").link("position").rpartition("&sum=")[0]
    assert Session.from_link(link + "&p.0=99.A&p.7=1.B").players == {0: Player("A", 0), 1: Player("", 1)}


def test_the_others_are_told_what_they_may_know_and_nothing_else() -> None:
    tell = Tell(0)
    tell.reveal("drew", card="the 7", only=0, others=text("draws", n=2))
    (event,) = tell.events
    assert event.seen_by(1) == text("draws", who=text("seat", seat=0), n=2) and "card" in dict(event.text.args)
    assert players.plain({}) == []
