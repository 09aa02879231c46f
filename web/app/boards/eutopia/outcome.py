"""The end of a game in words, and the course of the factors and the events over the whole game."""

from collections.abc import Sequence

from utopiary import text
from utopiary.games.eutopia.view import Summary, View

from ...markup import Markup, tag
from ...scene import Scene
from .art import icon

WIDE, HIGH, LOW = 320, 104, 8


def outcome(scene: Scene[View]) -> Markup:
    """How it ended; nothing before."""
    view, say = scene.view, scene.say
    if not view["ending"]:
        return Markup("")
    won = view["ending"] == "peace"
    words = say(text(f"eutopia.over-{view['ending']}", score=view["sum"]))
    return tag(
        "div",
        icon("dove" if won else "event", "eu-emblem"),
        tag("div", tag("p", words, class_="lead"), tag("p", say(text("eu.hope-won" if won else "eu.hope-lost")))),
        _curve(scene, [summary for summary in scene.past() if summary["round"]]),
        class_="eu-ended " + ("eu-won" if won else "lost"),
    )


def _curve(scene: Scene[View], past: Sequence[Summary]) -> Markup | None:
    """The sum of the factors and the number of events after every move."""
    if len(past) < 2:
        return None
    view, say = scene.view, scene.say
    sums = [summary["sum"] for summary in past]
    numbers = [len(summary["events"]) for summary in past]
    lines = [
        tag("path", d=f"M0 {_y(at):.1f}H{WIDE}", class_=f"limit {kind}") + tag("text", at, x=2, y=_y(at) - 2)
        for at, kind in ((view["war_at"], "war"), (view["fall_at"], "fall"))
    ]
    return tag(
        "svg",
        *lines,
        tag("path", d=_path(numbers), class_="event-count"),
        tag("path", d=_path(sums), class_="factor-sum"),
        viewBox=f"0 -6 {WIDE} {HIGH + 12}",
        class_="eu-curve",
        role="img",
        aria_label=say(text("eu.curve", least=min(sums), most=max(sums), crowd=max(numbers))),
    )


def _y(value: float) -> float:
    return HIGH - LOW - (HIGH - 2 * LOW) * value / 16


def _path(values: Sequence[int]) -> str:
    step = WIDE / (len(values) - 1)
    return "M" + " L".join(f"{step * i:.1f} {_y(value):.1f}" for i, value in enumerate(values))
