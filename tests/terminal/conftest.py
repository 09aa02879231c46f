"""A terminal for tests: typed text goes in, shown text comes out."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from utopiary import GAMES
from utopiary.terminal.cli import main


class Shown(NamedTuple):
    """The exit status of a command and the text it has shown."""

    status: int
    out: str
    err: str


Terminal = Callable[..., Shown]


@pytest.fixture
def terminal() -> Terminal:
    """Run a command in this process: `terminal("play", "lantern", typed="1\\n")`."""

    def run(*argv: str, typed: str = "") -> Shown:
        out, err = io.StringIO(), io.StringIO()
        status = main([*argv], io.StringIO(typed), out, err)
        return Shown(status, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def test_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register two hidden games during a test: a cooperative one, and one with secrets."""
    monkeypatch.setattr(GAMES, "_hidden", dict(GAMES._hidden))
    GAMES.register("coin", "tests.terminal.coin", hidden=True)
    GAMES.register("whisper", "tests.games.whisper", hidden=True)
