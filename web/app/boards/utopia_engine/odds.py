"""Exact odds over the squares and buttons, on request. The engine computes them; its solvers are not loaded before."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from utopiary import Choice, move_text, text
from utopiary.games.utopia_engine.view import View

from ...markup import Markup, tag
from ...scene import Scene

if TYPE_CHECKING:
    from utopiary.games.utopia_engine.odds.moves import Line

GOALS = ("construct", "component", "safe", "points")
PHASES = frozenset({"search", "activation", "field", "connection", "combat", "answer", "final", "final-roll"})
LEAST_CHANCE = 0.0005  # that is shown


class Odds:
    """The odds of each move that can be made now."""

    def __init__(self, lines: "Mapping[str, Line]", less_is_better: bool, points: bool) -> None:
        self._lines = lines
        self._plain = less_is_better or points  # a number, not a chance
        self._best = None
        if lines:
            pick = min if less_is_better else max
            self._best = pick(lines, key=lambda move: lines[move]["value"])

    def badge(self, choice: Choice) -> str | None:
        """The value of a move, as it is written over a square or in a button."""
        line = self._lines.get(move_text(choice.move))
        if line is None:
            return None
        value = line["value"]
        return f"{value:.1f}" if self._plain else percent(value)

    def best(self, choice: Choice) -> bool:
        """Is this the best move?"""
        return move_text(choice.move) == self._best

    def chances(self, choice: Choice) -> dict[str, float]:
        """What can come of a move, without what hardly ever does."""
        line = self._lines.get(move_text(choice.move))
        chances = line.get("chance", {}) if line else {}
        return {what: chance for what, chance in chances.items() if chance >= LEAST_CHANCE}

    def choice(self, choices: tuple[Choice, ...]) -> Choice | None:
        """The best move among these."""
        return next((choice for choice in choices if self.best(choice)), None)


NONE = Odds({}, False, False)


def percent(chance: float) -> str:
    """A chance in whole percents; 0 and 100 only if it is exactly that."""
    if 0 < chance < 0.01:
        return "<1"
    if 0.99 < chance < 1:
        return ">99"
    return f"{100 * chance:.0f}"


def counts_as_help(view: View, display: Mapping[str, str]) -> bool:
    """Are odds shown? They count as help, as a hint does."""
    return display.get("odds") in GOALS and view["phase"] in PHASES


def odds(scene: Scene[View]) -> Odds:
    """The odds of the choices for the goal that the player chose; `NONE` when they are hidden."""
    if not scene.choices or not counts_as_help(scene.view, scene.display):
        return NONE
    from utopiary.games.utopia_engine.odds.moves import odds_for

    goal, phase = scene.display["odds"], scene.view["phase"]
    return Odds(odds_for(scene.view, goal), phase == "connection", phase == "search" and goal == "points")


def switch(scene: Scene[View]) -> Markup | None:
    """The buttons that show and hide odds and choose the goal."""
    if not scene.choices or scene.view["phase"] not in PHASES:
        return None
    say, goal = scene.say, scene.display.get("odds", "")
    if goal not in GOALS:
        return tag("div", _display_button(say(text("ue.odds")), GOALS[0], say(text("ue.odds-why"))), class_="odds")
    goals = GOALS if scene.view["phase"] == "search" else ()
    return tag(
        "div",
        *[_display_button(say(text(f"ue.goal.{one}")), one, pressed=one == goal) for one in goals],
        _display_button(say(text("ue.odds-off")), ""),
        class_="odds on",
        role="group",
        aria_label=say(text("ue.odds-for")),
    )


def _display_button(label: str, value: str, why: str | None = None, pressed: bool | None = None) -> Markup:
    return tag(
        "button",
        label,
        type="button",
        id=f"odds-{value or 'off'}",
        data_do="display",
        data_name="odds",
        data_value=value,
        title=why,
        aria_pressed=None if pressed is None else str(pressed).lower(),
    )


def summary(scene: Scene[View], now: Odds) -> Markup | None:
    """The best move and what can come of it, in words."""
    best = now.choice(scene.choices)
    if best is None:
        return None
    say = scene.say
    parts = [
        say(text("ue.odds-part", what=text(f"ue.chance.{what}"), chance=percent(chance)))
        for what, chance in now.chances(best).items()
    ]
    id = "ue.odds-best" if parts else "ue.odds-best-only"
    less = say(text("ue.odds-less")) if scene.view["phase"] == "connection" else None
    return tag("p", say(text(id, move=best.label, chances=", ".join(parts))), less and f" {less}", class_="best-odds")
