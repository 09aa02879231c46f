"""Watching bots, and replaying saved games and links."""

import json
from pathlib import Path

import pytest

from utopiary import Session

from .conftest import Terminal


def test_every_event_is_a_sentence(terminal: Terminal) -> None:
    shown = terminal("watch", "lantern", "--seed", "X", "--bots", "easy,hard", "--seats", "3").out
    assert shown.splitlines()[0] == "Lantern Race · seed X · Bot 1 (easy), Bot 2 (hard), Bot 3 (easy)"
    assert "   1  The dark catches Bot 1: 0 lost." in shown
    assert "The end: " in shown


def test_the_best_bots_play_by_default(terminal: Terminal) -> None:
    first = terminal("watch", "lantern", "--seed", "X", "--bots", "1:easy").out.splitlines()[0]
    assert first.endswith("Bot 1 (hard), Bot 2 (easy)")


@pytest.mark.usefixtures("test_games")
def test_bots_keep_their_secrets(terminal: Terminal) -> None:
    shown = terminal("watch", "whisper", "--seed", "X").out
    assert "The end: Silence" in shown
    assert "Your hand" not in shown


@pytest.fixture
def played() -> Session:
    """A session of twelve moves."""
    session = Session.new("lantern", seed="X", seats=2)
    for _ in range(12):
        session.play(session.active[0], "walk")
    return session


def test_replay_at_a_move(terminal: Terminal, played: Session) -> None:
    shown = terminal("replay", played.link("replay"), "--at", "3").out
    told = [line for line in shown.splitlines() if line[:4].strip().isdigit()]
    assert [int(line[:4]) for line in told] == [1, 2, 3]
    assert "there is no position 13" in terminal("replay", played.link("replay"), "--at", "13").err


def test_replay_shows_moves_beyond_the_cursor(terminal: Terminal, played: Session) -> None:
    assert "  12  " in terminal("replay", played.at(5).link("replay")).out


def test_replay_as_json(terminal: Terminal, played: Session) -> None:
    record = json.loads(terminal("replay", played.link("replay"), "--json", "--seat", "1").out)
    assert [move["move"] for move in record["moves"]] == ["walk"] * 12
    assert record["moves"][0] == {"number": 1, "seat": 0, "move": "walk", "log": ["The dark catches Player 1: 0 lost."]}
    assert record["view"] == played.view(1)
    assert record["outcome"] is None


def test_replay_of_a_file_with_a_link_in_it(terminal: Terminal, played: Session, tmp_path: Path) -> None:
    file = tmp_path / "link.txt"
    file.write_text(f"https://example.org/play/lantern/#{played.link('replay')}\n")
    assert terminal("replay", str(file)).out == terminal("replay", played.link("replay")).out


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"utopiary": 1}'])
def test_a_damaged_file_gives_one_sentence(terminal: Terminal, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    shown = terminal("replay", str(file))
    assert (shown.status, shown.out) == (2, "")
    assert shown.err.count("\n") == 1


def test_replay_as_an_unknown_seat(terminal: Terminal, played: Session) -> None:
    assert "There is no seat 2 in this game" in terminal("replay", played.link("replay"), "--seat", "2").err
