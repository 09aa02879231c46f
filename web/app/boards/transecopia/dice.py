"""Dice: normal ones, and Prismatic ones, whose pips have another shape in every colour."""

from functools import cache, lru_cache
from typing import Any

from utopiary import text
from utopiary.games.transecopia.names import DIE_OF, DIE_TEXT

from ...dice import PIPS
from ...markup import Markup, join, tag
from ...scene import Scene
from ...seats import mark as seat_mark

BODY = "M9 2h30a7 7 0 0 1 7 7v30a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7V9a7 7 0 0 1 7-7z"
CUT = "M14 2h20l12 12v20L34 46H14L2 34V14z"  # a Prismatic die is cut like a gem
FACETS = "M14 2l-3 9-9 3M34 2l3 9 9 3M14 46l-3-9-9-3M34 46l3-9 9-3M11 11h26v26H11z"


@cache
def face(value: int, colour: str = "") -> Markup:
    """A die from above; no value, no pips."""
    pips = "".join(_pip(colour, 2 + 44 * x, 2 + 44 * y) for x, y in PIPS.get(value, ()))
    return tag(
        "svg",
        tag("path", d=CUT if colour else BODY, class_="body"),
        tag("path", d=FACETS, class_="facets") if colour else None,
        tag("path", d=pips, class_="spots"),
        viewBox="0 0 48 48",
        class_=f"cube {colour or 'normal'}",
        aria_hidden="true",
    )


def _pip(colour: str, x: float, y: float) -> str:
    if colour == "red":
        return f"M{x:.1f} {y - 5.5:.1f}l5.4 9.5h-10.8z"
    if colour == "blue":
        return f"M{x - 4.2:.1f} {y - 4.2:.1f}h8.4v8.4h-8.4z"
    return f"M{x:.1f} {y - 4.4:.1f}a4.4 4.4 0 1 0 .01 0z"


def die_name(scene: Scene[Any], die: dict[str, Any]) -> str:
    word: str | int = int(die["id"]) if die["id"].isdigit() else die["id"]
    return scene.say(DIE_TEXT[DIE_OF[word]])


def stack_name(scene: Scene[Any], dice: list[dict[str, Any]]) -> str:
    names = ", ".join(die_name(scene, die) for die in dice)
    if len(dice) == 1:
        return names
    return scene.say(text("transecopia.stack", dice=names, value=sum(die["value"] for die in dice)))


def stack(dice: list[dict[str, Any]], seat: int | None = None, kind: str = "") -> Markup:
    """One deployment: a die, or dice on each other with their sum; with the mark of whoever put it there."""
    return _stack(tuple((die["value"], die["colour"]) for die in dice), seat, kind)


@lru_cache(maxsize=1024)
def _stack(dice: tuple[tuple[int, str], ...], seat: int | None, kind: str) -> Markup:
    faces = [face(value, colour) for value, colour in dice]
    total = tag("span", sum(value for value, _ in dice), class_="sum") if len(dice) > 1 else None
    whose = None if seat is None else seat_mark(seat)
    look = f"stack high-{len(dice)} {kind}".strip() + ("" if seat is None else f" seat-{seat}")
    return tag("span", join(faces), total, whose, class_=look, aria_hidden="true")
