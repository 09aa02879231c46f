"""What the terminal's `odds utopia-engine` answers: pure, the terminal only prints it."""

from typing import Any

from .box import SQUARES, Box, rolls_left
from .chart import GOALS, PLAIN, Find, Terms
from .finds import Odds, search_odds


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


def report(box: Box, goal: str = "construct", roll: tuple[int, ...] = (), terms: Terms = PLAIN) -> dict[str, Any]:
    """The odds of a position and, with dice in hand, of every way to write them, best first; plain JSON."""
    if goal not in GOALS:
        raise ValueError(f"There is no goal {goal!r}; the goals are {', '.join(GOALS)}.")
    odds = search_odds(goal, terms)
    answer: dict[str, Any] = {
        "box": format_box(box),
        "goal": goal,
        "roll": list(roll),
        "rolls_left": rolls_left(box, roll),
        **_plain(odds.of(box, roll)),
    }
    if roll:
        answer["placements"] = [
            {"put": [list(put) for put in placement.puts], "box": format_box(placement.box), **_plain(placement.odds)}
            for placement in odds.rank(box, roll)
        ]
    return answer


def _plain(odds: Odds) -> dict[str, Any]:
    return {"value": odds.value, "outcomes": {find.label: odds.chance[find] for find in Find}}
