"""How it came to this: the end in words, and the sum of the factors and the events over the whole game."""

from collections.abc import Sequence
from typing import Any

from utopiary import View, text

from ...markup import Markup, tag
from ...scene import Scene
from .art import icon

WIDE, HIGH, LOW = 320, 104, 8


def ending(scene: Scene[Any]) -> Markup:
    view, say = scene.view, scene.say
    if not view["ending"]:
        return Markup("")
    won = view["ending"] == "peace"
    words = say(text(f"eutopia.over-{view['ending']}", score=view["sum"]))
    return tag(
        "div",
        icon("dove" if won else "trouble", "eu-emblem"),
        tag("div", tag("p", words, class_="lead"), tag("p", say(text("eu.hope-won" if won else "eu.hope-lost")))),
        _curve(scene, [past for past in scene.past() if past["round"]]),
        class_="eu-ended " + ("eu-won" if won else "lost"),
    )


def _curve(scene: Scene[Any], views: Sequence[View]) -> Markup | None:
    if len(views) < 2:
        return None
    view, say = scene.view, scene.say
    sums = [past["sum"] for past in views]
    crowds = [len(past["events"]) for past in views]
    lines = [
        tag("path", d=f"M0 {_y(at):.1f}H{WIDE}", class_=f"limit {kind}") + tag("text", at, x=2, y=_y(at) - 2)
        for at, kind in ((view["war_at"], "war"), (view["fall_at"], "fall"))
    ]
    return tag(
        "svg",
        *lines,
        tag("path", d=_path(crowds), class_="crowd"),
        tag("path", d=_path(sums), class_="sum"),
        viewBox=f"0 -6 {WIDE} {HIGH + 12}",
        class_="eu-curve",
        role="img",
        aria_label=say(text("eu.curve", least=min(sums), most=max(sums), crowd=max(crowds))),
    )


def _y(value: float) -> float:
    return HIGH - LOW - (HIGH - 2 * LOW) * value / 16


def _path(values: Sequence[int]) -> str:
    step = WIDE / (len(values) - 1)
    return "M" + " L".join(f"{step * i:.1f} {_y(value):.1f}" for i, value in enumerate(values))
