"""Names and badges of players: they are part of saves and links, and the rules do not see them."""

import json

import pytest

from utopiary import SaveError, Session, text
from utopiary.core import players, save
from utopiary.core.game import Tell
from utopiary.core.players import Player, clean, seated


def game() -> Session:
    """A session with two named players."""
    session = Session.new("lantern", seed="names", seats=3)
    session.players = seated([(0, "  Anna \n Bea ", 4), (2, "<b>{who}</b>", 0)], 3)
    return session


def test_names_are_clean_and_badges_differ() -> None:
    assert game().players == {0: Player("Anna Bea", 4), 1: Player("", 1), 2: Player("<b>{who}</b>", 0)}
    assert clean("a\u202eb\x00c\u200b" + "d" * 99) == "abc" + "d" * 21
    assert [player.badge for player in seated([(0, "", 1), (1, "", 1), (2, "", 99)], 3).values()] == [1, 0, 2]
    assert seated([(0, "", 0), (1, " ", 1)], 2) == {}, "no name and no badge was chosen"


@pytest.mark.parametrize("kind", ["position", "replay"])
def test_saves_and_links_keep_them(kind: str) -> None:
    session = game()
    session.play(0, "walk")
    assert Session.load(json.loads(json.dumps(session.save()))).players == session.players
    assert Session.from_link(session.link(kind)).players == session.players
    assert session.at(0).players == session.branch(1).players == session.players


def test_the_deal_does_not_depend_on_names() -> None:
    plain = Session.new("lantern", seed="names", seats=3)
    assert plain.link("seed") == game().link("seed") and plain.save()["state"] == game().save()["state"]
    assert "company" not in plain.save(), "a save without names has no field for them"


@pytest.mark.parametrize("bad", ["x", [["0", "a", 1]], [[0, "a"]], [[0, "a", True]], [[0, 1, 2]], [[0, "a", 1]] * 9])
def test_malformed_players_are_refused(bad: object) -> None:
    saved = {key: value for key, value in game().save().items() if key != "sum"} | {"company": bad}
    with pytest.raises(SaveError):
        Session.load({**saved, "sum": save.checksum(saved)})


def test_hostile_numbers_in_a_link_are_harmless() -> None:
    link = Session.new("lantern", seed="x").link("position").rpartition("&sum=")[0]
    assert Session.from_link(link + "&p.0=99.A&p.7=1.B").players == {0: Player("A", 0), 1: Player("", 1)}


def test_an_event_for_one_seat_reads_differently_to_others() -> None:
    tell = Tell(0)
    tell.reveal("drew", card="the 7", only=0, others=text("draws", n=2))
    (event,) = tell.events
    assert event.seen_by(1) == text("draws", who=text("seat", seat=0), n=2) and "card" in dict(event.text.args)
    assert players.plain({}) == []
