"""What the terminal's `odds utopia-engine` answers: pure, the terminal only prints it."""

from typing import NotRequired, TypedDict

from .box import SQUARES, Box, rolls_left
from .chart import GOALS, PLAIN, Find, Terms
from .finds import Odds, search_odds


class PlacementReport(TypedDict):
    """One way to write the dice in hand."""

    put: list[list[int | str]]  # die, square
    box: str
    value: float
    outcomes: dict[str, float]


class Report(TypedDict):
    """The odds of a position, as plain JSON."""

    box: str
    goal: str
    roll: list[int]
    rolls_left: int
    value: float
    outcomes: dict[str, float]
    placements: NotRequired[list[PlacementReport]]  # best first


def parse_box(text: str) -> Box:
    """Six characters, the top row and then the bottom row; a dot is an empty square."""
    if len(text) != 6:
        raise ValueError(
            f"A search box is six characters, top row then bottom row, like 5..3..; {text!r} has {len(text)}."
        )
    for name, character in zip(SQUARES, text, strict=True):
        if character not in ".123456":
            raise ValueError(f"{character!r} in square {name} is neither a number from 1 to 6 nor a dot.")
    return tuple(0 if character == "." else int(character) for character in text)


def format_box(box: Box) -> str:
    """The box as `parse_box` reads it."""
    return "".join(str(value) if value else "." for value in box)


def parse_roll(text: str) -> tuple[int, ...]:
    """`4,5`: the dice in hand; one die if its fellow is already written; nothing if the next roll is still to come."""
    dice = tuple(part.strip() for part in text.split(",")) if text.strip() else ()
    for die in dice:
        if die not in ("1", "2", "3", "4", "5", "6"):
            raise ValueError(f"{die!r} is not a die: a roll is written like 4,5.")
    return tuple(int(die) for die in dice)


def report(box: Box, goal: str = "construct", roll: tuple[int, ...] = (), terms: Terms = PLAIN) -> Report:
    """The odds of a position and, with dice in hand, of every way to write them."""
    if goal not in GOALS:
        raise ValueError(f"There is no goal {goal!r}; the goals are {', '.join(GOALS)}.")
    odds = search_odds(goal, terms)
    here = odds.of(box, roll)
    answer: Report = {
        "box": format_box(box),
        "goal": goal,
        "roll": list(roll),
        "rolls_left": rolls_left(box, roll),
        "value": here.value,
        "outcomes": _outcomes(here),
    }
    if roll:
        answer["placements"] = [
            {
                "put": [list(put) for put in placement.puts],
                "box": format_box(placement.box),
                "value": placement.odds.value,
                "outcomes": _outcomes(placement.odds),
            }
            for placement in odds.rank(box, roll)
        ]
    return answer


def _outcomes(odds: Odds) -> dict[str, float]:
    return {find.label: odds.chance[find] for find in Find}
