"""Commands, help and errors give sentences and exit statuses, never a traceback."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from utopiary.terminal import cli, watch

from .conftest import Terminal

ENGINE = Path(__file__).parents[2] / "engine"


def test_list_leaves_hidden_games_out(terminal: Terminal) -> None:
    assert "lantern" not in terminal("list").out
    assert terminal() == terminal("list")


def test_list_all_shows_seats_kind_and_description(terminal: Terminal) -> None:
    shown = terminal("list", "--all")
    assert "lantern         Lantern Race: versus, 2 to 4 players" in shown.out
    assert "Climb by lantern light" in shown.out
    assert shown.status == 0


@pytest.mark.usefixtures("test_games")
def test_a_game_may_have_commands_of_its_own(terminal: Terminal) -> None:
    assert "also: odds" in terminal("list", "--all").out
    assert terminal("odds", "coin", "--tosses", "3") == (0, "One in 8.\n", "")
    assert "--tosses" in terminal("odds", "coin", "--help").out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("dance", "There is no command “dance”."),
        ("odds lantern", "Lantern Race has no command “odds” of its own."),
        ("odds chess", "There is no game called “chess” here."),
        ("play chess", "There is no game called “chess” here."),
        ("play", "Say which game"),
        ("play lantern --seats 9", "Lantern Race is for 2 to 4 players, not 9."),
        ("play lantern --bots clever", "A bot can be easy, medium, hard, not “clever”."),
        ("play lantern --bots 7:hard", "There is no seat 7 for a bot to sit on."),
        ("play lantern --bots 1:hard,easy", "write seats and levels (1:hard,2:easy) or levels alone (hard)"),
        ("play lantern --option summit", "write an option as name=value"),
        ("play lantern --option summit=moon", "The option “summit” can be mountain, hill, peak, not “moon”."),
        ("play lantern --load lantern?v=1&seats=2&seed=A --seed B", "A loaded game brings its own seed"),
        ("play lantern --load no-such-file", "“no-such-file” cannot be read: No such file or directory."),
        ("replay lantern?v=1&seats=2&seed=A&sum=00000", "This link is damaged"),
        ("replay no-such-file", "“no-such-file” cannot be read: No such file or directory."),
        ("simulate lantern --games none", "“none” is not a number from 1 up."),
        ("simulate lantern --bots hard,", "write levels with commas between them (hard,medium)"),
        ("simulate lantern --bots clever", "A bot can be easy, medium, hard, not “clever”."),
        ("simulate lantern --games 10 --seed " + 59 * "x", "A seed has at most 60 characters."),
        ("watch lantern --bots 1:clever", "A bot can be easy, medium, hard, not “clever”."),
        ("--dance", "python -m utopiary --help tells more."),
    ],
)
def test_errors_are_sentences_on_stderr(terminal: Terminal, typed: str, sentence: str) -> None:
    shown = terminal(*typed.split())
    assert sentence in shown.err
    assert (shown.status, shown.out) == (2, "")


def test_ctrl_c_prints_no_traceback(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(watch, "run", interrupt)
    assert terminal("watch", "lantern") == (130, "", "Stopped.\n")


def test_help_goes_to_stdout(terminal: Terminal) -> None:
    shown = terminal("--help")
    assert shown.status == 0
    assert all(command in shown.out for command in cli.COMMANDS)


def test_python_m_utopiary() -> None:
    """A real process with its streams and exit status."""
    run = [sys.executable, "-m", "utopiary"]
    listed = subprocess.run([*run, "list", "--all"], cwd=ENGINE, capture_output=True, encoding="utf-8", check=True)
    assert "Lantern Race" in listed.stdout
    wrong = subprocess.run([*run, "play", "chess"], cwd=ENGINE, capture_output=True, encoding="utf-8", check=False)
    assert wrong.returncode == 2
    assert "There is no game called “chess” here." in wrong.stderr


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "utopiary", "watch", "lantern"],
        cwd=ENGINE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_main_needs_no_real_terminal() -> None:
    out = io.StringIO()
    assert cli.main(["list", "--all"], stdout=out) == 0
    assert "Lantern Race" in out.getvalue()
