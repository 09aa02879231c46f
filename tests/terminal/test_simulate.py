"""Simulations: figures and tables, which do not depend on the number of jobs."""

import io
import json

import pytest

from utopiary.terminal.layout import table
from utopiary.terminal.match import Result, lineups
from utopiary.terminal.progress import progress
from utopiary.terminal.tally import Tally, wilson

from .conftest import Terminal


def test_the_number_of_jobs_changes_nothing(terminal: Terminal) -> None:
    command = ("simulate", "lantern", "--games", "30", "--bots", "hard,medium", "--seed", "K7Q2-9XMP", "--jobs")
    alone, shared = terminal(*command, "1"), terminal(*command, "2")
    assert alone == shared
    assert alone.status == 0


def test_another_seed_is_another_simulation(terminal: Terminal) -> None:
    first, second = (terminal("simulate", "lantern", "--games", "20", "--seed", seed, "--json").out for seed in "AB")
    assert json.loads(first)["levels"] != json.loads(second)["levels"]


def test_a_simulated_game_can_be_watched(terminal: Terminal) -> None:
    """Game n has the seed “TEXT n”."""
    simulated = json.loads(
        terminal("simulate", "lantern", "--games", "1", "--seed", "A", "--bots", "easy", "--json").out
    )
    watched = terminal("watch", "lantern", "--seed", "A 1", "--bots", "easy").out
    numbers = [int(line[:4]) for line in watched.splitlines() if line[:4].strip().isdigit()]
    assert simulated["length"]["mean"] == numbers[-1]


def test_tables_fit_80_columns(terminal: Terminal) -> None:
    shown = terminal("simulate", "lantern", "--games", "30", "--seats", "4", "--jobs", "1").out
    assert max(map(len, shown.splitlines())) <= 80
    assert "wins by seat  seat 0  seat 1  seat 2  seat 3" in shown


@pytest.mark.usefixtures("test_games")
def test_teams_are_compared_level_by_level(terminal: Terminal) -> None:
    command = ("simulate", "coin", "--games", "40", "--seats", "3", "--jobs", "1")
    figures = json.loads(terminal(*command, "--json").out)
    assert [figures["levels"][level]["games"] for level in ("easy", "hard")] == [20, 20]
    assert figures["endings"]["easy"]["heads"] == figures["levels"]["easy"]["wins"]
    shown = terminal(*command).out
    assert "wins by seat" not in shown
    assert "endings" in shown


@pytest.mark.parametrize(
    ("levels", "seats", "expected"),
    [
        (("a", "b"), 2, [("a", "b"), ("b", "a")]),
        (("a", "b"), 3, [("a", "b", "a"), ("b", "a", "b")]),
        (("a",), 2, [("a", "a")]),
        (("a", "b", "c"), 2, [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]),
    ],
)
def test_levels_swap_seats_in_versus_games(
    levels: tuple[str, ...], seats: int, expected: list[tuple[str, ...]]
) -> None:
    assert lineups("versus", levels, seats) == expected


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """The last case is the example in Newcombe's comparison of intervals (Statistics in Medicine 17, 1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_a_shared_win_counts_half() -> None:
    tally = Tally(
        "versus",
        [
            Result(("a", "b"), "end", (3, 3), (0, 1), 7, {"hat": ("red", "blue")}),
            Result(("b", "a"), "end", (1, 5), (1,), 9, {"hat": ("red", "")}),
        ],
    )
    assert (tally.levels["a"].wins, tally.levels["b"].wins) == (1.5, 0.5)
    assert (tally.levels["a"].score, tally.levels["a"].deviation) == (4.0, pytest.approx(2**0.5))
    assert tally.plain()["length"] == {"mean": 8.0, "least": 7, "most": 9}
    hats = tally.plain()["by_group"]["hat"]
    assert {hat: (count["games"], count["wins"], count["score"]) for hat, count in hats.items()} == {
        "red": (2, 0.5, 2.0),
        "blue": (1, 0.5, 3.0),
    }


def test_a_team_counts_once_for_each_group_in_it() -> None:
    """Two red hats in one team are one game with red hats."""
    teams = [(("red", "red", "blue"), (0, 1, 2)), (("blue", "blue", "blue"), ())]
    tally = Tally("cooperative", [Result(("a",) * 3, "end", (4,) * 3, won, 7, {"hat": hats}) for hats, won in teams])
    assert {hat: (count.games, count.wins) for hat, count in tally.by_group["hat"].items()} == {
        "red": (1, 1.0),
        "blue": (2, 1.0),
    }


def test_games_name_their_groups(terminal: Terminal) -> None:
    shown = terminal("simulate", "contrivance", "--games", "2", "--bots", "easy", "--jobs", "1").out
    assert [line.split()[0] for line in shown.splitlines() if "played  wins" in line] == ["bots", "builder", "row"]


def test_table_aligns_figures_to_the_right() -> None:
    assert table([["bots", "wins"], ["hard", "7"], ["a", "123"]]) == "bots  wins\nhard     7\na      123"


class Screen(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_progress_bar_is_for_terminals_only() -> None:
    screen, file = Screen(), io.StringIO()
    assert list(progress("abcd", 4, screen)) == list(progress("abcd", 4, file)) == list("abcd")
    assert "[" + "#" * 20 + " " * 20 + "] 2/4" in screen.getvalue()
    assert screen.getvalue().endswith("\r")
    assert file.getvalue() == ""
