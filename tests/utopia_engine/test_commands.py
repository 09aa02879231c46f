"""`python -m utopiary odds utopia-engine …`"""

import io
import json

import pytest

from utopiary.terminal.cli import main


def terminal(*argv: str) -> tuple[int, str, str]:
    """Run the command: exit code, output, errors."""
    out, err = io.StringIO(), io.StringIO()
    return main(["odds", "utopia-engine", *argv], io.StringIO(), out, err), out.getvalue(), err.getvalue()


def test_the_odds_of_a_box_as_json() -> None:
    status, out, _ = terminal("--box", "5..3..", "--goal", "construct", "--json")
    answer = json.loads(out)
    assert status == 0 and answer["box"] == "5..3.." and answer["rolls_left"] == 2
    assert sum(answer["outcomes"].values()) == pytest.approx(1)
    assert answer["outcomes"]["encounter-1"] > 0.9  # two hundreds apart: there is a way back to one at best


def test_a_roll_ranks_the_placements() -> None:
    status, out, _ = terminal("--box", "3..3..", "--roll", "4,5", "--json")
    answer = json.loads(out)
    assert status == 0 and answer["placements"][0]["put"] == [[4, "b2"], [5, "t2"]]
    values = [placement["value"] for placement in answer["placements"]]
    assert values == sorted(values, reverse=True) and values[0] == answer["value"]


def test_the_odds_as_text() -> None:
    status, out, _ = terminal("--roll", "4,5", "--goal", "points", "--subtract", "10", "--rod", "--found", "--monsters")
    assert status == 0 and "goal points" in out and "encounter-5" in out and "  1. " in out


@pytest.mark.parametrize(
    "argv",
    [
        ("--box", "5..3."),
        ("--box", "7....."),
        ("--roll", "4;5"),
        ("--box", "3..3..", "--roll", "4"),
        ("--goal", "glory"),
        ("--subtract", "5"),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(argv: tuple[str, ...]) -> None:
    status, out, err = terminal(*argv)
    assert status == 2 and out == "" and err.strip().endswith((".", ".)")) and "Traceback" not in err
